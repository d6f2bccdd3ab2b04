import { messages } from "../assistant.messages.ts";
import type { Input } from "../world.ts";
import type { Move } from "../flow.ts";
import { plainAnswer } from "./plain-answer.ts";

/** A question answered by yes or no. */
export function askYesNo(about: string, content: string): Move {
  const options = [
    { value: "yes", label: messages.yes },
    { value: "no", label: messages.no },
  ];
  return { next: { kind: "ask", about, message: { type: "choice", content, options } } };
}

/** The answer, or null when it is neither. */
export function readYesNo(input: Input): boolean | null {
  const text = plainAnswer(input);
  if (/^(yes|oui|ok|d'accord|vas-y|go|bien sur|ouais)\b/.test(text)) return true;
  return /^(no|non|pas|nan)\b/.test(text) ? false : null;
}
