import { ANSWER_ACTS } from "./acts/answer-acts.ts";
import { OTHER_ACTS } from "./acts/other-acts.ts";
import { WORK_ACTS } from "./acts/work-acts.ts";

/** Some words of one sentence. */
const SOME_WORDS = "[^.!?\\n]{0,60}?\\b";

const PATTERNS = Object.entries({ ...ANSWER_ACTS, ...WORK_ACTS, ...OTHER_ACTS }).map(([name, pattern]) => ({
  name,
  pattern: new RegExp(pattern.replaceAll("~", SOME_WORDS)),
}));

/** The acts of a text without accents and capitals: what it does (asks, takes, gives up) and what it tells. */
export function actsIn(words: string): string[] {
  return PATTERNS.filter(({ pattern }) => pattern.test(words)).map(({ name }) => name);
}
