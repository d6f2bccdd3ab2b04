import { readChosenLine } from "./lines/chosen-line.ts";

type HistoryMessage = { role: string; content?: unknown; follow_ups?: unknown };

/**
 * The order that « la première » or the name of a line stands for after the assistant has asked which line is meant, as
 * its button does. Null for another text, and once something else was said since.
 */
export function orderOfChosenLine(history: readonly HistoryMessage[], text: string): string | null {
  const lastMessage = history.at(-1);
  if (lastMessage?.role !== "assistant" || typeof lastMessage.content !== "string") return null;
  if (!lastMessage.content.startsWith("Laquelle : «") || !Array.isArray(lastMessage.follow_ups)) return null;
  const labels = [...lastMessage.content.slice(0, LONGEST).matchAll(/« ([^«»]{1,200}) »/g)].map(
    ([, label = ""]) => label,
  );
  const orders = lastMessage.follow_ups.map(askOf);
  const line = orders.length === labels.length ? readChosenLine(text, labels) : null;
  return typeof line === "number" ? (orders[line] ?? null) : null;
}

const LONGEST = 2_000;
const LONGEST_ORDER = 300;

// The history is the browser's, so nothing in it is taken for granted.
function askOf(followUp: unknown): string {
  const ask = typeof followUp === "object" && followUp !== null && "ask" in followUp ? followUp.ask : "";
  return typeof ask === "string" ? ask.slice(0, LONGEST_ORDER) : "";
}
