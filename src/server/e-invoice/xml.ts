/** An XML element: name, attributes, then text or children. Nothing is escaped by hand: `printXml` does it for all. */
export type XmlElement = { name: string; attributes: Record<string, string>; content: string | readonly XmlElement[] };

/** What may stand as a child: an element, a list of them, or nothing. */
export type XmlChild = XmlElement | readonly XmlElement[] | null;

/** An element with children; `null` children are left out. */
export function element(name: string, ...children: XmlChild[]): XmlElement {
  return {
    name,
    attributes: {},
    content: children.flatMap((child) => (child === null ? [] : Array.isArray(child) ? child : [child as XmlElement])),
  };
}

/** An element with text. */
export function textElement(name: string, content: string, attributes: Record<string, string> = {}): XmlElement {
  return { name, attributes, content };
}

/** An element with text, or nothing when the text is empty. */
export function optionalText(
  name: string,
  content: string,
  attributes: Record<string, string> = {},
): XmlElement | null {
  return content === "" ? null : textElement(name, content, attributes);
}

/** The document as text, UTF-8, indented by nothing: bytes are archived, people read the PDF. */
export function printXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${print(root)}\n`;
}

function print({ name, attributes, content }: XmlElement): string {
  const open = `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join("")}`;
  return `<${open}>${typeof content === "string" ? escapeXml(content) : content.map(print).join("")}</${name}>`;
}

// Characters XML 1.0 cannot hold at all are dropped, the rest is escaped.
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
