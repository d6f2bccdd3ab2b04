/**
 * What a drawing must not have, or null: a filter, whose cost nothing bounds, or a reference to something outside of
 * it. Read as plain text, with characters written by their number counted too: a word too many is refused rather than
 * one too few.
 */
export function refusedPart(svg: string): "filter" | "reference" | null {
  const text = plain(svg);
  const drawing = withoutComments(text);
  const has = (part: RegExp) => part.test(text) || part.test(drawing);
  if (FILTERS.some(has)) return "filter";
  return REFERENCES.some(has) ? "reference" : null;
}

// A comment that never ends is kept.
function withoutComments(text: string): string {
  let rest = "";
  for (let from = 0; ;) {
    const start = text.indexOf("/*", from);
    const end = start < 0 ? -1 : text.indexOf("*/", start + 2);
    if (end < 0) return rest + text.slice(from);
    rest += `${text.slice(from, start)} `;
    from = end + 2;
  }
}

// The element, its attribute, and the property of a style sheet, which takes functions such as blur() too.
const FILTERS = [
  /<([\w.-]+:)?(filter|fe[a-z]+)[\s/>]/i,
  /\bfilter\s*:\s*(?!none\b)[^\s]/i,
  /\bfilter\s*=\s*["']\s*(?!none\b)[^\s"']/i,
];

// Pixels written within the drawing are a part of it; a drawing within the drawing would hide all of this once more.
const REFERENCES = [
  /\bhref\s*=\s*["']\s*(?!#|data:image\/(png|jpeg|jpg|webp|gif)[;,]|["'])/i,
  /\burl\(\s*["']?\s*(?!["']?\s*#|data:(image\/(png|jpeg|jpg|webp|gif)|font\/|application\/(x-)?font))/i,
  /@import\b/i,
  /<\?xml-stylesheet\b/i,
  /XInclude/,
];

const NAMED: Record<string, string> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">" };

// XML may write a character by its number, a style sheet by its number after a backslash.
function plain(svg: string): string {
  return svg
    .replace(
      /&(?:#x([0-9a-f]{1,8})|#([0-9]{1,8})|(quot|apos|amp|lt|gt));/gi,
      (_, hex?: string, decimal?: string, name?: string) =>
        name === undefined
          ? character(hex === undefined ? Number(decimal) : parseInt(hex, 16))
          : (NAMED[name.toLowerCase()] ?? ""),
    )
    .replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, hex?: string, letter?: string) =>
      hex === undefined ? (letter ?? "") : character(parseInt(hex, 16)),
    );
}

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
