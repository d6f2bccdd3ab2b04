const MAX_DEPTH = 64;
const ATTRIBUTES = {
  width: /\swidth\s?=\s?("[^"]*"|'[^']*')/,
  height: /\sheight\s?=\s?("[^"]*"|'[^']*')/,
  viewBox: /\sviewBox\s?=\s?("[^"]*"|'[^']*')/,
};
const ROOT = /^<svg[\s>/]/;
const OTHER_ENCODING = /\sencoding\s*=\s*["'](?!utf-8["'])/i;
const UNIT_PX: Record<string, number> = { "": 1, px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

/**
 * The size of an SVG in pixels: the larger of its own size and its view box, so that neither is huge. Null when it is
 * not a plain SVG: not UTF-8, with a document type that declares something (entities may multiply without end), or with
 * elements nested too deep.
 */
export function svgSize(buffer: Buffer): { width: number; height: number } | null {
  const text = decode(buffer);
  if (text === null || /<!ENTITY/i.test(text)) return null;
  const root = rootTag(text);
  if (root === null || isTooDeep(text)) return null;
  const box = attribute(root, "viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [boxWidth = NaN, boxHeight = NaN] = box.length === 4 ? box.slice(2) : [];
  const width = largest(pixels(attribute(root, "width")), boxWidth);
  const height = largest(pixels(attribute(root, "height")), boxHeight);
  return width > 0 && height > 0 ? { width, height } : null;
}

function decode(buffer: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(buffer);
  } catch {
    return null;
  }
}

// What may stand before the root: the XML declaration, comments, a document type. This is read by hand, so that each
// part is read once.
function rootTag(text: string): string | null {
  let at = 0;
  for (;;) {
    at = text.indexOf("<", at);
    if (at < 0) return null;
    const end = endOfTag(text, at);
    if (end < 0) return null;
    const tag = text.slice(at, end);
    if (tag.startsWith("<?") ? OTHER_ENCODING.test(tag) : /^<!DOCTYPE/i.test(tag) && tag.includes("[")) return null;
    if (!tag.startsWith("<?") && !tag.startsWith("<!")) return ROOT.test(tag) ? tag : null;
    at = end;
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = text.indexOf("<"); at >= 0;) {
    const end = endOfTag(text, at);
    if (end < 0) return false;
    const next = text[at + 1];
    if (next === "/") depth -= 1;
    else if (next !== "!" && next !== "?" && text[end - 2] !== "/") depth += 1;
    if (depth > MAX_DEPTH) return true;
    at = text.indexOf("<", end);
  }
  return false;
}

// A « > » within quotes, a comment or character data ends no tag.
function endOfTag(text: string, at: number): number {
  if (text.startsWith("<!--", at)) return endOfMark(text, "-->", at + 4);
  if (text.startsWith("<![CDATA[", at)) return endOfMark(text, "]]>", at + 9);
  for (let index = at + 1; index < text.length; index++) {
    const character = text[index]!;
    if (character === ">") return index + 1;
    if (character !== '"' && character !== "'") continue;
    index = text.indexOf(character, index + 1);
    if (index < 0) return -1;
  }
  return -1;
}

function endOfMark(text: string, mark: string, from: number): number {
  const start = text.indexOf(mark, from);
  return start < 0 ? -1 : start + mark.length;
}

function attribute(tag: string, name: keyof typeof ATTRIBUTES): string {
  return (ATTRIBUTES[name].exec(tag)?.[1] ?? "").slice(1, -1);
}

function pixels(length: string): number {
  const [, number = "", unit = ""] = /^([\d.]+(?:e[+-]?\d+)?)\s?([a-z]*)$/i.exec(length.trim()) ?? [];
  return number === "" ? NaN : Number(number) * (UNIT_PX[unit.toLowerCase()] ?? NaN);
}

function largest(...numbers: number[]): number {
  return Math.max(0, ...numbers.filter((one) => !Number.isNaN(one)));
}
