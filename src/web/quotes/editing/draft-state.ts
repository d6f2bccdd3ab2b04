import type { DraftAnswer } from "#api/quotes.ts";
import { toDiscount, toLine } from "#api/quotes.ts";
import { toOrigins } from "#api/quotes/line-origins.ts";
import type { Line } from "#domain/lines/line.ts";
import type { LineOrigins } from "#domain/quotes/line-origins.ts";
import type { DraftContent, LineConflict } from "#domain/quotes/merge-drafts.ts";
import { isSameContent, mergeDrafts } from "#domain/quotes/merge-drafts.ts";
import { useRef, useState } from "react";
import { NO_HISTORY, rebaseHistory } from "./draft-history.ts";

/**
 * A draft as it is shown, and what the server has of it: `base` and its `version`. Both are read between two renders,
 * by what acts later than the render that made it.
 */
export function useDraftState(draft: DraftAnswer) {
  const [content, setContent] = useState<DraftContent>(() => contentOf(draft));
  const [estimate, setEstimate] = useState(() => estimateOf(draft));
  const [origins, setOrigins] = useState(() => toOrigins(draft.origins));
  const [asksPrices, setAsksPrices] = useState(draft.asks_prices);
  const [conflicts, setConflicts] = useState<LineConflict[]>([]);
  const latest = useRef(content);
  const version = useRef(draft.version);
  const base = useRef(content);
  const history = useRef(NO_HISTORY);
  const isUnsaved = useRef(false);
  const seenEstimateVersion = useRef<string>(undefined);
  const hasChosenPrices = useRef(false);
  // Sent again with each save: a save that was lost loses none.
  const newOrigins = useRef<LineOrigins>({});
  const show = (nextContent: DraftContent) => {
    latest.current = nextContent;
    setContent(nextContent);
  };
  const addConflicts = (newConflicts: readonly LineConflict[]) => {
    const ids = newConflicts.map(({ id }) => id);
    if (ids.length > 0) setConflicts((all) => [...all.filter(({ id }) => !ids.includes(id)), ...newConflicts]);
  };
  const noteSaved = (serverDraft: DraftAnswer) => {
    version.current = serverDraft.version;
    base.current = contentOf(serverDraft);
    setEstimate(estimateOf(serverDraft));
    setAsksPrices(serverDraft.asks_prices);
    setOrigins(toOrigins(serverDraft.origins));
  };
  // What others saved is merged with what is typed here.
  const mergeIn = (serverDraft: DraftAnswer) => {
    const theirs = contentOf(serverDraft);
    const merge = mergeDrafts(base.current, latest.current, theirs);
    history.current = rebaseHistory(history.current, base.current, theirs);
    noteSaved(serverDraft);
    isUnsaved.current = !isSameContent(merge.content, theirs);
    if (!isSameContent(merge.content, latest.current)) show(merge.content);
    addConflicts(merge.conflicts);
  };
  const settleConflict = (id: string) => setConflicts((all) => all.filter((one) => one.id !== id));
  return {
    content,
    estimate,
    conflicts,
    latest,
    version,
    base,
    history,
    isUnsaved,
    seenEstimateVersion,
    hasChosenPrices,
    newOrigins,
    origins,
    asksPrices,
    show,
    addConflicts,
    noteSaved,
    mergeIn,
    settleConflict,
  };
}

/** A draft as it is shown, and what the server has of it. */
export type DraftState = ReturnType<typeof useDraftState>;

function contentOf({ lines, discount, prices }: DraftAnswer): DraftContent {
  return { lines: lines.map(toLine), discount: toDiscount(discount), prices };
}

function estimateOf({ estimate_lines, estimate_version }: DraftAnswer): { lines: Line[] | null; version: string } {
  return { lines: estimate_lines && estimate_lines.map(toLine), version: estimate_version };
}
