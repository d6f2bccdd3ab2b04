import { formatPercent } from "../shared/french-format.ts";
import { partBasisPoints, wholePercents } from "../shared/money.ts";
import type { MarginState } from "./margin-lists.ts";

const projects = (count: number) => `${count} projet${count > 1 ? "s" : ""}`;

/** Sentences about margins and hours. */
export const marginMessages = {
  title: "Marge et heures",
  rule:
    "Facturé hors taxes, avoirs déduits, moins les heures notées au coût que tu as donné, moins les factures de " +
    "fournisseurs rangées dans le projet. Un projet compte dans la période de sa dernière facture, avec toutes ses " +
    "heures. Frais généraux et achats non rangés ne sont pas comptés.",
  noSupplies: "Aucun achat noté : marge sur la main-d'œuvre seule.",
  shortTime: "Temps sans doute incomplet.",
  noCost: "Indique ce que coûte une heure pour voir ta marge.",
  giveCost: "Indiquer un coût",
  nothing: "Aucun projet facturé sur la période.",
  nothingText:
    "Dès la première facture, chaque projet dit ce qu'il te laisse : facturé, moins les heures à leur coût, moins " +
    "les achats.",
  ruleTitle: "Comment la marge est comptée",
  /** Beside a margin that is not known yet. */
  expected: "prévue",
  total: "Total",
  byTrade: "Par métier",
  byCustomer: "Par client",
  allProjects: "Tous les projets facturés",
  noTrade: "Sans métier",
  hours: "Heures passées et prévues",
  loss: "Projets à perte",
  lists: "Listes",
  /** The lists of projects, in two words. */
  chips: {
    all: "Tous",
    loss: "À perte",
    no_time: "Heures à noter",
    no_cost: "Coût à donner",
  },
  withMargin: "Projets dont la marge est connue",
  /** How many projects a margin is of. */
  of: (count: number) => `sur ${projects(count)}`,
  /** How many projects have no margin, and why. */
  leftOut: (state: Exclude<MarginState, "counted">, count: number) =>
    state === "no_time"
      ? `${projects(count)} sans heure notée, non compté${count > 1 ? "s" : ""}`
      : `${projects(count)} dont une heure n'a pas de coût, non compté${count > 1 ? "s" : ""}`,
};

/** Why a project has no margin. */
export const MARGIN_STATE_WORDS: Record<Exclude<MarginState, "counted">, string> = {
  no_time: "Aucune heure notée",
  no_cost: "Coût d'une heure inconnu",
};

/** A margin as a share of what was invoiced: « 34 % ». Empty of what was invoiced for nothing. */
export function shareWords(marginCents: number, netCents: number): string {
  return netCents > 0 ? formatPercent(wholePercents(partBasisPoints(marginCents, netCents))) : "";
}
