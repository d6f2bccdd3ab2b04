import fc from "fast-check";
import { expect, test } from "vitest";
import { foldQuote } from "../reading/quoted-text.ts";
import { messageIdsOf, threadKeyOf } from "../thread-key.ts";
import type { AnsweredMail } from "./answered-mail.ts";
import { isSendable, readRecipients, recipientsLine } from "./recipients.ts";
import { forwardSubject, replySubject } from "./reply-subject.ts";
import { startMail } from "./start-mail.ts";

const OWN = "jean@etabli.example";
const claire = { name: "Claire Roux", address: "claire@roux.fr" };
const paul = { name: "Paul", address: "paul@roux.fr" };
const jean = { name: "Jean", address: "Jean@etabli.example" };
const MAIL: AnsweredMail = {
  messageId: "<3@roux>",
  inReplyTo: "<2@roux>",
  references: "<1@roux> <2@roux>",
  subject: "Devis",
  from: claire,
  replyTo: [],
  to: [jean],
  cc: [paul],
  sentAt: new Date("2026-11-23T08:05:00Z"),
  text: "Bonjour,\n\nmardi ?",
};
const start = (kind: "reply" | "reply_all" | "forward", more: Partial<AnsweredMail> = {}) =>
  startMail(kind, { ...MAIL, ...more }, [OWN]);

test("an answer goes to who wrote", () => {
  expect(start("reply")).toMatchObject({ to: "Claire Roux <claire@roux.fr>", cc: "", subject: "Re: Devis" });
});

test("an answer goes where its sender asks for it", () => {
  expect(start("reply", { replyTo: [{ name: "", address: "bureau@roux.fr" }] }).to).toBe("bureau@roux.fr");
});

test("an answer to all leaves out one's own address", () => {
  expect(start("reply_all")).toMatchObject({ to: "Claire Roux <claire@roux.fr>", cc: "Paul <paul@roux.fr>" });
});

test("nobody receives an answer to all twice", () => {
  expect(start("reply_all", { to: [claire, paul, paul], cc: [paul, jean] }).cc).toBe("Paul <paul@roux.fr>");
});

test("an answer to a mail of one's own goes to whom it was sent", () => {
  const sentMail = { from: jean, to: [claire], cc: [paul] };
  expect(start("reply", sentMail)).toMatchObject({ to: "Claire Roux <claire@roux.fr>", cc: "" });
  expect(start("reply_all", sentMail).cc).toBe("Paul <paul@roux.fr>");
});

test("who wrote to themselves alone may answer themselves", () => {
  expect(start("reply", { from: jean, to: [jean], cc: [] }).to).toBe("Jean <jean@etabli.example>");
});

test("an answer names the mail that it answers after the earlier ones", () => {
  expect(start("reply")).toMatchObject({ inReplyTo: "<3@roux>", references: "<1@roux> <2@roux> <3@roux>" });
});

test("without references the answered mail's own parent comes first", () => {
  expect(start("reply", { references: "" }).references).toBe("<2@roux> <3@roux>");
});

test("a mail without ID is answered without signs", () => {
  expect(start("reply", { messageId: "", inReplyTo: "", references: "" })).toMatchObject({
    inReplyTo: "",
    references: "",
  });
});

test("a forwarded mail begins a conversation of its own", () => {
  expect(start("forward")).toMatchObject({ to: "", cc: "", subject: "Tr : Devis", inReplyTo: "", references: "" });
});

test("an answer quotes each line", () => {
  expect(start("reply").quote).toBe(
    "Le 23 novembre 2026 à 09:05, Claire Roux <claire@roux.fr> a écrit :\n> Bonjour,\n>\n> mardi ?",
  );
});

test("a forwarded mail stands whole under its head", () => {
  expect(start("forward").quote).toBe(
    "---------- Message transféré ----------\nDe : Claire Roux <claire@roux.fr>\nDate : 23 novembre 2026 à 09:05\n" +
      "Objet : Devis\nÀ : Jean <jean@etabli.example>\nCopie : Paul <paul@roux.fr>\n\nBonjour,\n\nmardi ?",
  );
});

test("a new mail is empty", () => {
  expect(Object.values(startMail("new", null, [OWN])).join("")).toBe("");
});

test.each([
  ["Devis", "Re: Devis", "Tr : Devis"],
  ["RE : Re: TR: Devis", "Re: Devis", "Tr : Devis"],
  ["Re[3]: AW: [Chantier] Devis", "Re: [Chantier] Devis", "Tr : [Chantier] Devis"],
  ["", "Re:", "Tr :"],
  ["Recette", "Re: Recette", "Tr : Recette"],
])("« %s » is marked once", (subject, reply, forward) => {
  expect([replySubject(subject), forwardSubject(subject)]).toEqual([reply, forward]);
});

const subjects = fc
  .array(fc.constantFrom("Re: ", "TR : ", "Fwd:", "Devis ", "[Chantier] ", "a\r\nb ", "é", "🏠"))
  .map((parts) => parts.join(""));

test("a subject that is answered again and again keeps one mark", () => {
  fc.assert(
    fc.property(subjects, (subject) => {
      const reply = replySubject(subject);
      expect(replySubject(reply)).toBe(reply);
      expect(replySubject(forwardSubject(reply))).toBe(reply);
      expect(reply).not.toMatch(/[\r\n]/);
    }),
  );
});

const ids = fc.integer({ min: 1, max: 200 }).map((number) => `${number}@roux`);
const idLines = fc.array(ids, { maxLength: 80 }).map((list) => list.map((id) => `<${id}>`).join(" "));

test("an answer joins the conversation of the mail that it answers", () => {
  fc.assert(
    fc.property(ids, idLines, (id, references) => {
      const answer = start("reply", { messageId: `<${id}>`, references });
      expect(messageIdsOf(answer.references).at(-1)).toBe(id);
      expect(messageIdsOf(answer.references).length).toBeLessThanOrEqual(50);
      const key = threadKeyOf({ ...answer, messageId: "<new@etabli>" }, (one) => (one === id ? "thread" : undefined));
      expect(key).toBe("thread");
    }),
  );
});

const people = fc.array(
  fc.record({
    name: fc.string({ maxLength: 30 }),
    address: fc.constantFrom(
      "a@roux.fr",
      "b@roux.fr",
      OWN,
      "Jean@Etabli.example",
      "é@roux.fr",
      "<x>@roux.fr",
      "c d@e.fr",
    ),
  }),
  { maxLength: 8 },
);

test("an answer to all never goes to oneself beside others", () => {
  fc.assert(
    fc.property(people, people, people, (to, cc, replyTo) => {
      const answer = start("reply_all", { to, cc, replyTo });
      const copies = readRecipients(answer.cc).people.map(({ address }) => address);
      expect(copies).not.toContain(OWN);
      const targets = readRecipients(answer.to).people.map(({ address }) => address);
      expect(copies.filter((address) => targets.includes(address))).toEqual([]);
    }),
  );
});

test("a line of recipients is read as the people that it was written for", () => {
  fc.assert(
    fc.property(people, (some) => {
      const { people: readPeople, wrongParts } = readRecipients(recipientsLine(some));
      expect(wrongParts).toEqual([]);
      const addresses = some.map(({ address }) => address.toLowerCase()).filter(isSendable);
      expect(readPeople.map(({ address }) => address)).toEqual([...new Set(addresses)]);
      expect(recipientsLine(some)).not.toMatch(/[\r\n]/);
    }),
  );
});

test("the reader parts an answer from what it quotes", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("Bonjour", "> cité", "", "Oui", "Le lundi 3, Jean a écrit :"), { minLength: 1 }),
      (lines) => {
        const { quote } = start("reply", { text: lines.join("\n").trim() || "Bonjour" });
        expect(foldQuote(`C'est d'accord.\n\n${quote}`).text).toBe("C'est d'accord.");
      },
    ),
  );
});
