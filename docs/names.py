"""Names that the documents promise: `name` and `name(...)` are declared by headsup, or are another's and listed here."""

import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parents[1]
pages = [root / "README.md", *sorted((root / "docs").glob("*.md")), *sorted((root / "docs/errors/source").glob("HU*.md"))]
others = set("""auto static_assert reinterpret_cast push_back dlopen dlclose install add_subdirectory find_package
    target_link_libraries _v2 mha hard_to_tell cross backward nothing_is_shared item permute einsum squeeze view
    contiguous masked_fill_ encodings generate gpt2 token frames fork train eval load_state_dict state_dict
    cosine_similarity x y f std""".split())

specifiers = r"(?:(?:static|inline|constexpr|consteval|explicit|friend|HEADSUP_\w+|\[\[[\w:]+\]\]) )*"
declaration = re.compile(
    rf"^ *(?:template <.*> ?)?(?:requires.*? )?{specifiers}"
    r"(?:(?:struct|class|concept|namespace|using|enum class|enum) |[\w:]+(?:<.*>)?[&*]? ?[&*]*(?<=[\s&*]))"
    r"(?:HEADSUP_\w+ )?([a-z_]\w*)(?: ?<.*>)? *(?:[({=;:\[]|$)|#define (?:HEADSUP_(?:CALL|WORD) )?(\w+)|HEADSUP_MEMBER\((\w+)",
    re.M)


def declared():
    names = set()
    for header in [*root.glob("include/**/*.hpp"), *root.glob("include/**/*.inl")]:
        code = re.sub(r"//.*", "", header.read_text())
        for found in declaration.findall(code):
            names.update(filter(None, found))
        for each in re.findall(r"\benum\b[^{};]*\{([^}]*)\}", code):
            names.update(re.findall(r"\w+", each))
    return names


def promised(page):
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.S)
    for span in re.findall(r"(?<![\w`])`([^`\n]+)`(?!`)", text):
        if match := re.match(r"([a-z_]\w*)(?:<[^>]*>)*(?:\(.*\))?$", span):
            yield span, match[1]


def main():
    known = declared() | others
    missing = [f"{page.relative_to(root)}: `{span}` is declared nowhere"
               for page in pages for span, name in promised(page) if name not in known]
    print("\n".join(missing) or f"every name of {len(pages)} pages is declared")
    return bool(missing)


if __name__ == "__main__":
    sys.exit(main())
