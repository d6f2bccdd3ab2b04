import { plainWords } from "../shared/search-text.ts";
import type { Flow } from "./flow.ts";
import { ALL_FLOWS } from "./flows/all-flows.ts";

// Words of every flow. The words of a single flow are in its file.

// An imperative, an infinitive or a wish, without accents (docs/specification.md#assistant).
const VERBS = [
  /\b(cree[rz]?|creons|fai[st]|faire|faisons|genere[rz]?|prepare[rz]?|etabli[rst]?|etablir|etablis|redige[rz]?)\b/,
  /\b(lance[rz]?|demarre[rz]?|commence[rz]?|ajoute[rz]?|emet[st]?|emettre)\b/,
  /\b(edite[rz]?|sor[st]|sortir|ouvr[eis]|ouvrir)\b/,
  /\b(veu[xt]|voudrais|faut|faudrait|besoin)\b/,
  /\b(create|make|generate|prepare|draft|issue|start|write|add|open|need|want)\b/,
];
const QUESTION = /^(combien|quel(le)?s?|qui|quand|ou|pourquoi|comment|est-ce que|y a-t-il|as-tu|ai-je)\b/;
const NEGATION = /\b(ne |ne|n'|n' )\w{1,40} (pas|plus|jamais)\b|\bpas (de|besoin|encore)\b|\b(don't|do not)\b/;
// The word after an auxiliary. A participle there means the past.
const AFTER_AUXILIARY =
  /\b(?=(?:j'ai|tu as|on a|nous avons|vous avez|a ete|ont ete) (?:deja )?([a-z0-9_]{1,40})(?![a-z0-9_]))/g;
const PARTICIPLES = /^(cree|fait|genere|prepare|etabli|redige|lance|demarre|commence|ajoute|emis|edite|sorti|ouvert)$/;
// An order is in the first words. Its object comes after them.
const LONGEST_ORDER = 2_000;
const CANCEL = /^(?:stop|annule[rz]?|annuler|laisse(?:z)? tomber|cancel|abandon(?:ne[rz]?|ner)?)(?=$| )/;
const AFTER_CANCEL = /^(?: (?:tout|ca|cela|le flux|s'il te plait|stp|svp|merci|please|it))*$/;

/**
 * The flow that a message orders, or null. An order has the noun of a flow and a verb of action. Questions, negations
 * and sentences in the past are not orders. Of two flows whose nouns the order holds, the later in `flows` is meant.
 */
export function intentOf(message: string, flows: readonly Flow[] = ALL_FLOWS): Flow | null {
  const text = plain(message);
  if (
    QUESTION.test(text) ||
    NEGATION.test(text) ||
    isPast(text, flows) ||
    (message.trimEnd().endsWith("?") && !/^(peux|pourrais|tu peux|can you|could you)/.test(text))
  )
    return null;
  const flow = flows.findLast(({ words }) => words.order?.test(text));
  if (flow) return flow;
  return hasVerb(text, flows) ? (flows.findLast(({ words }) => words.nouns.test(text)) ?? null) : null;
}

/** True when a message begins with the verb of an order. */
export function isPlainOrder(message: string): boolean {
  const text = plain(message);
  const head = text.replace(
    /^(stp|merci de|peux-tu|tu peux|il faut|je veux|je voudrais|j'ai besoin de|s'il te plait)[ ,]*/,
    "",
  );
  return intentOf(message) !== null && hasVerb(head.split(" ").slice(0, 2).join(" "), ALL_FLOWS);
}

/**
 * True when the whole message is an expression that cancels (« annule », « stop merci »). « Stop Feu SARL » is an
 * answer.
 */
export function isCancel(message: string): boolean {
  if (message.length > LONGEST_ORDER) return false;
  const text = plain(message)
    .replace(/[.!,]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return CANCEL.test(text) && AFTER_CANCEL.test(text.replace(CANCEL, ""));
}

function hasVerb(text: string, flows: readonly Flow[]): boolean {
  return VERBS.some((verbs) => verbs.test(text)) || flows.some(({ words }) => words.verbs?.test(text));
}

function isPast(text: string, flows: readonly Flow[]): boolean {
  return [...text.matchAll(AFTER_AUXILIARY)].some(
    ([, word = ""]) => PARTICIPLES.test(word) || flows.some(({ words }) => words.participles?.test(word)),
  );
}

function plain(message: string): string {
  return plainWords(message.slice(0, LONGEST_ORDER));
}
