import type { HistoryMessage } from "#api/assistant/assistant.ts";
import type { AssistantMessage } from "#domain/assistant/conversation/message.ts";
import { personMessage } from "./history-messages.ts";
import type { PageContext } from "./question/ask-question.ts";

/**
 * Text typed before the conversation was loaded. `unsentMessage` is sent with it. `returnedMessage` does not answer the
 * question that was loaded, or found no network, so it goes back to the field.
 */
export type Early = { unsentMessage: HistoryMessage | null; returnedMessage: HistoryMessage | null };

/** Keeps what is typed while a conversation loads. */
export type EarlyText = {
  current: () => Early;
  keep: (text: string, page: PageContext) => void;
  /** What to send now that the conversation is loaded. Null when nothing was typed, or when a question is asked. */
  release: (isAsked: boolean) => { text: string; page: PageContext } | null;
  /** A text that could not be read, or not be saved, goes back to the field. */
  giveBack: (text: string) => void;
  /** The text that came back is in the field: a field that is drawn anew is not given it again. */
  forgetReturned: () => void;
};

/**
 * Whether a text that was typed before this message was on screen is kept from answering it. The card of a quote takes
 * what comes: an order that is pasted at once and sent must not stay in the field.
 */
export function asksInSight(pending: AssistantMessage | undefined): boolean {
  return pending !== undefined && pending.type !== "quote_card";
}

/** Nothing was typed early. Text typed before a question was on screen does not answer it. */
export function earlyText(): EarlyText {
  let early: Early = { unsentMessage: null, returnedMessage: null };
  let pageOfText: PageContext = { path: "/" };
  const giveBack = (text: string) => {
    const texts = [early.returnedMessage?.content ?? "", text].filter((each) => each !== "");
    if (texts.length > 0) early = { ...early, returnedMessage: personMessage(texts.join("\n")) };
  };
  return {
    current: () => early,
    keep: (text, page) => {
      early = { ...early, unsentMessage: personMessage(text) };
      pageOfText = page;
    },
    release: (isAsked) => {
      const { unsentMessage } = early;
      if (unsentMessage === null) return null;
      early = { ...early, unsentMessage: null };
      if (isAsked) giveBack(unsentMessage.content);
      return isAsked ? null : { text: unsentMessage.content, page: pageOfText };
    },
    giveBack,
    forgetReturned: () => {
      early = { ...early, returnedMessage: null };
    },
  };
}
