import { intentOf, isCancel } from "./intent.ts";
import type { Act, Intent, UnderstandContext, Understanding } from "./understanding.ts";

/** What a text means where it is typed. Pure, and linear in the length of the text. */
export function understand(text: string, context: UnderstandContext): Understanding {
  const cancel = isCancel(text);
  const intent = cancel ? null : ((intentOf(text)?.name ?? null) as Intent | null);
  const act: Act = cancel ? "cancel" : intent ? "order" : context.pending ? "answer" : "unclear";
  return { act, intent, negated: false, cancel, confidence: act === "unclear" ? 0 : 1, slots: {} };
}
