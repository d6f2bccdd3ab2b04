import { pattern } from "../../words/pattern.ts";
import { tokensOf, wordSet } from "../../words/tokens.ts";

/** True for a label whose words are those of the order itself: « un devis », « la TVA ». */
export function isOrderLabel(label: string): boolean {
  const words = tokensOf(label).map(({ text }) => text);
  const isOrdered = words.some((word, index) => ORDER.has(word) && !isOfWork(words, index));
  return isOrdered || words.join(" ").startsWith("pas d ' heure");
}

// « développement d'un espace client », « gestion de projet », « module de devis »: the word says what the work is on.
function isOfWork(words: readonly string[], index: number): boolean {
  const word = words[index] ?? "";
  const previous = words[index - 1] ?? "";
  if (/^cliente?$/.test(word)) return index > 0 && !NO_THING.test(previous);
  // « la remise en peinture du couloir », « remise aux normes ».
  if (word === "remise") return /^(?:en|a|au|aux)$/.test(words[index + 1] ?? "") && !/^\d/.test(words[index + 2] ?? "");
  const work = /^(?:de|d|des|du)$/.test(previous) ? (words[index - 2] ?? "") : previous === "'" ? words[index - 3] : "";
  return index > 1 && word !== "tva" && word !== "remise" && ON_DOCUMENTS.test(work ?? "");
}

const NO_THING = /^(?:une?|l[ea]s?|mon|ma|ce|cette|de|du|d|au|pour|pr|chez|'|nouveau|nouvelle|le|:|,)$/;
const ON_DOCUMENTS = pattern`
    ^(?:gestion|generation|automatisation|creation|integration|import|export|suivi|pilotage|chefferie|conduite|
    developpement|outil|module|modele|logiciel|application|tableau|coordination|accompagnement|cadrage)s?$`;

const ORDER = wordSet(`
  devis devi dvis facture factures fact factu facturer projet projets taches avoir quote invoice chiffre chiffrer
  chiffrez client
  cliente tva remise
`);
