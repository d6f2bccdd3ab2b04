import type { DraftAnswer } from "#api/quotes.ts";
import type { LineOrigins } from "#domain/quotes/line-origins.ts";
import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { isSameContent, mergeDrafts } from "#domain/quotes/merge-drafts.ts";
import { useEffect } from "react";
import { noteChange, redoChange, undoChange } from "./editing/draft-history.ts";
import { useDraftSaves } from "./editing/draft-saves.ts";
import { useDraftState } from "./editing/draft-state.ts";
import { keptDrafts } from "./editing/kept-draft.ts";

/**
 * What more is known of a change: the field where it was typed, that the lines of the estimation were seen, that it
 * chose prices without VAT or with it, or where its prices come from.
 */
type ChangeAbout = { topic?: string; hasSeenEstimate?: boolean; hasChosenPrices?: boolean; origins?: LineOrigins };

/**
 * A draft that is shown as it is edited, saved in the background, and merged line by line with what was changed
 * elsewhere since: `conflicts` are the lines that both changed. `estimate`: the lines that the estimation gives now,
 * when the seller has not seen them yet.
 */
export function useDraft(draft: DraftAnswer) {
  const state = useDraftState(draft);
  const saves = useDraftSaves(draft.id, state);
  const { content, estimate, latest, history } = state;
  const showAndSave = (nextContent: DraftContent, isTyping = false) => {
    state.show(nextContent);
    saves.saveShown(isTyping);
  };
  const changeDraft = (
    nextContent: DraftContent,
    { topic, hasSeenEstimate = false, hasChosenPrices = false, origins = {} }: ChangeAbout = {},
  ) => {
    history.current = noteChange(history.current, latest.current, { topic: topic ?? null, nowMs: Date.now() });
    if (hasSeenEstimate) state.seenEstimateVersion.current = estimate.version;
    state.newOrigins.current = { ...state.newOrigins.current, ...origins };
    if (hasChosenPrices) state.hasChosenPrices.current = true;
    showAndSave(nextContent, topic !== undefined);
  };
  const stepBy = (step: typeof undoChange) => {
    const outcome = step(history.current, latest.current);
    if (outcome === null) return;
    history.current = outcome.history;
    showAndSave(outcome.content);
  };
  // Once, when the draft is opened: what a tab that was closed or cut off has left on this device.
  useEffect(() => {
    for (const leftDraft of keptDrafts(saves.userId, draft.id).takeAll()) {
      const merge = mergeDrafts(leftDraft.base, leftDraft.content, latest.current);
      if (!isSameContent(merge.content, latest.current)) showAndSave(merge.content);
      state.addConflicts(merge.conflicts);
    }
  }, []);
  useEffect(() => {
    if (draft.version > state.version.current && !saves.isBusy()) state.mergeIn(draft);
  }, [draft]);
  return {
    content,
    /** The content now, for what acts later than the render that made it. */
    latestContent: () => latest.current,
    origins: state.origins,
    estimate: estimate.lines,
    asksPrices: state.asksPrices,
    changeDraft,
    undo: () => stepBy(undoChange),
    redo: () => stepBy(redoChange),
    canUndo: history.current.past.length > 0,
    canRedo: history.current.future.length > 0,
    conflicts: state.conflicts,
    settleConflict: state.settleConflict,
    error: saves.error,
    isCutOff: saves.isCutOff,
    isSaving: saves.isSaving,
    saveAgain: saves.saveNow,
    saveAll: saves.saveAll,
  };
}
