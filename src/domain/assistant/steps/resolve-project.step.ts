import { searchText } from "../../shared/search-text.ts";
import type { AssistantProject } from "../assistant-project.ts";
import { keptProject } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { FlowState, Move, Outcome, Step } from "../flow.ts";
import { say } from "../message.ts";

/**
 * Finds the project named: none leads to a new one, one is taken, several are offered (docs/specification.md#flows).
 */
export const resolveProject: Step = {
  name: "resolve-project",
  isKnown: (state) => state.project !== null,
  enter: ({ project, answers }) => {
    if (project !== null || answers.projectMode === "new") return { next: { kind: "done" } };
    return { next: { kind: "run", effect: { name: "searchProjects", search: answers.projectName ?? "" } } };
  },
  answer: (state, input) => {
    const wanted = input.kind === "choice" ? input.value : input.kind === "text" ? searchText(input.text) : "";
    const chosen = state.projectMatches.find((one) => one.id === wanted || searchText(one.name) === wanted);
    if (wanted === "new") return { set: { answers: { ...state.answers, projectMode: "new" } }, next: { kind: "done" } };
    return chosen ? read(chosen) : offer(state.projectMatches);
  },
  result: (state, outcome, effect) => (effect === "getProject" ? loaded(state, outcome) : found(state, outcome)),
};

/** Exact name first, else every word found in the name, the company or the contact; case and accents ignored. */
function matchingProjects(projects: readonly AssistantProject[], name: string): AssistantProject[] {
  const wanted = searchText(name);
  const exact = projects.filter((project) => searchText(project.name) === wanted);
  if (exact.length > 0) return exact;
  const words = wanted.split(" ");
  return projects.filter((project) => {
    const { company, first_name, last_name } = project.client_info;
    const text = searchText(project.name, company, first_name, last_name);
    return words.every((word) => text.includes(word));
  });
}

function found(state: FlowState, outcome: Outcome): Move {
  const name = state.answers.projectName ?? "";
  const asNew = { answers: { ...state.answers, projectMode: "new" as const } };
  if (!outcome.ok) return { say: [say(messages.searchFailed(outcome.message))], set: asNew, next: { kind: "done" } };
  const matches = matchingProjects(outcome.value as AssistantProject[], name);
  if (matches.length === 0) return { say: [say(messages.noMatch(name))], set: asNew, next: { kind: "done" } };
  if (matches.length === 1) return read(matches[0]!);
  return { ...offer(matches), set: { projectMatches: matches.slice(0, 8) } };
}

function offer(matches: readonly AssistantProject[]): Move {
  const options = matches.slice(0, 8).map((one) => ({
    value: one.id,
    label: [one.name, one.client_info.company].filter((part) => part !== "").join(" – "),
  }));
  const message = {
    type: "choice" as const,
    content: messages.severalMatches,
    options: [...options, { value: "new", label: "Un nouveau projet" }],
  };
  return { next: { kind: "ask", about: "match", message } };
}

function read(project: AssistantProject): Move {
  return { next: { kind: "run", effect: { name: "getProject", id: project.id } } };
}

function loaded(state: FlowState, outcome: Outcome): Move {
  const asNew = { answers: { ...state.answers, projectMode: "new" as const } };
  if (!outcome.ok)
    return { say: [say(messages.projectUnreadable(outcome.message))], set: asNew, next: { kind: "done" } };
  if (!outcome.value) return { say: [say(messages.projectNotFound)], set: asNew, next: { kind: "done" } };
  const project = outcome.value as AssistantProject;
  return { say: [say(messages.oneMatch(project.name))], set: keptProject(project), next: { kind: "done" } };
}
