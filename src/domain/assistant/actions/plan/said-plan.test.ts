import { expect, test } from "vitest";
import { IDLE } from "../../conversation/flow.ts";
import { readMessage } from "../../converse.ts";
import { readSaidAction } from "../said-action.ts";
import { readSaidPlan } from "./said-plan.ts";

const TODAY = "2026-11-30";

test.each([
  ["planifie Dupuis mardi", "Dupuis", "2026-12-01"],
  ["planifie le chantier Dupuis mardi", "Dupuis", "2026-12-01"],
  ["mets le chantier Dupuis au 12 décembre", "Dupuis", "2026-12-12"],
  ["cale-moi Dupuis jeudi", "Dupuis", "2026-12-03"],
  ["programme Dupuis pour lundi prochain", "Dupuis", "2026-12-07"],
  ["mets Dupuis dans le planning le 12", "Dupuis", "2026-12-12"],
  ["réserve mardi pour Dupuis", "Dupuis", "2026-12-01"],
  ["planifie Mme Le Goff le 14", "Mme Le Goff", "2026-12-14"],
  ["tu peux planifier le projet Salle de bain pour le 20 janvier ?", "Salle de bain", "2027-01-20"],
  ["planifie-le au 15/12", "", "2026-12-15"],
])("a day that is given to a site is the proposal of its start: « %s »", (text, who, day) => {
  expect(readSaidPlan(text, TODAY)).toEqual({ who, day, endDay: null, leftOut: "" });
  expect(readSaidAction(text, TODAY)).toMatchObject({ kind: "move_start", day });
});

test.each([
  ["bloque 3 jours chez Dupuis à partir de lundi", "Dupuis", "3 jours"],
  ["place le chantier Martin lundi matin", "Martin", "matin"],
])("what is no first day is left out, to be told: « %s »", (text, who, leftOut) => {
  expect(readSaidPlan(text, TODAY)).toMatchObject({ who, leftOut });
});

test.each([
  ["planifie la salle de bain Martin du 7 au 9 décembre", "salle de bain Martin", "2026-12-07", "2026-12-09"],
  ["mets le chantier de mme Garnier du 15 au 17 décembre", "mme Garnier", "2026-12-15", "2026-12-17"],
  ["planifie Garnier du 15/12 au 17/12", "Garnier", "2026-12-15", "2026-12-17"],
  ["planifie Garnier du mardi 15 au jeudi 17 décembre", "Garnier", "2026-12-15", "2026-12-17"],
  ["planifie Garnier du 30 décembre au 3 janvier", "Garnier", "2026-12-30", "2027-01-03"],
  ["planifie Garnier le 15 décembre jusqu'au 17", "Garnier", "2026-12-15", "2026-12-17"],
])("the last day of a site is kept: « %s »", (text, who, day, endDay) => {
  expect(readSaidPlan(text, TODAY)).toEqual({ who, day, endDay, leftOut: "" });
});

test("a site without a day asks for one", () => {
  expect(readSaidAction("planifie Dupuis", TODAY)).toMatchObject({ kind: "move_start", names: ["dupuis"], day: null });
});

test.each([
  "planifie le devis Dupuis mardi",
  "programme l'envoi de la facture mardi",
  "planifie une visite chez Dupuis mardi",
  "ne planifie pas Dupuis mardi",
  "quand est planifié Dupuis ?",
  "mets le chantier Dupuis en attente",
  "note que Dupuis passe mardi",
  "mets 3 jours",
])("« %s » gives no day to a site", (text) => {
  expect(readSaidPlan(text, TODAY)).toBeNull();
});

test.each([
  ["planifie Dupuis mardi", "question"],
  ["planifie ça mardi", "turn"],
  ["planifie Mme Martin mardi", "turn"],
])("a day said beside a card is that of its own work, or of another site: « %s »", (text, kind) => {
  const seller = { vat_regime: "standard", seller_name: "Studio" } as const;
  const order = readMessage(IDLE, "devis pour Mme Martin, receveur 520 €", { today: TODAY, project: null, seller });
  const state = order.kind === "turn" ? order.turn.state : IDLE;
  expect(readMessage(state, text, { today: TODAY, project: null, seller }).kind).toBe(kind);
});
