import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { mergeDrafts } from "#domain/quotes/merge-drafts.ts";

/** What a draft was before each change, and what was undone. `topic` names what the last change was about. */
export type DraftHistory = {
  past: readonly DraftContent[];
  future: readonly DraftContent[];
  topic: string | null;
  changedAtMs: number;
};

/** A draft that was not changed yet. */
export const NO_HISTORY: DraftHistory = { past: [], future: [], topic: null, changedAtMs: 0 };

const MOST_STEPS = 200;
const SAME_GESTURE_MS = 1_200;

/** The history after a change. Keys typed one after the other in one field, the same `topic`, are undone together. */
export function noteChange(
  history: DraftHistory,
  content: DraftContent,
  { topic, nowMs }: { topic: string | null; nowMs: number },
): DraftHistory {
  const isSameGesture =
    topic !== null &&
    topic === history.topic &&
    nowMs - history.changedAtMs < SAME_GESTURE_MS &&
    history.past.length > 0;
  const past = isSameGesture ? history.past : [...history.past, content].slice(-MOST_STEPS);
  return { past, future: [], topic, changedAtMs: nowMs };
}

/** The content before the last change and the history then, or null when nothing was changed. */
export function undoChange(history: DraftHistory, content: DraftContent) {
  const undone = history.past.at(-1);
  if (undone === undefined) return null;
  return {
    content: undone,
    history: { ...history, past: history.past.slice(0, -1), future: [...history.future, content], topic: null },
  };
}

/** The content that was undone last and the history then, or null when nothing was undone. */
export function redoChange(history: DraftHistory, content: DraftContent) {
  const redone = history.future.at(-1);
  if (redone === undefined) return null;
  return {
    content: redone,
    history: { ...history, past: [...history.past, content], future: history.future.slice(0, -1), topic: null },
  };
}

/** The history once what others changed has come in: an undo takes back what was done here, never what they did. */
export function rebaseHistory(history: DraftHistory, base: DraftContent, theirs: DraftContent): DraftHistory {
  const rebase = (content: DraftContent) => mergeDrafts(base, content, theirs).content;
  return { ...history, past: history.past.map(rebase), future: history.future.map(rebase) };
}
