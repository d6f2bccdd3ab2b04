import type { CorpusCase } from "./corpus-case.ts";
import { bytesMail, mailCase, multipart, part, partMail, textMail, withHead } from "./corpus-case.ts";

// How letters are written. « Été à 12 € » in each way that programs know.

const WORDS = "L'été à Besançon";

function latin1(text: string): Buffer {
  return Buffer.from(text, "latin1");
}

const DECLARED: CorpusCase[] = ["iso-8859-1", "ISO-8859-15", "windows-1252", "cp1252", "latin1", "x-cp1252"].map(
  (charset) =>
    mailCase(
      `text in ${charset}`,
      bytesMail(`Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: 8bit`, latin1(WORDS)),
      { text: WORDS, troubles: [] },
    ),
);

const UNDECLARED: CorpusCase[] = [
  ["without a type", ""],
  ["without a charset", "Content-Type: text/plain"],
  ["said to be UTF-8", "Content-Type: text/plain; charset=utf-8"],
  ["said to be UTF-8 in quotes", 'Content-Type: text/plain; charset="UTF-8"; format=flowed'],
  ["said to be ASCII", "Content-Type: text/plain; charset=us-ascii"],
  ["with a type that ends by a semicolon", "Content-Type: text/plain;"],
  ["with a type on two lines", "Content-Type: text/plain;\n\tformat=fixed"],
].map(([name = "", headers = ""]) =>
  mailCase(`Western letters ${name}`, bytesMail(`${headers}${headers === "" ? "X-Old: yes" : ""}`, latin1(WORDS)), {
    text: WORDS,
    troubles: [],
  }),
);

const TRANSFERS: CorpusCase[] = [
  mailCase(
    "quoted-printable in UTF-8",
    withHead("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable", "L'=C3=A9t=C3=A9"),
    { text: "L'été" },
  ),
  mailCase(
    "quoted-printable Western letters without a charset",
    withHead("Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable", "L'=E9t=E9 =E0 Besan=E7on"),
    { text: WORDS, troubles: [] },
  ),
  mailCase(
    "quoted-printable with soft line ends",
    withHead("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable", "Un lon=\ng mot"),
    { text: "Un long mot" },
  ),
  mailCase(
    "quoted-printable with broken codes",
    withHead("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable", "50 =ZZ et =4"),
    { text: /50/ },
  ),
  mailCase(
    "base64 of UTF-8",
    withHead(
      "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64",
      Buffer.from(WORDS).toString("base64"),
    ),
    { text: WORDS },
  ),
  mailCase(
    "base64 that is cut",
    withHead(
      "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64",
      Buffer.from("Bonjour Jean, voici.").toString("base64").slice(0, 18),
    ),
    { text: /^Bonjour/ },
  ),
  mailCase(
    "base64 with letters that are none of it",
    withHead("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64", "Qm9u!!am91cg=="),
    { text: "Bonjour" },
  ),
  mailCase(
    "an unknown way to write bytes",
    withHead("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: x-uu", "Bonjour"),
    { text: "Bonjour" },
  ),
  mailCase("an unknown charset", withHead("Content-Type: text/plain; charset=klingon-8", "Bonjour"), {
    text: "Bonjour",
  }),
];

const UTF_16 = Buffer.from(`\uFEFF${WORDS}`, "utf16le").toString("base64");

const OTHERS: CorpusCase[] = [
  mailCase("emoji", textMail("Merci 👍🏽 à lundi 👨‍👩‍👧"), { text: "Merci 👍🏽 à lundi 👨‍👩‍👧" }),
  mailCase("Arabic, read from the right", textMail("شكرا جزيلا"), { text: "شكرا جزيلا" }),
  mailCase(
    "UTF-16 in base64",
    withHead("Content-Type: text/plain; charset=utf-16le\nContent-Transfer-Encoding: base64", UTF_16),
    { text: WORDS },
  ),
  mailCase("a mark that turns the direction of reading", textMail("Virement \u202Efdp.exe\u202C"), {
    text: "Virement fdp.exe",
  }),
  mailCase("characters without width inside words", textMail("Vire\u200Bment \u2060demain"), {
    text: "Virement demain",
  }),
  mailCase("a NUL in the text", textMail("Bon\u0000jour"), { text: "Bonjour" }),
  mailCase("an empty text", textMail(""), { text: "", quotedText: "" }),
  mailCase("no body at all", "From: a@b.example\nSubject: Rien\n\n", { text: "", files: [] }),
  mailCase("no header at all", "\nBonjour", { text: /Bonjour|^$/ }),
  mailCase("lines that end in two ways", Buffer.from("Content-Type: text/plain\n\nUn\r\nDeux\nTrois"), {
    text: "Un\nDeux\nTrois",
  }),
  mailCase("a text in Western letters beside HTML in UTF-8", mixedCharsets(), {
    text: WORDS,
    htmlHas: ["12 €"],
    troubles: [],
  }),
];

function mixedCharsets(): Buffer {
  const text = part(
    "Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable",
    "L'=E9t=E9 =E0 Besan=E7on",
  );
  const html = part("Content-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: 8bit", "<p>12 €</p>");
  return Buffer.from(partMail(multipart("alternative", [text, html])).replace(/\n/g, "\r\n"));
}

export const ENCODINGS: CorpusCase[] = [...DECLARED, ...UNDECLARED, ...TRANSFERS, ...OTHERS];
