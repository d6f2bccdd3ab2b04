import fc from "fast-check";
import { XmlDocument } from "libxml2-wasm";
import { expect, test } from "vitest";
import { element, optionalText, printXml, textElement } from "./xml.ts";

test("text and attributes are escaped", () => {
  const root = element("a", textElement("b", `VOLT & FILS <"'>`, { c: `"&<` }), optionalText("d", ""), null);
  expect(printXml(root)).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>\n<a><b c="&quot;&amp;&lt;">VOLT &amp; FILS &lt;&quot;'&gt;</b></a>\n`,
  );
});

test("any text gives XML that parses and reads back as typed, except what XML cannot hold", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 50 }), fc.string({ unit: "grapheme" }), (wild, tame) => {
      const document = XmlDocument.fromString(
        printXml(element("a", textElement("b", `${wild}\u0000\uD800\uFFFE`), textElement("c", tame))),
      );
      expect(document.get("//c")?.content).toBe(tame);
      document.dispose();
    }),
  );
});
