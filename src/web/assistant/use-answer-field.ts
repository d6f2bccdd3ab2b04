import type { AssistantMessage } from "#domain/assistant/conversation/message.ts";
import type { RefObject } from "react";
import { useEffect } from "react";

/**
 * Gives the focus to the field of the messages when a question is answered by typing there, if the messages have it:
 * the button of the question before has left it to them. A finger keeps it, since a field would open the keyboard of
 * its screen over the messages.
 */
export function useAnswerField(
  log: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  question: { about: string; message: AssistantMessage } | null,
): void {
  const typedQuestion =
    question !== null && isTyped(question.message) ? `${question.about} ${question.message.content}` : "";
  useEffect(() => {
    if (typedQuestion === "" || matchMedia("(pointer: coarse)").matches) return;
    if (document.activeElement === log.current) field.current?.focus({ preventScroll: true });
  }, [typedQuestion, log, field]);
}

// A question that is answered in words. One button beside it only leaves it open.
function isTyped(message: AssistantMessage): boolean {
  return message.type === "text" || (message.type === "choice" && message.options.length === 1);
}
