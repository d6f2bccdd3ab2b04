import { expect, test } from "vitest";
import type { WrittenMail } from "./mail-refusal.ts";
import { mailRefusal, recipientsOfMail } from "./mail-refusal.ts";
import { isSendable } from "./recipients.ts";

const MAIL: WrittenMail = { to: "claire@roux.fr", cc: "", subject: "Devis", text: "Bonjour", quote: "", fileBytes: [] };
const refusal = (more: Partial<WrittenMail>) => mailRefusal({ ...MAIL, ...more });

test("a mail with a recipient and a word leaves", () => {
  expect(mailRefusal(MAIL)).toBeNull();
});

test.each<[string, Partial<WrittenMail>, string, string]>([
  ["nobody", { to: " , ; " }, "to", "no_recipient"],
  ["half an address", { to: "claire@roux.fr, paul@" }, "to", "wrong_address"],
  ["a name alone", { cc: "Claire Roux" }, "cc", "wrong_address"],
  ["a header line in an address", { to: "claire@roux.fr\r\nBcc: voleur@example.org" }, "to", "wrong_address"],
  ["a header line in a name", { to: "Claire\r\nBcc: x <claire@roux.fr>" }, "to", "wrong_address"],
  ["a header line in a subject", { subject: "Devis\r\nBcc: voleur@example.org" }, "subject", "unsafe_line"],
  ["NUL in a subject", { subject: "Devis\u0000" }, "subject", "unsafe_line"],
  ["half an address among hidden copies", { bcc: "paul@" }, "bcc", "wrong_address"],
  ["a field that is not filled", { text: "Bonjour {client}," }, "text", "unfilled_field"],
  ["a field of the subject that is not filled", { subject: "Devis {devis}" }, "subject", "unfilled_field"],
  ["nothing written", { text: " \n" }, "text", "nothing_written"],
  ["18.4 MB, which travel as more than 25", { fileBytes: [18_400_000] }, "files", "too_large"],
])("%s is refused", (_name, more, field, code) => {
  expect(refusal(more)).toMatchObject({ field, code, sentence: expect.stringMatching(/^[À-ÿ«A-Z].*[.?]$/) });
});

test("a hundred and one recipients are refused", () => {
  const everybody = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@roux.fr`).join(", ");
  expect([refusal({ to: everybody(101) })?.code, refusal({ to: everybody(100) })]).toEqual([
    "too_many_recipients",
    null,
  ]);
});

test("eighteen megabytes leave", () => {
  expect(refusal({ fileBytes: [18_000_000] })).toBeNull();
});

test("a file without words leaves", () => {
  expect(refusal({ text: "", fileBytes: [100] })).toBeNull();
});

test("the wrong part of a line is named", () => {
  expect(refusal({ to: "claire@roux.fr; paul arobase roux" })?.sentence).toContain("« paul arobase roux »");
});

test("an address that is seen is no hidden copy", () => {
  const { bcc } = recipientsOfMail({ to: "a@roux.fr", cc: "b@roux.fr", bcc: "A@roux.fr, b@roux.fr, c@roux.fr" });
  expect(bcc).toEqual([{ name: "", address: "c@roux.fr" }]);
});

test("an address in both lines counts once", () => {
  expect(recipientsOfMail({ to: "a@roux.fr", cc: "A@roux.fr, b@roux.fr" }).cc).toEqual([
    { name: "", address: "b@roux.fr" },
  ]);
});

test.each(["a@b.fr", "o'neil+devis@exemple.fr", "jean@bâtiment.fr"])("%s can be written to", (address) => {
  expect(isSendable(address)).toBe(true);
});

test.each([
  "é@b.fr",
  "a b@c.fr",
  "a@b",
  "a,b@c.fr",
  "<a@b.fr",
  "a@b.fr>",
  "A@b.fr",
  `${"a".repeat(65)}@b.fr`,
  "a@b.fr\n",
])("« %s » cannot be written to", (address) => {
  expect(isSendable(address)).toBe(false);
});
