import { expect, test } from "vitest";
import { saidQuote } from "../../conversation/said-quote.ts";
import { readSlots } from "../read-slots.ts";

const WORKS = "dépose baignoire 4 h, carrelage 6 m² à 45 €";

function read(text: string) {
  const slots = readSlots(text, { today: "2026-11-23", activeFlow: null, pending: null });
  const quote = saidQuote(slots);
  return {
    isUnread: slots.hasUnreadPrices !== undefined,
    rows: quote?.rows.map(({ label, quantity, unit, unitPrice }) => `${label} ${quantity} ${unit} ${unitPrice}`) ?? [],
    note: quote?.note ?? "",
  };
}

test.each([
  `devis pour Mme Leroy : ${WORKS}, mon taux c'est 55 € de l'heure, lundi`,
  `devis pour Mme Leroy : ${WORKS}, mon taux c'est 55 €`,
  `devis pour Mme Leroy : ${WORKS}, mon tarif c'est 55 de l'heure`,
  `devis pour Mme Leroy : ${WORKS}, mon tarif horaire c'est 55 €`,
  `devis pour Mme Leroy : ${WORKS}, je prends 55 €/h`,
  `devis pour Mme Leroy : ${WORKS}, et je facture 55 € de l'heure, TVA 10 %`,
  `devis pour Mme Leroy : ${WORKS}, on prend 55 € HT de l'heure`,
  `devis pour Mme Leroy : ${WORKS}, je suis à 55 € de l'heure partout`,
  `devis pour Mme Leroy : ${WORKS}, je compte 55 € de l'heure pour la main d'œuvre`,
  `devis pour Mme Leroy : ${WORKS}, taux horaire : 55 €`,
  `devis pour Mme Leroy : ${WORKS}, tarif 55 €/h`,
  `devis pour Mme Leroy, mon taux c'est 55 €/h : ${WORKS}`,
  `Mon taux c'est 55 € de l'heure. Fais un devis pour Mme Leroy : ${WORKS}`,
])("a rate of the hour that is said beside works is that of the work in hours: « %s »", (text) => {
  expect(read(text)).toEqual({
    isUnread: false,
    rows: ["Dépose baignoire 4 h 55", "Carrelage 6 m² 45"],
    note: "",
  });
});

test("a rate of the day is that of the works in days", () => {
  const { rows } = read("devis Leroy : étude 2 jours, tests 1 jour, hébergement 120 €, je prends 400 € par jour");
  expect(rows).toEqual(["Étude 2 jour 400", "Tests 1 jour 400", "Hébergement 1 forfait 120"]);
});

test("a rate that no line waits for is told beside the lines", () => {
  const { rows, note, isUnread } = read("devis Leroy : carrelage 6 m² à 45 €, mon taux c'est 55 € de l'heure");
  expect([rows, isUnread]).toEqual([["Carrelage 6 m² 45"], false]);
  expect(note).toBe("Ton prix de 55 € de l'heure n'est sur aucune ligne : aucune n'attend un prix à l'heure.");
});

test("a work keeps the rate that was said for it", () => {
  const { rows } = read("devis Leroy : pose 2 h à 60 €, dépose 4 h, mon taux c'est 55 € de l'heure");
  expect(rows).toEqual(["Pose 2 h 60", "Dépose 4 h 55"]);
});

test.each([
  `devis pour Mme Leroy : ${WORKS}, mon voisin prend 55 € de l'heure`,
  `devis pour Mme Leroy : ${WORKS}, son taux c'est 55 € de l'heure`,
  `devis pour Mme Leroy : ${WORKS}, si je prends 55 € de l'heure`,
  `devis pour Mme Leroy : ${WORKS}, avant je prenais 55 € de l'heure`,
  `devis pour Mme Leroy : ${WORKS}, je prends 55 € de l'heure pour la pose`,
  `devis pour Mme Leroy : ${WORKS}, mon taux c'est 55 € de l'heure le samedi`,
  `devis pour Mme Leroy : ${WORKS}, mon tarif c'est 55 €`,
  `devis pour Mme Leroy : ${WORKS}, mon taux c'est 55 € de l'heure ou 60 €`,
])("a price of the hour that is not plainly the seller's own is on no line: « %s »", (text) => {
  const { isUnread, rows } = read(text);
  expect([isUnread, rows.filter((row) => row.includes("55"))]).toEqual([true, []]);
});
