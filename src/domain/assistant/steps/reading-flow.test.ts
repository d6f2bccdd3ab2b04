import { expect, test } from "vitest";
import type { AssistantProject, FoundProject } from "../conversation/assistant-project.ts";
import { resumeFlow, startFlow, answerPending } from "../conversation/engine.ts";
import type { EffectEnd, Flow, Script, Turn } from "../conversation/flow.ts";
import { IDLE } from "../conversation/flow.ts";
import { identifyName } from "./identify-name.step.ts";
import { recap } from "./recap.step.ts";
import { resolveProject } from "./resolve-project.step.ts";

// A flow that only reads: it finds a project that exists, or asks for it again, and never creates one.

const TODAY = "2026-11-21";
const STEPS = [identifyName, resolveProject, recap];
const REVIEW: Flow = { name: "review", steps: STEPS, readsOnly: true };
const SCRIPT: Script = {
  idle: IDLE,
  flows: new Map([["review", REVIEW]]),
  steps: new Map(STEPS.map((step) => [step.name, step])),
};
const CLIENT = { company: "", first_name: "Anne", last_name: "Petit", email: "" };
const foundProject = (id: string, name: string): FoundProject => ({ id, name, client_info: CLIENT });
const TWO = [foundProject("p1", "Cuisine"), foundProject("p2", "Cuisine d'été")];

const begin = (projectName?: string, more: object = {}) =>
  startFlow(SCRIPT, REVIEW, { answers: { ...(projectName !== undefined && { projectName }), ...more } }, TODAY);
const findProjects = ({ state }: Turn, value: FoundProject[]) =>
  resumeFlow(SCRIPT, state, { effect: "searchProjects", outcome: { ok: true, value } }, TODAY);
const type = ({ state }: Turn, text: string) => answerPending(SCRIPT, state, { kind: "text", text }, TODAY);
const sentences = ({ messages }: Turn) => messages.map(({ content }) => content);

test("a project that is not found is asked for again", () => {
  const turn = findProjects(begin("Zanzibar"), []);
  expect(sentences(turn)).toEqual(["Je n'ai pas trouvé de projet « Zanzibar ».", "Quel est le nom du projet ?"]);
  expect(turn.state.answers).toEqual({ projectMode: "existing" });
  expect(type(turn, "Cuisine").effects).toEqual([{ name: "searchProjects", search: "Cuisine" }]);
});

test("a search that fails asks for the project again", () => {
  const failure = { ok: false as const, message: "panne", code: "500", fields: {} };
  const failedSearch: EffectEnd = { effect: "searchProjects", outcome: failure };
  const turn = resumeFlow(SCRIPT, begin("Cuisine").state, failedSearch, TODAY);
  expect(sentences(turn)).toEqual(["Erreur lors de la recherche du projet (panne).", "Quel est le nom du projet ?"]);
});

test("without a name the project is asked for, not whether it exists", () => {
  const turn = findProjects(begin(), TWO);
  expect(sentences(turn)).toEqual(["Quel est le nom du projet ?"]);
});

test("several projects are offered without a new one", () => {
  const turn = findProjects(begin("cuis"), TWO);
  expect(turn.messages).toMatchObject([{ options: [{ value: "p1" }, { value: "p2" }] }]);
});

test("a new project that is asked for among those offered is not created", () => {
  const turn = type(findProjects(begin("cuis"), TWO), "un nouveau");
  expect([turn.state.pending?.about, turn.effects]).toEqual(["match", []]);
});

test("an order about a new project looks for one that exists", () => {
  expect(begin("Cuisine", { projectMode: "new" }).effects).toEqual([{ name: "searchProjects", search: "Cuisine" }]);
});

test("the flow ends when there is no project at all", () => {
  const turn = findProjects(begin(), []);
  expect(turn.state).toEqual(IDLE);
  expect(sentences(turn)[0]).toBe("Tu n'as pas encore de projet : crée-le d'abord (« crée un projet »).");
});

test("a project that is found is read", () => {
  const project: AssistantProject = {
    ...foundProject("p1", "Cuisine"),
    start_date: null,
    project_recurrence: "single",
    estimation_description: "",
    estimation_hours: null,
    estimation_rate: null,
  };
  const turn = findProjects(begin("cuisine"), [foundProject("p1", "Cuisine")]);
  const end = resumeFlow(SCRIPT, turn.state, { effect: "getProject", outcome: { ok: true, value: project } }, TODAY);
  expect(end.messages.map(({ type: kind }) => kind)).toEqual(["text", "summary", "text"]);
});
