import { messages } from "../conversation/assistant.messages.ts";
import type { Step } from "../conversation/flow.ts";
import { askOpen, askYesNo, readFirmYes } from "../conversation/yes-no.ts";

/** In the invoice flow: asks whether a quote is wanted first. After « non », none is generated. */
export const askQuotePreference: Step = {
  name: "ask-quote-preference",
  isKnown: (state) => state.answers.quotePreference !== undefined,
  enter: () => askYesNo("quotePreference", messages.askQuotePreference),
  answer: (state, input) => {
    const isYes = readFirmYes(input);
    if (isYes === null) return askOpen(state, askYesNo("quotePreference", messages.askQuotePreference));
    return {
      set: { answers: { ...state.answers, quotePreference: isYes }, requireQuote: isYes },
      next: { kind: "done" },
    };
  },
};
