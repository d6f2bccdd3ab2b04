import type { CorpusCase } from "./corpus-case.ts";
import { TEXT_PART, filePart, mailCase, multipart, part, partMail, textMail, withHead } from "./corpus-case.ts";

// Parts within parts, and mails that would take a reader down.

function nestedMail(depth: number): string {
  let content = TEXT_PART;
  for (let level = 0; level < depth; level++) content = multipart("mixed", [content]);
  return partMail(content);
}

const HTML_PART = part("Content-Type: text/html; charset=utf-8", "<p>Bonjour, <b>voici</b>.</p>");
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const innerMail = (inner: string) => part("Content-Type: message/rfc822", inner);

export const NESTING: CorpusCase[] = [
  mailCase("text and HTML of the same", partMail(multipart("alternative", [TEXT_PART, HTML_PART])), {
    text: "Bonjour, voici.",
    htmlHas: ["<b>voici</b>"],
  }),
  mailCase("HTML alone gives its words", partMail(HTML_PART), { text: "Bonjour, voici." }),
  mailCase(
    "an empty text beside HTML",
    partMail(multipart("alternative", [part("Content-Type: text/plain", " "), HTML_PART])),
    {
      text: "Bonjour, voici.",
    },
  ),
  mailCase(
    "a picture among the words",
    partMail(
      multipart("related", [
        part("Content-Type: text/html; charset=utf-8", '<p>Le mur :</p><img src="cid:mur@roux" alt="mur">'),
        filePart("image/png", "mur.png", PNG, "Content-ID: <mur@roux>"),
      ]),
    ),
    { htmlHas: ['src="data:image/png;base64,'], files: [["mur.png", "picture"]], pictureHosts: [] },
  ),
  mailCase(
    "a picture that the mail names and does not bring",
    partMail(part("Content-Type: text/html; charset=utf-8", '<img src="cid:absent" alt="plan">')),
    { htmlHas: ["[image : plan]"], htmlLacks: ["cid:"] },
  ),
  mailCase(
    "an SVG among the words",
    partMail(
      multipart("related", [
        part("Content-Type: text/html; charset=utf-8", '<img src="cid:dessin">'),
        filePart("image/svg+xml", "dessin.svg", "<svg onload='alert(1)'/>", "Content-ID: <dessin>"),
      ]),
    ),
    { htmlLacks: ["svg", "onload"], files: [["dessin.svg", "program"]] },
  ),
  mailCase("parts forty deep", nestedMail(40), { text: "Bonjour, voici.", troubles: [] }),
  mailCase("parts two hundred deep", nestedMail(200), { text: "", troubles: ["too_deep"] }),
  mailCase("parts three hundred deep", nestedMail(300), { text: "", troubles: ["too_deep"] }),
  mailCase("headers of one megabyte", withHead(`X-Long: ${"a ".repeat(500_000)}`, "Bonjour"), {
    text: "",
    troubles: ["unreadable"],
  }),
  mailCase("ten thousand recipients", withHead(`Cc: ${recipients(10_000)}`, "Bonjour à tous"), {
    text: "Bonjour à tous",
  }),
  mailCase("three hundred files", partMail(multipart("mixed", [TEXT_PART, ...manyFiles(300)])), {
    text: "Bonjour, voici.",
    troubles: ["too_many_files"],
  }),
  mailCase("a text of a million letters", textMail("Bonjour. ".repeat(120_000)), { troubles: ["too_long"] }),
  mailCase("HTML ten thousand elements deep", htmlOf("<div>".repeat(10_000)), { htmlHas: ["Bonjour"] }),
  mailCase("HTML of unclosed tables", htmlOf("<table><tr><td>".repeat(2_000)), { htmlHas: ["Bonjour"] }),
  mailCase(
    "a mail of thirty megabytes",
    Buffer.concat([Buffer.from("Subject: x\r\n\r\n"), Buffer.alloc(30_000_000, "a")]),
    {
      text: "",
      troubles: ["too_large"],
    },
  ),
  mailCase("a boundary that never ends", withHead('Content-Type: multipart/mixed; boundary="x"', "--x\n\nBonjour"), {
    text: "Bonjour",
  }),
  mailCase("a boundary that never begins", withHead('Content-Type: multipart/mixed; boundary="x"', "Bonjour"), {
    files: [],
  }),
  mailCase("a multipart without a boundary", withHead("Content-Type: multipart/mixed", "--x\n\nBonjour\n--x--"), {
    files: [],
  }),
  mailCase("the same boundary inside and outside", sameBoundary(), { text: /Bonjour/ }),
  mailCase("a mail in a mail is a file", partMail(multipart("mixed", [TEXT_PART, innerMail(textMail("Secret"))])), {
    text: "Bonjour, voici.",
    files: [["piece-jointe.eml", "mail"]],
  }),
  mailCase(
    "a mail in a mail in a mail",
    partMail(multipart("mixed", [TEXT_PART, innerMail(partMail(innerMail(textMail("Fin"))))])),
    {
      files: [["piece-jointe.eml", "mail"]],
    },
  ),
  mailCase("bytes that are no mail", Buffer.from(Array.from({ length: 4_000 }, (_none, at) => (at * 7_919) % 256)), {}),
  mailCase("nothing at all", Buffer.alloc(0), { text: "", files: [] }),
];

function htmlOf(opening: string): string {
  return withHead("Content-Type: text/html; charset=utf-8", `${opening}Bonjour`);
}

function recipients(count: number): string {
  return Array.from({ length: count }, (_none, at) => `p${at}@exemple.example`).join(",\n ");
}

function manyFiles(count: number): string[] {
  return Array.from({ length: count }, (_none, at) => filePart("application/pdf", `plan-${at}.pdf`, "%PDF"));
}

function sameBoundary(): string {
  const inner = 'Content-Type: multipart/alternative; boundary="x"\n\n--x\n\nBonjour\n--x--\n';
  return withHead('Content-Type: multipart/mixed; boundary="x"', `--x\n${inner}--x--`);
}
