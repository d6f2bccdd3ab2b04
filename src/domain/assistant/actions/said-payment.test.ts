import { expect, test } from "vitest";
import { readSaidAction } from "./said-action.ts";
import { readMeansAlone } from "./said-payment.ts";

const read = (text: string) => readSaidAction(text, "2026-11-23");

test.each([
  ["M. et Mme Perrin ont payé 640 €", ["mme", "perrin"], 64_000, null],
  ["les Perrin ont réglé 1150e", ["perrin"], 115_000, null],
  ["les Perrin ont bien viré 1 150 euros hier", ["perrin"], 115_000, "transfer"],
  ["les Perrin ont réglé 1 150 euros hier par carte", ["perrin"], 115_000, "card"],
  ["Mme Vidal m'a donné 350 euros en liquide", ["mme", "vidal"], 35_000, "cash"],
  ["vidal ma donné 350 euros en liquide", ["vidal"], 35_000, "cash"],
  ["ils m'ont fait un chèque de 350 €", [], 35_000, "cheque"],
  ["ils m'ont fait un virement de 2200", [], 220_000, "transfer"],
  ["le restaurant Olive vient de me virer 480 €", ["restaurant", "olive"], 48_000, "transfer"],
  ["Vidal a payé 20 balles", ["vidal"], 2_000, null],
  ["Vidal a payé 1000 EUR", ["vidal"], 100_000, null],
  ["elle m'a filé 60 € cash", [], 6_000, "cash"],
  ["350 en liquide", [], 35_000, "cash"],
  ["350 en liquide et le reste elle me fera un virement", [], 35_000, "cash"],
  ["elle a payé 350 par chèque, le solde viendra dans un mois", [], 35_000, "cheque"],
  ["c'est bon 1200 par virement", [], 120_000, "transfer"],
  ["Mme Vidal 500 en liquide", ["mme", "vidal"], 50_000, "cash"],
  ["j'ai fait une erreur, Mme Vidal a payé 600 et non 500", ["mme", "vidal"], 60_000, null],
])("« %s » is money received", (text, names, amountCents, method) => {
  expect(read(text)).toMatchObject({ kind: "record_payment", names, amountCents, method });
});

test.each([
  "elle a tout payé sauf 90 €",
  "les Vidal ont payé, il reste 90 €",
  "elle a payé 350 en liquide et le reste par virement",
  "Vidal a payé 350 ou 380",
])("of « %s » the sum is asked", (text) => {
  expect(read(text)).toMatchObject({ kind: "record_payment", amountCents: NaN });
});

test.each([
  ["le reste en chèque", "cheque"],
  ["et le solde par virement hier", "transfer"],
  ["elle a payé le reste en espèces", "cash"],
])("« %s » is all that was left to pay", (text, method) => {
  expect(read(text)).toMatchObject({ kind: "record_payment", amountCents: null, part: null, method });
});

test.each([
  "le reste en chèque demain",
  "le reste en chèque ?",
  "le reste en trois fois par chèque",
  "le reste à 20 %",
  "fais le reste en carrelage",
  "le reste en chèque si elle veut",
])("« %s » tells of no money that came", (text) => expect(read(text)?.kind).not.toBe("record_payment"));

test.each([
  ["elle a réglé 30 %", 3_000],
  ["Mme Roux a payé 30 % de la facture par chèque hier", 3_000],
  ["Mme Roux a payé 33,5 % en liquide", 3_350],
  ["note un paiement de 100 % sur F2026-0001", 10_000],
  ["Mme Roux a versé 50 pour cent le 3 novembre", 5_000],
])("« %s » says a share of the invoice", (text, share) => {
  expect(read(text)).toMatchObject({ kind: "record_payment", shareBasisPoints: share });
});

test.each([
  "elle a réglé 30 % du HT",
  "elle a réglé 30 % de plus",
  "elle a réglé plus de 30 %",
  "elle a tout réglé sauf 30 %",
  "elle a réglé 30 % et 20 %",
  "elle a réglé 30 % soit 300 €",
  "elle a réglé 130 %",
  "elle a réglé 0 %",
  "elle a réglé la facture moins 5 % de retenue de garantie",
  "elle a réglé 30 % des travaux",
  "elle a réglé 300 €",
])("« %s » says no share that is sure", (text) => {
  expect(read(text)?.shareBasisPoints ?? null).toBeNull();
});

test.each([
  ["par chèque", "cheque"],
  ["un virement.", "transfer"],
  ["en espèces", "cash"],
  ["c'était par carte bancaire", "card"],
  ["CB", "card"],
  ["chèque de 200 €", null],
  ["pas par chèque", null],
  ["virement ou chèque", null],
  ["carte de visite", null],
])("« %s » alone says by which means: %s", (text, method) => expect(readMeansAlone(text)).toBe(method));

test.each(["j'ai reçu 3 devis", "j'ai reçu 2 par mail", "elle m'a donné 12 carreaux", "elle paiera 500 en liquide"])(
  "« %s » is no money received",
  (text) => expect(read(text)).toBeNull(),
);

test.each([
  ["Mme Vidal a payé, le reste suivra", "unsaid"],
  ["Mme Vidal a payé les trois quarts", "unsaid"],
  ["Mme Vidal a payé la TVA", "unsaid"],
  ["Mme Vidal a payé moins que prévu", "unsaid"],
  ["Mme Vidal a payé un peu moins de la moitié", "unsaid"],
  ["Mme Vidal a payé le quart", "quarter"],
  ["les Vidal ont payé la moitié", "half"],
  ["Mme Vidal a tout payé", null],
])("the part of « %s » is %s", (text, part) => {
  expect(read(text)).toMatchObject({ kind: "record_payment", part, amountCents: null });
});

test.each([
  ["Mme Avril a payé 500 €", ["mme", "avril"], "mme"],
  ["M. Bon a payé 500 €", ["bon"], "m"],
  ["Monsieur Ly a payé 500 €", ["monsieur", "ly"], "m"],
  ["Ly a payé 500 €", ["ly"], null],
  ["M. et Mme Perrin ont payé 500 €", ["mme", "perrin"], null],
  ["il a payé 500 €", [], null],
])("the name in « %s » is read, whatever else it means", (text, names, civility) => {
  expect(read(text)).toMatchObject({ kind: "record_payment", names, civility });
});

test("a credit note of a thing without its sum keeps the thing among what has to be found", () => {
  expect(read("fais un avoir à Mme Perrin pour le carrelage")?.names).toEqual(["mme", "perrin", "carrelage"]);
});

test.each([
  ["elle a réglé 30 % du reste", "rest"],
  ["elle a payé 50 % du solde par chèque", "rest"],
  ["Mme Roux a réglé 30 % de ce qui reste en liquide", "rest"],
  ["elle a réglé 30 % du total", "whole"],
  ["elle a réglé 30 % de la facture", "whole"],
  ["note un paiement de 30 % sur F2026-0001", "whole"],
  ["elle a réglé 30 %", null],
])("« %s » says what its share is of", (text, shareBase) => {
  const action = read(text);
  expect([action?.shareBasisPoints !== null, action?.shareBase]).toEqual([true, shareBase]);
});

test.each([
  ["Bertin a payé 300 € le 18", "2026-11-18"],
  ["Bertin a payé 300 € le 25", "2026-10-25"],
  ["Mme Roux m'a donné 300 € en liquide dimanche", "2026-11-22"],
  ["les Perrin ont réglé 300 € samedi 21", "2026-11-21"],
  ["les Perrin ont réglé 300 € mardi dernier par chèque", "2026-11-17"],
  ["Bertin a payé 300 € le 20 novembre", "2026-11-20"],
])("money came on a day of the past: « %s »", (text, day) => {
  expect(read(text)).toMatchObject({ kind: "record_payment", day });
});

test("a deposit that was received came on the last such day", () => {
  expect(read("j'ai encaissé 300 d'acompte de chez Bertin le 18")?.day).toBe("2026-11-18");
});

test.each([
  ["paiement partiel 250 cb M Nguyen facture 22", 25_000, "card", "22"],
  ["règlement de 480 € par virement facture 7", 48_000, "transfer", "7"],
])("a payment is noted without a verb: « %s »", (text, amountCents, method, documentNumber) => {
  expect(read(text)).toMatchObject({ kind: "record_payment", amountCents, method, documentNumber });
});

test.each(["paiement 30 jours", "versement 200 par mois", "règlement de 250 ?"])("« %s » notes no payment", (text) =>
  expect(read(text)?.kind).not.toBe("record_payment"),
);
