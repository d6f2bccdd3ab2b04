import { formatPercent } from "../shared/french-format.ts";
import { partBasisPoints, wholePercents } from "../shared/money.ts";
import type { MarginState } from "./margin-lists.ts";

const projects = (count: number) => `${count} projet${count > 1 ? "s" : ""}`;

/** Sentences about margins and hours. */
export const marginMessages = {
  title: "Marge et heures",
  rule:
    "Facturé hors taxes, avoirs déduits, moins les heures notées au coût que tu as donné, moins les achats " +
    "rangés dans le projet. Un projet compte dans la période de sa dernière facture, avec toutes ses " +
    "heures. Tant qu'il reste à facturer (acompte, situation), il attend sous « En cours » avec le prix de son devis " +
    "et sa marge prévue, hors des totaux. Un projet aux heures notées bien en dessous des heures prévues n'y compte " +
    "pas non plus : sa marge serait trop belle. Frais généraux et achats non rangés ne sont pas comptés.",
  noSupplies: "Aucun achat noté : marge sur la main-d'œuvre seule.",
  /** What opens the list of purchases from there. */
  noteSupplies: "Noter mes achats",
  noCost: "Indique ce que coûte une heure pour voir ta marge.",
  giveCost: "Indiquer un coût",
  nothing: "Aucun projet facturé sur la période.",
  nothingText:
    "Dès la première facture, chaque projet dit ce qu'il te laisse : facturé, moins les heures à leur coût, moins " +
    "les achats.",
  ruleTitle: "Comment la marge est comptée",
  /** Beside a margin that is not known yet. */
  expected: "prévue",
  /** What was planned for the works whose margin stands above. */
  planned: (expectedMargin: string) => `prévu ${expectedMargin}`,
  /** What is left of some of these works, beside what was planned for them. */
  plannedOfSome: (margin: string, expectedMargin: string, count: number) =>
    `${margin} pour ${expectedMargin} prévus, sur ${projects(count)} aux heures prévues`,
  /** Beside the hours of one work. */
  shortTimeOfOne: "sans doute incomplet",
  /** Of a quote whose work is not wholly invoiced. */
  invoicedSoFar: (amount: string) => `${amount} facturés`,
  quoted: (amount: string) => `Devis ${amount} HT`,
  total: "Total",
  byTrade: "Par métier",
  byCustomer: "Par client",
  allProjects: "Tous les projets facturés",
  noTrade: "Sans métier",
  hours: "Heures passées et prévues",
  loss: "Projets à perte",
  worstFirst: "Moins bonnes d'abord",
  latestFirst: "Plus récentes d'abord",
  lists: "Listes",
  /** The lists of projects, in two words. */
  chips: {
    all: "Terminés",
    loss: "À perte",
    no_time: "Heures à noter",
    no_cost: "Coût à donner",
    short_time: "Temps incomplet",
    open: "En cours",
  },
  withMargin: "Projets dont la marge est connue",
  /** How many projects a margin is of. */
  of: (count: number) => `sur ${projects(count)}`,
  /** The same, while time is missing on others. */
  ofWhole: (count: number) => `sur ${projects(count)} complet${count > 1 ? "s" : ""}`,
  /** How many projects miss some of their time. */
  withoutAllTime: (count: number) => `${projects(count)} ${leftOutWords("short_time", count)}`,
  noWhole: "Aucun projet n'a encore tout son temps : sa marge n'est pas sûre.",
  /** How many projects have no margin, and why. */
  leftOut: (state: Exclude<MarginState, "counted">, count: number) =>
    `${projects(count)} ${leftOutWords(state, count)}, non compté${count > 1 ? "s" : ""}`,
};

function leftOutWords(state: Exclude<MarginState, "counted">, count: number): string {
  return state === "short_time" && count === 1 ? "sans tout son temps" : LEFT_OUT_WORDS[state];
}

const LEFT_OUT_WORDS: Record<Exclude<MarginState, "counted">, string> = {
  no_time: "sans heure notée",
  no_cost: "dont une heure n'a pas de coût",
  short_time: "sans tout leur temps",
  open: "à finir de facturer",
};

/** Why a project has no margin. */
export const MARGIN_STATE_WORDS: Record<Exclude<MarginState, "counted">, string> = {
  no_time: "Aucune heure notée",
  no_cost: "Coût d'une heure inconnu",
  short_time: "Sans tout leur temps",
  open: "En cours",
};

/** A margin as a share of what was invoiced: « 34 % ». Empty of what was invoiced for nothing. */
export function shareWords(marginCents: number, netCents: number): string {
  return netCents > 0 ? formatPercent(wholePercents(partBasisPoints(marginCents, netCents))) : "";
}
