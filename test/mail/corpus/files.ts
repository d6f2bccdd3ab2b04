import type { CorpusCase } from "./corpus-case.ts";
import { TEXT_PART, filePart, mailCase, multipart, part, partMail, withHead } from "./corpus-case.ts";

// Files: their names, what they are, invitations, e-invoices, and what pretends to be a file.

const withFile = (file: string) => partMail(multipart("mixed", [TEXT_PART, file]));

const oneFile = (name: string, file: string, expectedName: string, kind: CorpusCase["expected"]["files"]) =>
  mailCase(name, withFile(file), { text: "Bonjour, voici.", files: kind ?? [[expectedName, "other"]] });

const CALENDAR =
  "BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:1@roux\nDTSTART:20261201T090000Z\nSUMMARY:Visite du chantier\n" +
  "END:VEVENT\nEND:VCALENDAR";

const NAMES: CorpusCase[] = [
  oneFile("a plain PDF", filePart("application/pdf", "devis.pdf", "%PDF-1.7"), "", [["devis.pdf", "pdf"]]),
  oneFile("a file that names folders above", filePart("application/pdf", "../../etc/passwd", "x"), "", [
    ["passwd", "pdf"],
  ]),
  oneFile("a file that names a folder of Windows", filePart("application/pdf", "C:\\\\Windows\\\\a.pdf", "x"), "", [
    ["a.pdf", "pdf"],
  ]),
  oneFile("a program under the type of a PDF", filePart("application/pdf", "facture.pdf.exe", "MZ"), "", [
    ["facture.pdf.exe", "program"],
  ]),
  oneFile("a program whose name ends by a dot", filePart("application/pdf", "facture.exe. ", "MZ"), "", [
    ["facture.exe", "program"],
  ]),
  oneFile("a program whose name is turned around", encodedName("facture\u202Efdp.exe"), "", [
    ["facturefdp.exe", "program"],
  ]),
  oneFile("a name in encoded words", encodedName("Été 2026 – devis.pdf"), "", [["Été 2026 – devis.pdf", "pdf"]]),
  oneFile("a name in several pieces", piecesName(), "", [["plan du premier étage.pdf", "pdf"]]),
  oneFile("a file without a name", part("Content-Type: application/pdf\nContent-Disposition: attachment", "%PDF"), "", [
    ["piece-jointe.pdf", "pdf"],
  ]),
  oneFile("a page of HTML as a file", filePart("text/html", "page.html", "<script>1</script>"), "", [
    ["page.html", "program"],
  ]),
  oneFile("an SVG as a file", filePart("image/svg+xml", "logo.svg", "<svg/>"), "", [["logo.svg", "program"]]),
  oneFile("an SVG under the type of a picture", filePart("image/png", "logo.svg", "<svg/>"), "", [
    ["logo.svg", "program"],
  ]),
  oneFile("a photograph without its type", filePart("application/octet-stream", "mur.JPG", "x"), "", [
    ["mur.JPG", "picture"],
  ]),
  oneFile("an archive", filePart("application/zip", "photos.zip", "PK"), "photos.zip", undefined),
  oneFile("a name of a thousand letters", filePart("application/pdf", `${"a".repeat(1_000)}.pdf`, "x"), "", [
    [`${"a".repeat(116)}.pdf`, "pdf"],
  ]),
  oneFile("an empty file", filePart("application/pdf", "vide.pdf", ""), "", [["vide.pdf", "pdf"]]),
];

const KINDS: CorpusCase[] = [
  mailCase("a winmail.dat", withFile(filePart("application/ms-tnef", "winmail.dat", 'x\u009F>"')), {
    files: [["winmail.dat", "winmail"]],
    troubles: ["winmail"],
  }),
  mailCase("a winmail.dat without its type", withFile(filePart("application/octet-stream", "WINMAIL.DAT", "x")), {
    files: [["WINMAIL.DAT", "winmail"]],
    troubles: ["winmail"],
  }),
  oneFile("an invitation as a file", filePart("text/calendar", "invite.ics", CALENDAR), "", [
    ["invite.ics", "calendar"],
  ]),
  mailCase(
    "an invitation beside the text",
    partMail(
      multipart("alternative", [
        TEXT_PART,
        part("Content-Type: text/calendar; charset=utf-8; method=REQUEST", CALENDAR),
      ]),
    ),
    { text: "Bonjour, voici.", files: [["piece-jointe.ics", "calendar"]] },
  ),
  mailCase("an invitation alone", withHead("Content-Type: text/calendar; charset=utf-8; method=REQUEST", CALENDAR), {
    files: [["piece-jointe.ics", "calendar"]],
  }),
  oneFile("a Factur-X", filePart("application/pdf", "F2026-118.pdf", "%PDF factur-x.xml"), "", [
    ["F2026-118.pdf", "pdf"],
  ]),
  oneFile("a CII", filePart("text/xml", "factur-x.xml", "<rsm:CrossIndustryInvoice/>"), "", [["factur-x.xml", "xml"]]),
  oneFile("a UBL", filePart("application/xml", "facture.xml", "<Invoice/>"), "", [["facture.xml", "xml"]]),
  oneFile("a UBL without its type", filePart("application/octet-stream", "ubl.xml", "<Invoice/>"), "", [
    ["ubl.xml", "xml"],
  ]),
  mailCase("two photographs", partMail(multipart("mixed", [TEXT_PART, photo(1), photo(2)])), {
    files: [
      ["photo-1.jpg", "picture"],
      ["photo-2.jpg", "picture"],
    ],
  }),
  mailCase("a photograph and no words", partMail(multipart("mixed", [photo(1)])), {
    text: "",
    files: [["photo-1.jpg", "picture"]],
  }),
  mailCase("a PDF and nothing else", partMail(filePart("application/pdf", "devis.pdf", "%PDF")), {
    text: "",
    files: [["devis.pdf", "pdf"]],
  }),
];

function photo(number: number): string {
  return filePart("image/jpeg", `photo-${number}.jpg`, "\u00FF\u00D8");
}

function encodedName(name: string): string {
  const word = `=?utf-8?B?${Buffer.from(name).toString("base64")}?=`;
  return filePart("application/octet-stream", word, "x");
}

function piecesName(): string {
  const headers =
    "Content-Type: application/pdf\nContent-Disposition: attachment; filename*0*=utf-8''plan%20du%20premier;\n" +
    " filename*1*=%20%C3%A9tage.pdf";
  return part(headers, "%PDF");
}

export const FILES: CorpusCase[] = [...NAMES, ...KINDS];
