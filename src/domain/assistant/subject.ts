import { plainWords } from "../shared/search-text.ts";

const LONGEST_SUBJECT = 120;
const GREETING = /^(?:bonjour|bonsoir|salut|coucou|hello|hey|merci|ok|test)\b.{0,12}$/;

/** What the list of conversations says of one: its first order, and the name of its project. */
export type Subject = { order: string; project: string };

/** What a conversation is about, from its messages and the state of its flow. Greetings say nothing about it. */
export function subjectOf(history: readonly { role: string; content: string }[], state: unknown): Subject {
  const messages = history.flatMap(({ role, content }) => (role === "user" ? [oneLine(content)] : []));
  const order = messages.find((text) => !GREETING.test(plainWords(text))) ?? messages[0] ?? "";
  return { order, project: projectOf(state) };
}

// The state is the browser's, so nothing in it is taken for granted.
function projectOf(state: unknown): string {
  const { project, answers } = (state ?? {}) as { project?: { name?: unknown }; answers?: { projectName?: unknown } };
  const name = project?.name ?? answers?.projectName;
  return typeof name === "string" ? oneLine(name) : "";
}

function oneLine(text: string): string {
  const line = text
    .slice(0, 2 * LONGEST_SUBJECT)
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= LONGEST_SUBJECT ? line : `${line.slice(0, LONGEST_SUBJECT - 1)}…`;
}
