import type { SaidDeposit, Slot, Slots } from "../../understanding.ts";
import { blankHesitations } from "../../words/hesitations.ts";
import { takeDeposit } from "./said-deposit.ts";
import { partLots } from "./said-lots.ts";
import type { OptionMark } from "./said-options.ts";
import { saysOption, takeOptions, withOptions } from "./said-options.ts";

/** What an order says beside its works. `text`: the order where these words are spaces. */
export type Asides = { text: string; deposit: Slot<SaidDeposit> | null; options: OptionMark[] };

/** Takes the deposit and the words of options out of an order, so that no reader of works takes them for one. */
export function readAsides(text: string, isAnswer: boolean): Asides {
  if (isAnswer) return { text, deposit: null, options: [] };
  const { deposit, rest: textOfOptions } = takeDeposit(text);
  const { options, rest } = takeOptions(textOfOptions);
  return { text: partLots(rest), deposit, options };
}

/** The values of an order whose lines say which of them are options. */
export function withSaidOptions(slots: Slots, text: string): Slots {
  if (!saysOption(text)) return slots;
  const { options, text: plainText } = readAsides(blankHesitations(text), false);
  return withOptions(slots, options, plainText);
}
