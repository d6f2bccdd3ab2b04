import fc from "fast-check";
import { expect, test } from "vitest";
import { readXml } from "./read-xml.ts";
import { elementsAt, textAt, XML_LIMITS } from "./xml-element.ts";

const textOf = (xml: string) => readXml(xml)?.text ?? null;

test("elements are named without their prefix", () => {
  expect(readXml("<a:facture xmlns:a='x'><a:numero>12</a:numero></a:facture>")).toMatchObject({
    name: "facture",
    children: [{ name: "numero", text: "12" }],
  });
});

test("a path leads to every element of its names", () => {
  const root = readXml("<r><p><n>1</n></p><p><n>2</n></p></r>");
  expect(root && elementsAt(root, "p/n").map(({ text }) => text)).toEqual(["1", "2"]);
});

test("the text of a path without element is empty", () => {
  const root = readXml("<r/>");
  expect(root && textAt(root, "p/n")).toBe("");
});

test("attributes are read in both kinds of quotes", () => {
  expect([...(readXml(`<a b="1" c = '2'/>`)?.attributes ?? [])]).toEqual([
    ["b", "1"],
    ["c", "2"],
  ]);
});

test.each([
  ["<a>1 &lt; 2 &amp; 3</a>", "1 < 2 & 3"],
  ["<a>&#233;t&#xE9;</a>", "été"],
  ["<a><![CDATA[<b> & c]]></a>", "<b> & c"],
  ["<a>1<!-- <b> -->2<?x y?>3</a>", "123"],
  ["\uFEFF<?xml version='1.0'?>\n<a>x</a>\n", "x"],
])("the text of %j is %j", (xml, text) => {
  expect(textOf(xml)).toBe(text);
});

test.each([
  ["a document type", '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
  ["an entity of its own", "<a>&b;</a>"],
  ["an entity that names a file", '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
  ["a lone ampersand", "<a>b & c</a>"],
  ["two roots", "<a/><b/>"],
  ["words beside the root", "x<a/>"],
  ["an unclosed tag", "<a><b></a>"],
  ["tags that cross", "<a><b></a></b>"],
  ["a tag that never ends", "<a b='1"],
  ["an attribute that stands twice", "<a b='1' b='2'/>"],
  ["an attribute without quotes", "<a b=1/>"],
  ["a comment that never ends", "<a><!-- x </a>"],
  ["nothing", ""],
])("%s is not read", (_what, xml) => {
  expect(readXml(xml)).toBeNull();
});

test("elements within elements beyond the limit are not read", () => {
  const deep = (depth: number) => "<a>".repeat(depth) + "</a>".repeat(depth);
  expect([readXml(deep(XML_LIMITS.depth)), readXml(deep(XML_LIMITS.depth + 1))]).toEqual([
    expect.objectContaining({ name: "a" }),
    null,
  ]);
});

test("more elements than the limit are not read", () => {
  expect(readXml(`<a>${"<b/>".repeat(XML_LIMITS.elements)}</a>`)).toBeNull();
});

test("a text that is too long is not read", () => {
  expect(readXml(`<a>${" ".repeat(XML_LIMITS.characters)}</a>`)).toBeNull();
});

test("any text is read or refused", () => {
  const piece = fc.constantFrom(
    "<",
    ">",
    "</",
    "/>",
    "a",
    "&",
    "&amp;",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "'",
    "=",
    " ",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(readXml(pieces.join(""))?.name).not.toBe("");
    }),
  );
});
