import type { FlowState, Turn } from "#domain/assistant/conversation/flow.ts";
import { IDLE } from "#domain/assistant/conversation/flow.ts";
import { say } from "#domain/assistant/conversation/message.ts";
import { turnAfterInput, replyTo } from "#web/assistant/reading.ts";
import { beforeEach, expect, test } from "vitest";
import { countAnswer, countDocuments, returnCounts, takeCounts } from "./measured-turns.ts";

// What is counted of a conversation: answers, documents, questions asked again. No word of it.

beforeEach(() => void takeCounts());

const PLACE = { project: null, history: [] };

/** Types texts one after the other, from no flow. */
function typeAll(...texts: string[]): FlowState {
  return texts.reduce<FlowState>((flow, text) => {
    const reply = replyTo(flow, text, PLACE);
    return reply.kind === "turn" ? reply.turn.state : flow;
  }, IDLE);
}

const UNTIL_THE_ADDRESS = ["crée un projet", "Cave Martin", "Cave Martin SARL", "Claire", "Martin", "claire@martin.fr"];

test("each answer counts", () => {
  typeAll(...UNTIL_THE_ADDRESS);
  expect(takeCounts()).toMatchObject({ answers: 6, misread: [] });
});

test("a question that is asked again counts by its subject", () => {
  const flow = typeAll(...UNTIL_THE_ADDRESS);
  const { about } = flow.pending!;
  takeCounts();
  const again = turnAfterInput(flow, { kind: "text", text: "bof" });
  expect(again.state.pending!.about).toBe(about);
  expect(takeCounts()).toEqual({ answers: 1, documents: 0, misread: [{ kind: "customer", count: 1 }] });
});

test("a free question is left to the server, which counts it", () => {
  typeAll("combien on me doit ?");
  expect(takeCounts()).toBe(undefined);
});

test("a document that is shown counts", () => {
  const turn = { state: IDLE, messages: [{ type: "pdf", content: "", url: "/documents/q.pdf" }], effects: [] } as Turn;
  countDocuments(turn);
  countDocuments({ ...turn, messages: [say("Bonjour")] });
  expect(takeCounts()).toEqual({ answers: 0, documents: 1, misread: [] });
});

test("what could not be saved goes with the next save", () => {
  const turn: Turn = { state: IDLE, messages: [], effects: [] };
  countAnswer(IDLE, turn);
  const unsavedCounts = takeCounts();
  countAnswer(IDLE, turn);
  returnCounts({ ...unsavedCounts!, misread: [{ kind: "date", count: 2 }] });
  returnCounts(undefined);
  expect(takeCounts()).toEqual({ answers: 2, documents: 0, misread: [{ kind: "date", count: 2 }] });
  expect(takeCounts()).toBe(undefined);
});
