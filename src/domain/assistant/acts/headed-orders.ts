import type { Intent, Slots } from "../understanding.ts";
import { DURATION_SLOTS } from "../understanding.ts";
import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { fillersAt } from "./frames.ts";
import { nounIntent } from "./lexicon.ts";
import { tellsState } from "./noun-orders.ts";
import type { Order } from "./order.ts";

// Orders that the head of a note says without a verb of its own: « À facturer », « Objet : demande de devis », «
// note du
// matin, à transformer en devis ».

const MOST_CLAUSES = 3;
const LONGEST_HEAD = 12;

const OBJECT = /^(?:objet|sujet|demande)$/;
const TO_BILL = pattern`
    (?:^| )(?:bon |reste |tout )?a (?:re)?(facturer|chiffrer|deviser)(?: (?:stp|vite|urgent|svp|rapidement|
    au plus vite))?$`;
const TO_CONVERT = pattern`
    (?:^| )a (?:transformer|convertir|mettre|passer|basculer|traduire|reprendre|presenter) (?:en|dans un|sous forme de)
    \x20(devis|facture)(?: |$)`;
const ASKED_FOR =
  /^(?:nouvelle |une )?demande (?:de |d' )(?:un |une )?(devis|facture|facturation|chiffrage|prix|tarif)(?: |$)/;

/** The order that the head of a note says, or null. The note itself has to hold values. */
export function headedOrder(clauses: readonly Clause[]): Order | null {
  for (const { words, isQuestion } of clauses.slice(0, MOST_CLAUSES)) {
    const text = words.slice(fillersAt(words, 0)).join(" ");
    if (isQuestion || TOLD.test(text)) return null;
    if (words.length > LONGEST_HEAD && !TO_CONVERT.test(text)) return null;
    const [, word] = TO_BILL.exec(text) ?? TO_CONVERT.exec(text) ?? ASKED_FOR.exec(text) ?? [];
    const isObject = OBJECT.test(clauses[0]?.words.join(" ") ?? "") && words === clauses[1]?.words;
    const noun = isObject ? nounIntent(words[0] ?? "") : null;
    if (noun === "quote" || noun === "invoice") return { intent: noun, isNegated: false, head: "noun" };
    if (word !== undefined) return { intent: intentOf(word), isNegated: false, head: "noun" };
  }
  return null;
}

/**
 * The order of a form, or null: « Devis », « Facture plomberie » alone on its first line, with labelled values under
 * it. Its sum may be unread: the document is wanted all the same.
 */
export function formOrder(text: string, [first]: readonly Clause[]): Order | null {
  const words = first?.words.filter((word) => !/^(?:nouveau|nouvelle|une?|le|la)$/.test(word)) ?? [];
  const isAlone = /^[^\n:,]{3,40}\n/.test(text.trimStart());
  const intent = words.length > 0 && words.length <= LONGEST_TITLE ? nounIntent(words[0] ?? "") : null;
  if (!isAlone || first?.isQuestion || TOLD.test(words.join(" ")) || words.some((word) => OF_PAST.test(word)))
    return null;
  return intent === "quote" || intent === "invoice" ? { intent, isNegated: false, head: "noun" } : null;
}

const LONGEST_TITLE = 4;
const OF_PAST = /^(?:recue?s?|payee?s?|signee?s?|impayee?s?|envoyee?s?|accepte|acceptee|refuse|refusee|retard)$/;

// « il me reste deux chantiers à facturer », « j'ai reçu une demande de devis ».
const TOLD = /(?:^| )(?:je|j'|il|elle|on|nous|ils|elles|pas|rien|plus|c'|est|sont)(?: |$)/;

function intentOf(word: string): Intent {
  return word.startsWith("factur") ? "invoice" : "quote";
}

/**
 * True when a note begins with the word of a project: « projet : Véranda », « chantier Véranda, client Dupont
 * SARL ».
 */
function isHeadedByProject(clauses: readonly Clause[]): boolean {
  const [first] = clauses;
  const words = first?.words.slice(fillersAt(first.words, 0)) ?? [];
  return nounIntent(words.find((word) => !/^(?:nouveau|nouvel|un|le|nom|du|titre)$/.test(word)) ?? "") === "project";
}

/**
 * The order of a project with its customer and its day, and no work that is priced: « Projet : Véranda. Client : Dupont
 * SARL. Début : 4 janvier ». Null without them.
 */
export function projectToCreate(clauses: readonly Clause[], slots: Slots): Order | null {
  const isWhole = slots.projectName && (slots.company ?? slots.lastName) && slots.startDate;
  const isPriced = OF_WORK.some((name) => slots[name] !== undefined);
  if (!isWhole || isPriced || tellsState(clauses)) return null;
  return isHeadedByProject(clauses) ? { intent: "project", isNegated: false, head: "noun" } : null;
}

const RATES: readonly string[] = ["rate", "dayRate"];
const OF_WORK: readonly (keyof Slots)[] = [...DURATION_SLOTS, "vatPercent" as const].filter(
  (name) => !RATES.includes(name),
);
