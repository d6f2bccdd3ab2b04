import { isNoAnswer } from "../acts/short-acts.ts";
import { clausesOf } from "../words/clauses.ts";

type HistoryMessage = { role: string; follow_ups?: unknown };

const LONGEST = 200;

/**
 * The order whose form is shown under the last message, when the text answers it by a doubt: « euh je sais pas ». The
 * form then stays. Null for another text, and when no form is shown.
 */
export function doubtedOrder(history: readonly HistoryMessage[], text: string): string | null {
  if (text.length > LONGEST || !/\p{L}/u.test(text) || !isNoAnswer(clausesOf(text))) return null;
  const last = history.findLast(({ role }) => role === "assistant");
  // The history is the browser's, so nothing in it is taken for granted.
  const followUps: unknown[] = Array.isArray(last?.follow_ups) ? last.follow_ups : [];
  for (const one of followUps)
    if (typeof one === "object" && one !== null && "missing" in one && "ask" in one && typeof one.ask === "string")
      return one.ask;
  return null;
}
