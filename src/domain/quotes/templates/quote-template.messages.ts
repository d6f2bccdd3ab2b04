import { CATALOG_PAGES } from "../../catalog/catalog-pages.messages.ts";
import type { Prices } from "../../lines/terms.ts";
import { MAX_DRAFT_LINES } from "../quote-draft.ts";
import { QUOTE_TEMPLATE_LIMITS } from "./quote-template.ts";

/** What is said of templates of quotes, in French. */
export const quoteTemplateMessages = {
  take: "Partir d'un modèle ou d'un devis",
  keep: "Garder comme modèle",
  title: CATALOG_PAGES.templates,
  keeps:
    "Le modèle garde les lignes, les sections, les options, les remises et les conditions de ce devis (acompte, " +
    "paiement, durée…) : ni le client, ni le lieu, ni les dates.",
  noneYet: "Aucun modèle pour l'instant",
  noneYetText: "Garde un devis que tu refais souvent : le prochain commence avec ses lignes et ses conditions.",
  firstQuote: "Faire un premier devis",
  example: "Exemple de modèle",
  keepsShort: "Avec ses conditions : acompte, paiement, durée. Ni client, ni lieu, ni dates.",
  newOne: "Nouveau modèle",
  keepQuote: "Garder un devis comme modèle",
  use: "Faire un devis avec ce modèle",
  project: "Projet, client ou numéro",
  loading: "Chargement des modèles…",
  forWhom: "Pour quel projet ?",
  option: "En option",
  conditions: "Ses conditions",
  all: "Tous les modèles",
  change: "Renommer ou supprimer",
  whichQuote: "Quel devis garder ?",
  newProject: "Nouveau projet avec ce modèle",
  orUnquoted: "Ou un projet qui n'a pas encore de devis",
  noUnquoted: "Aucun projet sans devis trouvé.",
  kept: (name: string): string => `Modèle « ${name} » gardé.`,
  withConditions: "Reprendre aussi ses conditions",
  sameName: "Un autre modèle de devis porte déjà ce nom.",
  tooMany: `${QUOTE_TEMPLATE_LIMITS.count} modèles au plus : supprime ceux qui ne servent plus.`,
  noLines: "Ce projet n'a pas encore de lignes de devis : écris-les d'abord.",
  tooManyLines: `Un devis a ${MAX_DRAFT_LINES} lignes au plus : celles-ci n'y tiennent pas.`,
  lineCount: (count: number): string => (count === 1 ? "1 ligne" : `${count} lignes`),
  taken: (count: number): string => (count === 1 ? "1 ligne reprise." : `${count} lignes reprises.`),
  takenWithConditions: "Ses conditions sont reprises.",
  inPricesOf: (prices: Prices): string =>
    `Prix mis ${prices === "gross" ? "TTC" : "hors taxes"}, comme ceux de ce devis.`,
  changedTitle: (count: number): string =>
    count === 1 ? "Un prix a changé dans ton catalogue depuis." : `${count} prix ont changé dans ton catalogue depuis.`,
};
