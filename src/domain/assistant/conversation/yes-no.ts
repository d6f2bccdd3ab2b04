import { plainWords } from "../../shared/search-text.ts";
import type { QuestionName } from "../understanding.ts";
import { messages } from "./assistant.messages.ts";
import type { FlowState, Move } from "./flow.ts";
import { say } from "./message.ts";
import { plainAnswer } from "./plain-answer.ts";
import type { Input } from "./world.ts";

/** A question answered by yes or no. */
export function askYesNo(about: QuestionName, content: string): Move {
  const options = [
    { value: "yes", label: messages.yes },
    { value: "no", label: messages.no },
  ];
  return { next: { kind: "ask", about, message: { type: "choice", content, options } } };
}

/** A question about a project again, after what was no answer to it: it is said to be open, and how it is left. */
export function askOpen({ project }: Pick<FlowState, "project">, question: Move): Move {
  return project === null ? question : { ...question, say: [say(messages.questionOpen(project.name))] };
}

/** The answer, or null when it is neither. A yes that is taken back (« oui, non attends ») is neither. */
export function readYesNoAnswer(input: Input): boolean | null {
  const text = plainAnswer(input);
  if (/^(yes|oui|ok|d'accord|vas-y|go|bien sur|ouais)\b/.test(text)) return TAKEN_BACK.test(text) ? null : true;
  return /^(no|non|pas|nan)\b/.test(text) ? false : null;
}

const TAKEN_BACK = /\b(?:non|nan|attend|attends|attendez|plus tard)\b/;

/**
 * The answer to a question whose yes cannot be undone. Only a text that says yes and nothing else is one. A delay
 * (« oui mais pas tout de suite ») is a no. Anything else is null, and is asked again.
 */
export function readFirmYes(input: Input): boolean | null {
  if (input.kind !== "text") return readYesNoAnswer(input);
  const words = plainWords(input.text.slice(0, LONGEST_YES)).match(/[a-z0-9]+/g) ?? [];
  const text = words.join(" ");
  if (DELAYED.test(text)) return false;
  const isShort = input.text.length <= LONGEST_YES;
  const saysYes = words.some((word) => YES.has(word)) || text.startsWith("c est bon");
  if (isShort && saysYes && words.every((word) => YES.has(word) || POLITE.has(word))) return true;
  return NO.test(text) && !saysYes ? false : null;
}

const LONGEST_YES = 80;
const YES = new Set(
  "yes oui ouais ouaip ok okay accord vas vasy go sur parti emets emettre confirme valide".split(" "),
);
const POLITE = new Set(
  (
    "y d c est bon bien je tu peux la le facture merci stp svp s il te plait parfait super alors allez on " +
    "cree creer"
  ).split(" "),
);
const NO = /^(?:no|non|pas|nan|surtout pas|jamais)\b/;
const DELAYED =
  /\b(?:plus tard|demain|on verra|une autre fois|pas (?:tout de suite|maintenant|encore|aujourd|ce soir|cette fois))\b/;
