import { plainWords } from "../../shared/search-text.ts";
import type { LineChange } from "../actions/lines/said-lines.ts";
import { lineChangeMessages } from "./line-change.messages.ts";

/** A change as it is said of the line of that name. Null when its words do not show where the name stands. */
export function withLabel(change: LineChange, label: string): string | null {
  if (change.kind === "remove") return lineChangeMessages.removeLine(label);
  const plain = plainWords(change.text);
  const words = "label" in change ? change.label : "";
  const start = plain.indexOf(words);
  const isPlaced = words !== "" && start === plain.lastIndexOf(words) && plain.length === change.text.length;
  return isPlaced ? change.text.slice(0, start) + label + change.text.slice(start + words.length) : null;
}
