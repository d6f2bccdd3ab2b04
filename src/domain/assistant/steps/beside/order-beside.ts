import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { recordNamesIn } from "../../actions/record-names.ts";
import { readSaidAction } from "../../actions/said-action.ts";
import type { AssistantProject } from "../../conversation/assistant-project.ts";
import type { FlowState } from "../../conversation/flow.ts";
import { answersOf } from "../../conversation/said-answers.ts";
import { isFlowName } from "../../flows/all-flows.ts";
import { understand } from "../../understand.ts";
import type { QuestionName } from "../../understanding.ts";

// What is ordered of somebody else while a question about one project waits for a yes or a no. It is no answer,
// whatever words of one it holds: « Besson a dit oui » is no yes of Bob.

const ABOUT_PROJECT: ReadonlySet<QuestionName> = new Set<QuestionName>([
  "acceptance",
  "tasksStarted",
  "quotePreference",
  "invoiceConfirm",
]);

/** The project that the open question is about, when it waits for a yes or a no. Null for another question. */
export function askedProject({ pending, project }: Pick<FlowState, "pending" | "project">): AssistantProject | null {
  return pending !== null && ABOUT_PROJECT.has(pending.about) ? project : null;
}

/**
 * What a text orders beside such a question: a flow of another customer, which is taken at once, or anything else,
 * which waits for the answer. Null for a text that may be an answer, or that asks something.
 */
export function orderBeside(state: FlowState, text: string, today: CalendarDate): "taken" | "waits" | null {
  const project = askedProject(state);
  const plain = plainWords(text.slice(0, LONGEST));
  if (project === null || plain.includes("?") || ANSWERS.test(plain)) return null;
  const { act, intent, isNegated, slots } = understand(text, { today, activeFlow: null, pending: null });
  if (isNegated || act === "question" || act === "cancel") return null;
  const isFlow = act === "order" && intent !== null && isFlowName(intent);
  const { company = "", lastName = "" } = answersOf(slots);
  const customerWords = wordsOf(`${company} ${lastName}`).filter((word) => word.length > 2);
  if (isFlow && customerWords.length > 0 && !customerWords.some((word) => isOf(word, project))) return "taken";
  const action = readSaidAction(text, today);
  const isOrder = isFlow || action !== null || HEADS.test(text);
  const names = action === null ? recordNamesIn(text, today) : action.names;
  if (isOrder && names.some((name) => isOtherName(name, plain)) && !names.some((name) => isOf(name, project)))
    return "waits";
  return isFlow && (slots.lines !== undefined || intent === "quote") ? "waits" : null;
}

const LONGEST = 300;
const ANSWERS = /^(?:oui|ouais|ok|non|nan|pas|si|d'accord|pas encore|c'est bon)\b/;
const HEADS = /^(?:la |une |le |un )?(?:factures?|devis|avenants?) (?:\S+ ){0,3}\p{Lu}/iu;
const NO_NAMES: ReadonlySet<string> = new Set(
  "meme mme mlle madame monsieur client cliente quand facture devis hier demain nouveau tout bien".split(" "),
);
const SOMEBODY = /\b(?:son|sa|ses|leur|leurs|mon|ma|mes|le|la|les|un|une|des|du|de la) $/;

// « son mari », « le patron » is somebody of the customer.
function isOtherName(name: string, plain: string): boolean {
  if (name.length < 3 || NO_NAMES.has(name)) return false;
  const at = plain.search(new RegExp(`\\b${name.replace(/[^a-z0-9]/g, ".")}\\b`));
  return at >= 0 && !SOMEBODY.test(plain.slice(0, at));
}

function isOf(name: string, { name: projectName, client_info: client }: AssistantProject): boolean {
  return wordsOf([projectName, client.company, client.first_name, client.last_name].join(" ")).includes(name);
}

const wordsOf = (text: string) => plainWords(text).split(/[^a-z0-9]+/);

/** True for a correction that names what it corrects: « change la date », « son mail c'est … ». */
export function namesCorrection(text: string): boolean {
  return NAMES_CORRECTION.test(plainWords(text.slice(0, LONGEST)));
}

const NAMES_CORRECTION = new RegExp(
  "\\b(?:chang|corrig|modifi|rectifi|remplac|deplac|decal|report|renomm|rebaptis|tromp|gour|plant)\\w*|" +
    "\\b(?:mets|plutot|erreur|mail|email|e-mail|adresse|prenom|nom|date|debut|telephone|tel|numero|societe|" +
    "entreprise|client|cliente|contact|s'appelle|titre)\\b",
);
