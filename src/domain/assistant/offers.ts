import { questionMessages } from "../analytics/question.messages.ts";
import { ALL_FLOWS } from "./flows/all-flows.ts";

/** The orders that can be given in one tap, in the order they are shown. */
export const ORDERS: readonly string[] = ALL_FLOWS.map(({ chip }) => chip)
  .toSorted((a, b) => a.place - b.place)
  .map(({ text }) => text);

/** What the assistant can do, in the order of the work, and two orders to try. */
export function helpText(): string {
  const abilities = ALL_FLOWS.map(({ help }) => help).toReversed();
  return questionMessages.help(abilities, ORDERS.slice(0, 2));
}
