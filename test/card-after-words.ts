import type { FlowState } from "#domain/assistant/conversation/flow.ts";
import { IDLE } from "#domain/assistant/conversation/flow.ts";
import { readMessage } from "#domain/assistant/converse.ts";

/**
 * The card that a plumber at 50 € an hour who charges VAT has in front of them after these messages: its rows, the
 * values of its fields by name, and the sentences of the last reply. Throws when no card is open.
 */
export function cardAfter(...texts: string[]) {
  let state: FlowState = IDLE;
  let sentences = "";
  for (const text of texts) {
    const seller = { vat_regime: "standard" as const, seller_name: "Karim", hourly_rate: 50 };
    const reply = readMessage(state, text, { today: "2026-11-28", project: null, seller });
    if (reply.kind !== "turn") throw new Error(`not read: ${text}`);
    ({ state } = reply.turn);
    sentences = reply.turn.messages.map(({ content }) => content).join("\n");
  }
  const message = state.pending?.message;
  if (message?.type !== "quote_card") throw new Error(`no card: ${sentences}`);
  const values = Object.fromEntries(message.fields.map(({ name, value = "" }) => [name, value]));
  return { rows: message.rows, values, sentences, sections: message.sections ?? [] };
}
