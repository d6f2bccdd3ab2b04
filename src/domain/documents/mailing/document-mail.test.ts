import { expect, test } from "vitest";
import type { MailedDocument } from "./document-mail.ts";
import { documentMail, namesOtherRest } from "./document-mail.ts";

const TODAY = "2026-11-23";
const DOCUMENT: MailedDocument = {
  kind: "quote",
  number: "D2026-0007",
  projectName: "Salle de bain",
  grossCents: 356_400,
  hasVat: true,
  restCents: null,
  paidCents: 0,
  remindersSent: null,
  dueOn: "2026-12-23",
  link: "https://etabli.example/quote/abc",
  customer: { kind: "person", civility: "mme", firstName: "", lastName: "Roux" },
  signature: "Cordialement,\nVolt & Fils\n06 12 34 56 78",
};
const mail = (more: Partial<MailedDocument> = {}) => documentMail({ ...DOCUMENT, ...more }, TODAY);
const INVOICE = { kind: "invoice", number: "F2026-0003", restCents: 356_400 } as const;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("the mail of a quote says what it is, how much, until when and where to read it", () => {
  const { subject, text } = mail();
  expect(subject).toBe("Devis D2026-0007 – Salle de bain");
  expect(plain(text)).toBe(
    [
      "Bonjour Madame Roux,",
      "Vous trouverez ci-joint le devis D2026-0007 pour « Salle de bain », d'un montant de 3 564,00 € TTC.",
      "Il est valable jusqu'au mercredi 23 décembre 2026.",
      "Ce document se lit aussi en ligne :\nhttps://etabli.example/quote/abc",
      "Je reste à votre disposition pour toute question.",
      "Cordialement,\nVolt & Fils\n06 12 34 56 78",
    ].join("\n\n"),
  );
});

test("the mail of a change order says the total that it leads to", () => {
  const { subject, text } = mail({ orderRank: 1 });
  expect(plain(subject)).toBe("Avenant n° 1 au devis D2026-0007 – Salle de bain");
  expect(plain(text)).toContain(
    "Vous trouverez ci-joint l'avenant n° 1 au devis D2026-0007 pour « Salle de bain », qui porte le total à " +
      "3 564,00 € TTC.",
  );
});

test.each([
  [356_400, "2026-12-23", "Elle est à régler au plus tard le mercredi 23 décembre 2026."],
  [50_000, "2026-12-23", "Il reste 500,00 € à régler, au plus tard le mercredi 23 décembre 2026."],
  [50_000, "2026-11-20", "500,00 € restent à régler : le règlement était attendu le vendredi 20 novembre 2026."],
])("an invoice with %i cents left until the %s says so", (restCents, dueOn, sentence) => {
  expect(plain(mail({ ...INVOICE, restCents, dueOn }).text)).toContain(sentence);
});

test.each([0, -1_000])("nothing is asked for an invoice with %i cents left", (restCents) => {
  expect(mail({ ...INVOICE, restCents, dueOn: "2026-11-01" }).text).not.toContain("régler");
});

test("a credit note says its amount without a sign", () => {
  const { subject, text } = mail({ kind: "credit_note", number: "A2026-0001", grossCents: -5_000 });
  expect(subject).toBe("Avoir A2026-0001 – Salle de bain");
  expect(plain(text)).toContain("ci-joint l'avoir A2026-0001 pour « Salle de bain », d'un montant de 50,00 € TTC.");
});

test("who charges no VAT speaks of no TTC", () => {
  expect(mail({ hasVat: false }).text).not.toContain("TTC");
});

test("a document whose link was withdrawn leads nowhere", () => {
  expect(mail({ link: "" }).text).not.toContain("en ligne");
});

test.each([
  [{ civility: "m" as const, lastName: "Petit" }, "Bonjour Monsieur Petit,"],
  [{ civility: "couple" as const, lastName: "Garnier" }, "Bonjour Madame, Monsieur,"],
  [{ civility: "" as const, firstName: "Claire", lastName: "Roux" }, "Bonjour Claire Roux,"],
  [{ lastName: "" }, "Bonjour,"],
  [{ kind: "company" as const }, "Bonjour,"],
])("the customer %j is greeted", (more, greeting) => {
  expect(mail({ customer: { ...DOCUMENT.customer, ...more } }).text.split("\n")[0]).toBe(greeting);
});

test("the name of a project stays on the line of the subject", () => {
  expect(mail({ projectName: "Salle\r\nBcc: x@y.fr" }).subject).toBe("Devis D2026-0007 – Salle Bcc: x@y.fr");
});

test.each(["quote", "invoice", "credit_note"] as const)(
  "the customer is called « vous » in the mail of a %s",
  (kind) => {
    expect(mail({ kind, restCents: kind === "invoice" ? 100 : null }).text).not.toMatch(/\b(tu|ton|ta|tes|toi)\b/iu);
  },
);

const LATE = { ...INVOICE, restCents: 256_400, paidCents: 100_000, dueOn: "2026-11-20", remindersSent: 0 } as const;

test("a customer who has a late invoice is reminded of what is left of it", () => {
  const { subject, text } = mail(LATE);
  expect(subject).toBe("Rappel : facture F2026-0003 – Salle de bain");
  expect(plain(text)).toContain(
    "Sauf erreur de ma part, il reste 2 564,00 € à régler sur la facture F2026-0003 pour « Salle de bain », d'un " +
      "montant de 3 564,00 €, échue le vendredi 20 novembre 2026. Votre paiement de 1 000,00 € est bien arrivé, merci.",
  );
});

test("a reminder does not present the invoice as if it were new", () => {
  expect(mail(LATE).text).not.toContain("Vous trouverez");
});

test.each([
  [0, "merci de ne pas tenir compte de ce rappel"],
  [1, "Je vous remercie de régler cette somme sous huit jours"],
  [2, "Malgré mes 2 rappels, il reste 2 564,00 €"],
  [5, "je devrai vous adresser une mise en demeure"],
])("after %i reminders the next one says « %s »", (remindersSent, words) => {
  expect(plain(mail({ ...LATE, remindersSent }).text)).toContain(words);
});

test("a reminder that names another rest than what is left is seen", () => {
  const { text } = mail({ ...LATE, remindersSent: 1 });
  expect([namesOtherRest(text, LATE.restCents), namesOtherRest(text, 100)]).toEqual([false, true]);
});
