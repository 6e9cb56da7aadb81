"""Reads as much of C++ as finding checks needs: brackets, and the text between separators."""

import re


def blank(source):
    """The source with comments and literals blanked, without moving anything."""
    def spaces(match):
        text = match.group()
        if text[0] == '"':
            return '"' + "x" * (len(text) - 2) + '"'
        return re.sub(r"[^\n]", " ", text)
    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', spaces, source, flags=re.DOTALL)


def closing(code, opened):
    """Where the bracket opened at a position is closed. A < is a bracket only directly after a name: the code is
    formatted, so a comparison has spaces around it."""
    pairs = {"(": ")", "[": "]", "{": "}", "<": ">"}
    stack = []
    for at in range(opened, len(code)):
        c = code[at]
        if c in "([{" or (c == "<" and (at == opened or opens_angle(code, at))):
            stack.append(pairs[c])
        elif c in ")]}":
            while stack and stack[-1] == ">" != c:
                stack.pop()  # what looked like a bracket was a comparison
            if not stack or stack.pop() != c:
                return None
        elif c == ">" and stack and stack[-1] == ">" and code[at - 1] not in "-=" and code[at + 1:at + 2] != "=":
            stack.pop()
        if not stack:
            return at
    return None


def opens_angle(code, at):
    if code[max(0, at - 9):at] == "template ":
        return True
    return code[at - 1:at].isidentifier() and code[at + 1:at + 2] not in ("<", "=")


def split_at(code, begin, end, separator):
    """The ranges between the separators outside all brackets."""
    ranges, start, at = [], begin, begin
    while at < end:
        if code.startswith(separator, at):
            ranges.append((start, at))
            at = start = at + len(separator)
        elif code[at] in "([{" or (code[at] == "<" and opens_angle(code, at)):
            close = closing(code, at)
            at = at + 1 if close is None or close >= end else close + 1
        else:
            at += 1
    ranges.append((start, end))
    return [trimmed(code, *each) for each in ranges]


def outside(code, begin, wanted):
    """The position of the first of some characters outside all brackets."""
    at = begin
    while at < len(code):
        if code[at] in wanted:
            return at
        if code[at] in "([{" or (code[at] == "<" and opens_angle(code, at)):
            at = closing(code, at) or at
        at += 1
    return None


def names_in(text):
    return set(re.findall(r"\w+", text))


def trimmed(code, begin, end):
    while begin < end and code[begin].isspace():
        begin += 1
    while end > begin and code[end - 1].isspace():
        end -= 1
    return begin, end


def conjuncts_in(code, begin, end):
    """The ranges of the conditions that must all be true, including those in brackets, folds and both arms of a ?:."""
    begin, end = trimmed(code, begin, end)
    question = split_at(code, begin, end, "?")
    if len(question) > 1:
        plain = code[:begin] + code[begin:end].replace("::", "xx") + code[end:]
        arms = split_at(plain, question[1][0], end, ":")
        return [each for arm in arms for each in conjuncts_in(code, *arm)] if len(arms) == 2 else [(begin, end)]
    if len(split_at(code, begin, end, "||")) > 1:
        return [(begin, end)]
    parts = split_at(code, begin, end, "&&")
    if len(parts) > 1:
        return [each for part in parts for each in conjuncts_in(code, *part)]
    if code[begin] != "(" or closing(code, begin) != end - 1:
        return [(begin, end)]
    inner = split_at(code, begin + 1, end - 1, "&&")
    if code[slice(*inner[-1])] != "...":
        return conjuncts_in(code, begin + 1, end - 1)
    within = conjuncts_in(code, *inner[0])
    return within if len(within) > 1 else [(begin, end)]
