"""Reads C++ text as far as brackets tell."""

import re

closing = {"(": ")", "{": "}", "[": "]"}


def end_of_brackets(text, at):
    """Where the bracket at `at` closes. < counts as a bracket only there and after a name."""
    stack = []
    while at < len(text):
        letter = text[at]
        if letter == '"':
            at = text.index('"', at + 1)
        elif letter == "<" and (not stack or re.search(r"[\w.]$", text[:at]) or text[at - 1] in "<, "):
            if text[at + 1 : at + 2] not in (" ", "="):
                stack.append(">")
        elif letter in closing:
            stack.append(closing[letter])
        elif stack and letter == stack[-1] and not (letter == ">" and text[at - 1] in " -"):
            stack.pop()
        at += 1
        if not stack:
            return at
    return None


def split_at(text, separators):
    """The parts of a text between separators, a regular expression, that stand outside of all brackets."""
    parts, start, at = [], 0, 0
    pattern = re.compile(separators)
    while at < len(text):
        if text[at] == '"':
            at = text.index('"', at + 1) + 1
        elif text[at] in "({[" or text[at] == "<" and re.match(r"[\w.]", text[at - 1 : at]) and text[at + 1 : at + 2] != " ":
            at = end_of_brackets(text, at) or len(text)
        elif match := pattern.match(text, at):
            parts.append(text[start:at])
            start = at = match.end()
        else:
            at += 1
    return [*parts, text[start:]]


def end_of_expression(text, at):
    """Where the name, number or brackets at `at`, with all that they are applied to, end."""
    if text[at : at + 1] == "(":
        return end_of_brackets(text, at)
    match = re.compile(r"[A-Za-z_][\w:]*|\d[\d.]*").match(text, at)
    if not match:
        return None
    at = match.end()
    while at is not None and at < len(text):
        if text[at] in "({" or text[at] == "<" and text[at + 1 : at + 2] not in (" ", "="):
            at = end_of_brackets(text, at)
        elif more := re.compile(r"(?:\.|::)\w+").match(text, at):
            at = more.end()
        else:
            break
    return at


def names_of(code):
    return set(re.findall(r"(?<![\w.:])[A-Za-z_]\w*(?![\w]*<)", code))


def replaced(code, by):
    """The code with names, or other texts of the table, in place of which the user types something else."""
    if not by:
        return code
    pattern = "|".join((rf"(?<![\w.]){re.escape(each)}(?!\w)" if re.match(r"\w", each) else re.escape(each))
                       for each in sorted(by, key=len, reverse=True))
    return re.sub(pattern, lambda match: by[match[0]], code)
