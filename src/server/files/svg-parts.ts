/**
 * The forbidden part of a drawing, or null: a filter, because its cost has no limit, or a reference to something
 * outside the drawing. The drawing is read as plain text, including characters written as numbers. It is better to
 * refuse a harmless word than to accept a harmful one.
 */
export function refusedPart(svg: string): "filter" | "reference" | null {
  const text = plain(svg);
  const drawing = withoutComments(text);
  const hasPart = (part: RegExp) => part.test(text) || part.test(drawing);
  if (FILTERS.some(hasPart)) return "filter";
  return REFERENCES.some(hasPart) ? "reference" : null;
}

// A comment without end is kept.
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

// The element, its attribute, and the style property, which also accepts functions such as blur().
const FILTERS = [
  /<([\w.-]+:)?(filter|fe[a-z]+)[\s/>]/i,
  /\bfilter\s*:\s*(?!none\b)[^\s]/i,
  /\bfilter\s*=\s*["']\s*(?!none\b)[^\s"']/i,
];

// Pixels written in the drawing are part of it. A drawing inside the drawing would hide the same dangers again.
const REFERENCES = [
  /\bhref\s*=\s*["']\s*(?!#|data:image\/(png|jpeg|jpg|webp|gif)[;,]|["'])/i,
  /\burl\(\s*["']?\s*(?!["']?\s*#|data:(image\/(png|jpeg|jpg|webp|gif)|font\/|application\/(x-)?font))/i,
  /@import\b/i,
  /<\?xml-stylesheet\b/i,
  /XInclude/,
];

const NAMED: Record<string, string> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">" };

// XML may write a character by its number. A style sheet may write it by its number after a backslash.
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
