import type { XmlElement } from "./xml-element.ts";
import { XML_LIMITS } from "./xml-element.ts";

type OpenElement = { name: string; tag: string; attributes: Map<string, string>; children: XmlElement[]; text: string };

type Reading = { text: string; open: OpenElement[]; root: XmlElement | null; count: number };

/** In place of where the reading goes on: the text breaks a rule. */
const BROKEN = -1;

/**
 * Reads an XML text into its root. It is strict and knows little, because strangers send these texts: a document type,
 * an entity of its own, an unclosed tag, words outside the root, or more than `XML_LIMITS` gives null. Nothing is ever
 * loaded. It takes a time proportional to the length of the text.
 */
export function readXml(text: string): XmlElement | null {
  if (text.length > XML_LIMITS.characters) return null;
  const reading: Reading = { text, open: [], root: null, count: 0 };
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  while (at !== BROKEN && at < text.length) at = readPiece(reading, at);
  return at === BROKEN || reading.open.length > 0 ? null : reading.root;
}

// Reads the words up to the next mark, then the mark. Each of these functions gives where the reading goes on.
function readPiece(reading: Reading, at: number): number {
  const { text } = reading;
  const nextMark = text.indexOf("<", at);
  const mark = nextMark < 0 ? text.length : nextMark;
  if (addWords(reading, text.slice(at, mark)) === BROKEN) return BROKEN;
  if (mark === text.length) return mark;
  if (text.startsWith("<!--", mark)) return endOf(text, "-->", mark + 4);
  if (text.startsWith("<?", mark)) return endOf(text, "?>", mark + 2);
  if (text.startsWith("<![CDATA[", mark)) return addRawWords(reading, mark + 9);
  // A document type may define entities that grow without end, or that name files.
  if (text.startsWith("<!", mark)) return BROKEN;
  return text[mark + 1] === "/" ? closeElement(reading, mark + 2) : openElement(reading, mark + 1);
}

function endOf(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? BROKEN : at + end.length;
}

function addWords({ open }: Reading, words: string): number {
  const element = open.at(-1);
  const plainWords = resolveReferences(words);
  if (plainWords === null || (element === undefined && words.trim() !== "")) return BROKEN;
  if (element) element.text += plainWords;
  return 0;
}

function addRawWords({ text, open }: Reading, from: number): number {
  const element = open.at(-1);
  const end = endOf(text, "]]>", from);
  if (element === undefined || end === BROKEN) return BROKEN;
  element.text += text.slice(from, end - 3);
  return end;
}

function closeElement(reading: Reading, from: number): number {
  const end = endOf(reading.text, ">", from);
  const element = reading.open.pop();
  if (end === BROKEN || reading.text.slice(from, end - 1).trim() !== element?.tag) return BROKEN;
  addElement(reading, element);
  return end;
}

function addElement(reading: Reading, { name, attributes, children, text }: OpenElement): void {
  const element = { name, attributes, children, text };
  const parent = reading.open.at(-1);
  if (parent) parent.children.push(element);
  else reading.root = element;
}

const NAME = /[\p{L}_][\p{L}\p{N}_.:-]{0,200}/uy;

function openElement(reading: Reading, from: number): number {
  const { text, open } = reading;
  const tag = nameAt(text, from);
  const isSecondRoot = open.length === 0 && reading.root !== null;
  reading.count++;
  if (tag === "" || isSecondRoot || open.length >= XML_LIMITS.depth || reading.count > XML_LIMITS.elements)
    return BROKEN;
  const attributes = new Map<string, string>();
  const name = tag.slice(tag.indexOf(":") + 1);
  const element: OpenElement = { name, tag, attributes, children: [], text: "" };
  let at = skipSpaces(text, from + tag.length);
  while (at !== BROKEN && text[at] !== ">" && text[at] !== "/")
    at = skipSpaces(text, readAttribute(text, at, attributes));
  if (at === BROKEN) return BROKEN;
  if (text[at] === ">") {
    open.push(element);
    return at + 1;
  }
  addElement(reading, element);
  return text[at + 1] === ">" ? at + 2 : BROKEN;
}

// Reads one attribute into `attributes`.
function readAttribute(text: string, at: number, attributes: Map<string, string>): number {
  const name = nameAt(text, at);
  const equal = skipSpaces(text, at + name.length);
  const start = skipSpaces(text, equal + 1);
  const quote = text[start];
  if (name === "" || text[equal] !== "=" || (quote !== '"' && quote !== "'")) return BROKEN;
  const end = text.indexOf(quote, start + 1);
  const value = end < 0 ? null : resolveReferences(text.slice(start + 1, end));
  if (value === null || attributes.has(name) || attributes.size >= XML_LIMITS.attributes) return BROKEN;
  attributes.set(name, value);
  return end + 1;
}

function nameAt(text: string, at: number): string {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0] ?? "";
}

function skipSpaces(text: string, from: number): number {
  if (from === BROKEN) return BROKEN;
  let at = from;
  while (at < text.length && " \t\r\n".includes(text[at] ?? "")) at++;
  return at;
}

const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

// The words with the references that every XML text knows. Null with any other one.
function resolveReferences(words: string): string | null {
  if (!words.includes("&")) return words;
  if (words.replace(REFERENCE, "").includes("&")) return null;
  return words.replace(REFERENCE, (_reference, decimal?: string, hexadecimal?: string, name?: string) =>
    name === undefined ? characterOf(decimal, hexadecimal) : (NAMED[name] ?? ""),
  );
}

function characterOf(decimal = "", hexadecimal = ""): string {
  const code = decimal === "" ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
}
