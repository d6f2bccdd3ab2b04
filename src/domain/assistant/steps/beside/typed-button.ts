import { plainWords } from "../../../shared/search-text.ts";
import type { FlowState } from "../../conversation/flow.ts";
import type { Input } from "../../conversation/world.ts";
import { typedOption } from "../../legal/form-words.ts";

/**
 * The words of a button that is offered are the button, whatever they say elsewhere. Two buttons of the same words are
 * not told apart.
 */
export function typedButton(pending: FlowState["pending"], text: string): Input | null {
  const message = pending?.message;
  if (message?.type === "form" && typedOption(message.fields, text) !== null) return { kind: "text", text };
  if (message?.type !== "choice" && message?.type !== "quote_card") return null;
  if (text.length > LONGEST_LABEL) return null;
  const options = (message.options ?? []).filter(({ label }) => wordsOf(label) === wordsOf(text));
  const [option] = options;
  return option && options.length === 1 ? { kind: "choice", value: option.value } : null;
}

const LONGEST_LABEL = 300;

const wordsOf = (text: string) => {
  const words = plainWords(text).replace(/[.!…«»"]+/g, " ");
  return words.replace(/\s+/g, " ").trim();
};
