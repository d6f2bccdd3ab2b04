import { searchText } from "../shared/search-text.ts";

/** The four flows, in order of recognition (docs/specification.md#flows). */
export type FlowName = "invoice" | "quote" | "tasks" | "project";

const NOUNS: [FlowName, RegExp][] = [
  ["invoice", /\b(factures?|facturation|invoices?|bill|facturer)\b/],
  ["quote", /\b(devis|quotes?|estimate|chiffrage)\b/],
  ["tasks", /\b(taches?|tasks?|checklist|to-?do)\b/],
  ["project", /\b(projets?|projects?|chantiers?)\b/],
];

// Imperative, infinitive, or a wish; accents are gone already (docs/specification.md#assistant).
const ACTION =
  /\b(cree[rz]?|creons|fai[st]|faire|faisons|genere[rz]?|prepare[rz]?|etabli[rst]?|etablir|etablis|redige[rz]?|lance[rz]?|demarre[rz]?|commence[rz]?|ajoute[rz]?|emet[st]?|emettre|edite[rz]?|sor[st]|sortir|ouvr[eis]|ouvrir|chiffre[rz]?|veu[xt]|voudrais|faut|faudrait|besoin|facture[rz]|create|make|generate|prepare|draft|issue|start|write|add|open|bill|invoice|need|want)\b/;
// « facture » is a verb before what it bills (« facture le projet Roux »), a noun otherwise (« Facture électricité »).
const BILLING_VERB =
  /^(?:peux-tu |stp |merci de )?facture[rz]?(?:-(?:le|la|les|moi))?(?: (?:le|la|les|ce|cet|cette|ces|mon|ma|mes|tout)\b| l'|$)/;
const QUESTION = /^(combien|quel(le)?s?|qui|quand|ou|pourquoi|comment|est-ce que|y a-t-il|as-tu|ai-je)\b/;
const NEGATION = /\b(ne |ne|n'|n' )\w{1,40} (pas|plus|jamais)\b|\bpas (de|besoin|encore)\b|\b(don't|do not)\b/;
const PAST =
  /\b(j'ai|tu as|on a|nous avons|vous avez|a ete|ont ete) (deja )?(cree|fait|genere|prepare|etabli|redige|lance|demarre|commence|ajoute|emis|edite|sorti|ouvert|chiffre|facture)\b/;
// An order stands in the first words; what follows them is its matter.
const LONGEST_ORDER = 2_000;
const CANCEL =
  /^(?:stop|annule[rz]?|annuler|laisse(?:z)? tomber|cancel|abandon(?:ne[rz]?|ner)?)(?: (?:tout|ca|cela|le flux|s'il te plait|stp|svp|merci|please|it))*$/;

/**
 * The flow a message orders, or null: a noun of a flow and a verb of action; questions, negations and the past are not
 * orders.
 */
export function intentOf(message: string): FlowName | null {
  const text = plain(message);
  if (
    QUESTION.test(text) ||
    NEGATION.test(text) ||
    PAST.test(text) ||
    (message.trimEnd().endsWith("?") && !/^(peux|pourrais|tu peux|can you|could you)/.test(text))
  )
    return null;
  if (BILLING_VERB.test(text)) return "invoice";
  if (!ACTION.test(text)) return null;
  return NOUNS.find(([, noun]) => noun.test(text))?.[0] ?? null;
}

/** True when a message plainly orders to start something: the verb stands at its head. */
export function isPlainOrder(message: string): boolean {
  const text = plain(message);
  const head = text.replace(
    /^(stp|merci de|peux-tu|tu peux|il faut|je veux|je voudrais|j'ai besoin de|s'il te plait)[ ,]*/,
    "",
  );
  return intentOf(message) !== null && ACTION.test(head.split(" ").slice(0, 2).join(" "));
}

/**
 * True when the whole message is an expression that cancels (« annule », « stop merci »; « Stop Feu SARL » is an
 * answer).
 */
export function isCancel(message: string): boolean {
  if (message.length > LONGEST_ORDER) return false;
  return CANCEL.test(
    plain(message)
      .replace(/[.!,]+/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

function plain(message: string): string {
  return searchText(message.slice(0, LONGEST_ORDER)).replaceAll("’", "'");
}
