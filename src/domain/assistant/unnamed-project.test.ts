import { expect, test } from "vitest";
import { messages } from "./conversation/assistant.messages.ts";
import { resumeFlow } from "./conversation/engine.ts";
import { IDLE } from "./conversation/flow.ts";
import type { Turn } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";
import { SCRIPT } from "./script.ts";

const TODAY = "2026-11-23";
const CONTEXT = { today: TODAY, project: null } as const;
const PROJECTS = ["Villa", "Toit"].map((name) => ({
  id: name,
  name,
  client_info: { company: "", first_name: "Anne", last_name: "Roux", email: "" },
}));

// « fais un devis », where two projects are there, and what is answered then.
function turnAfter(...answers: string[]): Turn {
  let turn: Turn = { state: IDLE, messages: [], effects: [] };
  for (const text of ["fais un devis", ...answers]) {
    const reply = readMessage(turn.state, text, CONTEXT);
    if (reply.kind !== "turn") continue;
    turn = reply.turn;
    if (text === "fais un devis")
      turn = resumeFlow(
        SCRIPT,
        turn.state,
        { effect: "searchProjects", outcome: { ok: true, value: PROJECTS } },
        TODAY,
      );
  }
  return turn;
}

const DOUBTS = ["euh je sais pas", "aucune idée", "bof", "hein ?", "comme tu veux", "je sèche", "passe"];

test.each(DOUBTS)("« %s » is no name where the project is asked for", (text) => {
  const { state, messages: sentences, effects } = turnAfter(text);
  expect([state.pending?.about, state.answers.projectName, effects]).toEqual(["projectMode", undefined, []]);
  expect(sentences[0]?.content).toBe(messages.modeHelp);
});

test.each(DOUBTS.flatMap((text) => [["nouveau", text] as const, ["existant", text] as const]))(
  "after « %s », « %s » is no name either",
  (mode, text) => {
    const { state } = turnAfter(mode, text);
    expect([state.pending?.about, state.answers.projectName]).toEqual(["projectName", undefined]);
  },
);

test.each(["Villa", "Passage piéton", "projet Roux"])("« %s » is looked for", (text) => {
  expect(turnAfter(text).effects).toMatchObject([{ name: "searchProjects" }]);
});
