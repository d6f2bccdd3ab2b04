import type { HistoryMessage } from "#api/assistant.ts";
import { personMessage } from "./history-messages.ts";
import type { PageContext } from "./question/ask-question.ts";

/**
 * Text typed before the conversation was loaded. `unsent` is sent with it. `returned` does not answer the question that
 * was loaded, so it goes back to the field.
 */
export type Early = { unsent: HistoryMessage | null; returned: HistoryMessage | null };

/** Keeps what is typed while a conversation loads. */
export type EarlyText = {
  current: () => Early;
  keep: (text: string, page: PageContext) => void;
  /** What to send now that the conversation is loaded. Null when nothing was typed, or when a question is asked. */
  release: (isAsked: boolean) => { text: string; page: PageContext } | null;
};

/** Nothing was typed early. Text typed before a question was on screen does not answer it. */
export function earlyText(): EarlyText {
  let early: Early = { unsent: null, returned: null };
  let pageOfText: PageContext = { path: "/" };
  return {
    current: () => early,
    keep: (text, page) => {
      early = { unsent: personMessage(text), returned: null };
      pageOfText = page;
    },
    release: (isAsked) => {
      const { unsent } = early;
      if (unsent === null) return null;
      early = { unsent: null, returned: isAsked ? unsent : null };
      return isAsked ? null : { text: unsent.content, page: pageOfText };
    },
  };
}
