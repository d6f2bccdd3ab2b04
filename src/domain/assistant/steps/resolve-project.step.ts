import { homonymMarks } from "../../customers/homonyms.ts";
import { searchText } from "../../shared/search-text.ts";
import type { FoundProject } from "../conversation/assistant-project.ts";
import { contactOf, splitTasks } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { plainAnswer } from "../conversation/plain-answer.ts";
import { choiceLabels } from "../conversation/step.messages.ts";
import type { FlowRules } from "../flows/flow-declaration.ts";
import { identifyName } from "./identify-name.step.ts";

/**
 * Looks for the named project. Without a match the flow continues with a new project. A single match is taken, and
 * several are offered (docs/specification.md#flows). A flow that only reads asks for the name again instead.
 */
export const resolveProject: Step<"searchProjects" | "getProject"> = {
  name: "resolve-project",
  isKnown: ({ project, answers: { projectName = "", quoteSaid } }) =>
    project !== null || (projectName === "" && quoteSaid !== undefined),
  enter: ({ answers }, { flow }) => {
    if (answers.projectMode === "new" && !flow.readsOnly) return { next: { kind: "done" } };
    return { next: { kind: "run", effect: { name: "searchProjects", search: answers.projectName ?? "" } } };
  },
  answer: (state, input, { flow }) => {
    const answer = plainAnswer(input);
    const chosen = state.projectMatches.find((project) => project.id === answer || searchText(project.name) === answer);
    if (chosen) return readProject(chosen);
    if (/^(new|(un )?nouveau)\b/.test(answer) && !flow.readsOnly) return continueWithNewProject(state);
    return offerMatches(state.projectMatches, messages.severalMatches, flow);
  },
  results: {
    searchProjects: (state, outcome, { flow }) => {
      const withoutProject = flow.readsOnly ? askNameAgain : continueWithNewProject;
      if (!outcome.ok) return withoutProject(state, messages.searchFailed(outcome.message));
      const name = state.answers.projectName ?? "";
      const matches = matchingProjects(outcome.value, name);
      const [match] = matches;
      // The name differs from the typed one by a letter, so the person confirms the project.
      if (!match && outcome.value.length > 0) return offerAndKeep(outcome.value, flow);
      if (!match) return withoutProject(state, (flow.readsOnly ? messages.unknownProject : messages.noMatch)(name));
      return { ...(matches.length === 1 ? readProject(match) : offerAndKeep(matches, flow)), set: keep(matches) };
    },
    // A project that cannot be read is offered again: a new one of that name could be its double.
    getProject: (state, outcome, { flow }) => {
      if (!outcome.ok) return offerMatches(state.projectMatches, messages.projectUnreadable(outcome.message), flow);
      const project = outcome.value;
      if (!project) return offerMatches(state.projectMatches, messages.projectNotFound, flow);
      return { say: [say(messages.oneMatch(project.name))], set: splitTasks(project), next: { kind: "done" } };
    },
  },
};

const MOST_OFFERED = 8;

/**
 * The projects of that exact name. Otherwise those that have every word in their name, company or contact. Case and
 * accents are ignored.
 */
export function matchingProjects(projects: readonly FoundProject[], name: string): FoundProject[] {
  const searchedName = searchText(name);
  const exactMatches = projects.filter((project) => searchText(project.name) === searchedName);
  if (exactMatches.length > 0) return exactMatches;
  const words = searchedName.split(" ");
  return projects.filter((project) => {
    const { company, first_name, last_name } = project.client_info;
    const text = searchText(project.name, company, first_name, last_name);
    return words.every((word) => text.includes(word));
  });
}

function continueWithNewProject({ answers }: FlowState, sentence?: string): Move {
  return {
    say: sentence === undefined ? [] : [say(sentence)],
    set: { answers: { ...answers, projectMode: "new" } },
    next: { kind: "done" },
  };
}

function askNameAgain({ answers }: FlowState, sentence: string): Move {
  const { projectName: _unknown, ...others } = answers;
  return {
    say: [say(sentence)],
    set: { answers: { ...others, projectMode: "existing" } },
    next: { kind: "insert", steps: [identifyName] },
  };
}

function offerMatches(matches: readonly FoundProject[], content: string, flow: FlowRules): Move {
  const offeredMatches = matches.slice(0, MOST_OFFERED);
  const marks = homonymMarks(offeredMatches.map((one) => ({ ...one.client_info, label: labelOf(one) })));
  const options = offeredMatches.map((project, index) => ({
    value: project.id,
    label: joinParts([labelOf(project), marks[index] ?? ""]),
  }));
  if (!flow.readsOnly) options.push({ value: "new", label: choiceLabels.newProject });
  return {
    next: { kind: "ask", about: "match", message: { type: "choice", content, options } },
  };
}

function labelOf(project: FoundProject): string {
  return joinParts([project.name, project.client_info.company || contactOf(project)]);
}

function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" – ");
}

function offerAndKeep(projects: readonly FoundProject[], flow: FlowRules): Move {
  return { ...offerMatches(projects, messages.severalMatches, flow), set: keep(projects) };
}

function keep(projects: readonly FoundProject[]): { projectMatches: FoundProject[] } {
  return { projectMatches: projects.slice(0, MOST_OFFERED) };
}

function readProject(project: FoundProject): Move<"getProject"> {
  return { next: { kind: "run", effect: { name: "getProject", id: project.id } } };
}
