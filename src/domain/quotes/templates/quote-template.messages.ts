import type { Prices } from "../../lines/terms.ts";
import { MAX_DRAFT_LINES } from "../quote-draft.ts";
import { QUOTE_TEMPLATE_LIMITS } from "./quote-template.ts";

/** What is said of templates of quotes, in French. */
export const quoteTemplateMessages = {
  take: "Partir d'un modèle ou d'un devis",
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
