import type { AssistantSession } from "#api/assistant.ts";
import { expect, test } from "vitest";
import { savedConversation } from "./reading.ts";

const COLUMNS = { id: "line-1", label: "Pose", quantity: "6", unit: "h", unitPrice: "52" };
const EARLIER_ROW = { ...COLUMNS, vat: "1000", vatReason: "" };
const ROW = { ...COLUMNS, vatRate: 1000, vatReason: null };

type KeptConversation = Pick<AssistantSession, "history" | "state">;

const conversationWith = (type: string, row: object): KeptConversation => {
  const card = { type, content: "Ton devis.", fields: [], rows: [row], submit: "C'est bon" };
  const created_at = "2026-11-23T08:00:00Z";
  return {
    history: [{ id: "m1", role: "assistant", origin: "workflow", created_at, ...card }],
    state: {
      activeFlow: "quote",
      queue: ["quote-card"],
      answers: { quoteSaid: { rows: [row], discount: "", note: "" } },
      pending: { step: "quote-card", about: "card", message: card },
    },
  };
};

test("a conversation saved by an earlier version goes on with the rows of its card", () => {
  const present = savedConversation(conversationWith("quote_card", ROW));
  expect(present.flow).toMatchObject({ activeFlow: "quote", answers: { quoteSaid: { rows: [ROW] } } });
  expect(savedConversation(conversationWith("quote", EARLIER_ROW))).toEqual(present);
});

test("a message without rows stays as it is", () => {
  const { history } = conversationWith("quote_card", ROW);
  const [{ rows: _rows, ...message }] = history as [AssistantSession["history"][number]];
  expect(savedConversation({ history: [{ ...message, type: "text" }], state: null }).history).toEqual([
    { ...message, type: "text" },
  ]);
});
