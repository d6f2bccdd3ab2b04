import { expect, test } from "vitest";
import type { ThreadSigns } from "./thread-key.ts";
import { messageIdsOf, plainSubject, threadKeyOf } from "./thread-key.ts";

const MAIL: ThreadSigns = { messageId: "<1@roux.fr>", inReplyTo: "", references: "", subject: "Devis salle de bains" };
const nothingKnown = () => undefined;

test("a first mail begins its own conversation", () => {
  expect(threadKeyOf(MAIL, nothingKnown)).toBe("1@roux.fr");
});

test("a reply has the key of the first mail of its references", () => {
  const reply = { ...MAIL, messageId: "<3@x.fr>", references: "<1@roux.fr>\r\n <2@x.fr>", inReplyTo: "<2@x.fr>" };
  expect(threadKeyOf(reply, nothingKnown)).toBe("1@roux.fr");
});

test("a reply that names only the last mail joins its conversation", () => {
  const reply = { ...MAIL, messageId: "<9@x.fr>", inReplyTo: "<2@x.fr>" };
  expect(threadKeyOf(reply, (id) => (id === "2@x.fr" ? "1@roux.fr" : undefined))).toBe("1@roux.fr");
});

test("a reply without references is grouped by its subject", () => {
  const reply = { ...MAIL, messageId: "<9@x.fr>", subject: "RE : Devis  salle de bains" };
  expect(threadKeyOf(reply, nothingKnown)).toBe("subject:devis salle de bains");
});

test("a mail without ID is grouped by its subject", () => {
  expect(threadKeyOf({ ...MAIL, messageId: "" }, nothingKnown)).toBe("subject:devis salle de bains");
});

test("two mails of one subject stay apart", () => {
  const second = { ...MAIL, messageId: "<2@roux.fr>" };
  expect(threadKeyOf(second, nothingKnown)).not.toBe(threadKeyOf(MAIL, nothingKnown));
});

test.each([
  ["Re: Devis", "devis"],
  ["RE : Devis", "devis"],
  ["Re: Re : RE: Devis", "devis"],
  ["Ré : Devis", "devis"],
  ["TR: Devis", "devis"],
  ["Tr : Fwd: Devis", "devis"],
  ["Fwd: Devis", "devis"],
  ["FW: RE[2]: Devis", "devis"],
  ["[Chantier Roux] Re: Devis", "devis"],
  ["AW: Devis", "devis"],
  ["Rénovation", "rénovation"],
  ["Travaux : devis", "travaux : devis"],
  ["", ""],
  ["Re:", ""],
])("« %s » is compared as « %s »", (subject, plain) => {
  expect(plainSubject(subject)).toBe(plain);
});

test.each([
  ["<a@x> <b@x>", ["a@x", "b@x"]],
  ["<a@x>\r\n\t<a@x>", ["a@x"]],
  ["a@x.fr", ["a@x.fr"]],
  ["no id here", []],
  ["<a b@x>", []],
])("%s holds these IDs", (text, ids) => {
  expect(messageIdsOf(text)).toEqual(ids);
});

test("of a thousand references the first and the last ones count", () => {
  const ids = messageIdsOf(Array.from({ length: 1_000 }, (_, index) => `<${index}@x>`).join(" "));
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, "0@x", "999@x"]);
});
