import type { AssistantSession } from "#api/assistant/assistant.ts";
import type { FlowState } from "#domain/assistant/conversation/flow.ts";
import { IDLE } from "#domain/assistant/conversation/flow.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepEdits } from "./messages/card-edits.ts";
import { replyTo, savedConversation } from "./reading.ts";

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => texts.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const COLUMNS = { id: "line-1", label: "Pose", quantity: "6", unit: "h", unitPrice: "52" };
const EARLIER_ROWS = [
  { ...COLUMNS, vat: "1000", vatReason: "" },
  { ...COLUMNS, vatRate: 1000, vatReason: null },
];
const ROW = { ...COLUMNS, vatBasisPoints: 1000, vatReason: null };

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

test.each(EARLIER_ROWS)("a conversation saved by an earlier version goes on with the rows of its card: %j", (row) => {
  const present = savedConversation(conversationWith("quote_card", ROW));
  expect(present.flow).toMatchObject({ activeFlow: "quote", answers: { quoteSaid: { rows: [ROW] } } });
  expect(savedConversation(conversationWith("quote", row))).toEqual(present);
});

test("a conversation saved by an earlier version keeps the hours and the rate that were said", () => {
  const earlierWork = { hours: 12, rate: 45, sentence: "12 h à 45,00 € de l'heure.", isCertain: true };
  const message = { type: "text", content: "Combien d'heures ?" };
  const pending = { step: "collect-duration", about: "duration", message };
  const answersWith = (durationSaid: object) => {
    const state = { activeFlow: "quote", queue: [], answers: { durationSaid }, pending };
    return savedConversation({ history: [], state }).flow.answers;
  };
  expect(answersWith(earlierWork)).toEqual({ durationSaid: { kind: "work", hours: 12, rateEuros: 45 } });
  expect(answersWith({ ...earlierWork, isCertain: false })).toEqual({});
});

test("works that were told without an order are still held in a conversation that is read again", () => {
  const toldWork = { text: "Mme Petit, plafond 20 m² à 30 €", projectId: null, later: {} };
  const state = { activeFlow: null, queue: [], pending: null, answers: { lastName: "Petit" }, toldWork };
  expect(savedConversation({ history: [], state }).flow).toMatchObject({ toldWork, answers: { lastName: "Petit" } });
  expect(savedConversation({ history: [], state: null }).flow.toldWork).toBeUndefined();
});

test("a message without rows stays as it is", () => {
  const { history } = conversationWith("quote_card", ROW);
  const [{ rows: _rows, ...message }] = history as [AssistantSession["history"][number]];
  expect(savedConversation({ history: [{ ...message, type: "text" }], state: null }).history).toEqual([
    { ...message, type: "text" },
  ]);
});

function flowAfter(flow: FlowState, text: string): FlowState {
  const seller = { vat_regime: "standard", seller_name: "A" } as const;
  const reply = replyTo(flow, text, { history: [], project: null, seller });
  return reply.kind === "turn" ? reply.turn.state : flow;
}

function labelsOn({ pending }: FlowState): string[] {
  return pending?.message.type === "quote_card" ? pending.message.rows.map(({ label }) => label) : [];
}

test("« annule » after a line was removed by hand brings back that line alone", () => {
  const first = flowAfter(IDLE, "devis pour M. Paul Martin, receveur 520 €, évacuation 80 €");
  const flow = flowAfter(first, "ajoute en option un meuble à 300 €");
  const message = flow.pending?.message;
  if (message?.type !== "quote_card") throw new Error("no card");
  const values = Object.fromEntries(message.fields.map(({ name, value = "" }) => [name, value]));
  keepEdits(message, { values, rows: message.rows.filter(({ label }) => label !== "Évacuation") });
  const undone = flowAfter(flow, "annule");
  expect(labelsOn(undone)).toEqual(["Receveur", "Évacuation", "Meuble"]);
  expect(labelsOn(flowAfter(undone, "annule"))).toEqual(["Receveur", "Évacuation"]);
});
