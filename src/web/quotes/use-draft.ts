import type { DraftAnswer } from "#api/quotes.ts";
import { getDraft, saveDraft, toDiscount, toLine, toWireDiscount, toWireLine } from "#api/quotes.ts";
import type { Line } from "#domain/lines/line.ts";
import type { DraftContent, LineConflict } from "#domain/quotes/merge-drafts.ts";
import { isSameContent, mergeDrafts } from "#domain/quotes/merge-drafts.ts";
import { useSession } from "#web/auth/ground/session.tsx";
import { useChange } from "#web/client/answers.tsx";
import type { CallInput } from "#web/client/call.ts";
import { CallError, call } from "#web/client/call.ts";
import { useEffect, useRef, useState } from "react";
import { NO_HISTORY, noteChange, rebaseHistory, redoChange, undoChange } from "./editing/draft-history.ts";
import { keptDrafts } from "./editing/kept-draft.ts";

type SentDraft = NonNullable<CallInput<typeof saveDraft>["body"]>;

/** How long to wait before a save is tried again, where the browser does not say that the network is back. */
const RETRY_MS = 5_000;

/** How long after the last key a line that is typed is saved, and kept on the device. */
const TYPED_SAVE_MS = 600;
const TYPED_KEEP_MS = 120;

/** What more is known of a change: the field where it was typed, or that the lines of the estimation were seen. */
type ChangeAbout = { topic?: string; hasSeenEstimate?: boolean };

/**
 * A draft that is shown as it is edited, and saved in the background: one save at a time, the last content waiting for
 * the one before. What is not saved is kept on the device, and saved as soon as the network is back (`isCutOff`). What
 * was changed elsewhere since is merged line by line: `conflicts` are the lines that both changed. `estimate`: the
 * lines that the estimation gives now, when the seller has not seen them yet.
 */
export function useDraft(draft: DraftAnswer) {
  const [content, setContent] = useState<DraftContent>(() => contentOf(draft));
  const [estimate, setEstimate] = useState(() => estimateOf(draft));
  const [conflicts, setConflicts] = useState<LineConflict[]>([]);
  const latest = useRef(content);
  // What the server has: its version, and its content.
  const version = useRef(draft.version);
  const base = useRef(content);
  const history = useRef(NO_HISTORY);
  const isUnsaved = useRef(false);
  const seenEstimateVersion = useRef<string>(undefined);
  // A save that got no answer is sent again as it was.
  const sentDraft = useRef<SentDraft | null>(null);
  // An undo runs seconds after the render that made it. It must know whether a save runs now, not then.
  const isRunning = useRef(false);
  const userId = useSession().user?.id ?? null;
  const device = keptDrafts(userId, draft.id);
  const keepTimer = useTimer();
  const saveTimer = useTimer();
  const show = (next: DraftContent) => {
    latest.current = next;
    setContent(next);
  };
  // What the server has now is merged with what is typed here.
  const takeStored = (stored: DraftAnswer) => {
    const theirs = contentOf(stored);
    const merged = mergeDrafts(base.current, latest.current, theirs);
    history.current = rebaseHistory(history.current, base.current, theirs);
    base.current = theirs;
    version.current = stored.version;
    isUnsaved.current = !isSameContent(merged.content, theirs);
    setEstimate(estimateOf(stored));
    if (!isSameContent(merged.content, latest.current)) show(merged.content);
    setConflicts((known) => [
      ...known.filter(({ id }) => !merged.conflicts.some((one) => one.id === id)),
      ...merged.conflicts,
    ]);
  };
  const takeWaiting = (): SentDraft | null => {
    if (!isUnsaved.current) return null;
    isUnsaved.current = false;
    return {
      version: version.current,
      lines: latest.current.lines.map(toWireLine),
      discount: toWireDiscount(latest.current.discount),
      seen_estimate_version: seenEstimateVersion.current,
    };
  };
  const saveWaiting = async () => {
    for (sentDraft.current ??= takeWaiting(); sentDraft.current !== null; sentDraft.current = takeWaiting()) {
      const { stored, isSaved } = await saveOnce(draft.id, sentDraft.current);
      if (isSaved) {
        version.current = stored.version;
        base.current = contentOf(stored);
        setEstimate(estimateOf(stored));
      } else takeStored(stored);
    }
    keepTimer.cancel();
    device.forget();
  };
  const [isCutOff, setCutOff] = useState(false);
  const save = useChange(() => saveWaiting().finally(() => (isRunning.current = false)), {
    onSuccess: () => setCutOff(false),
    onError: (error) => {
      const isCut = error instanceof CallError && error.code === "network";
      setCutOff(isCut);
      if (isCut) return;
      // What was refused is not sent again as it was: the next change may mend it.
      sentDraft.current = null;
      isUnsaved.current = true;
    },
  });
  const saveNow = () => {
    saveTimer.cancel();
    if (isRunning.current) return;
    isRunning.current = true;
    save.mutate(undefined);
  };
  const keepNow = () => device.keep({ base: base.current, content: latest.current });
  const saveSoon = (next: DraftContent, topic?: string) => {
    show(next);
    isUnsaved.current = true;
    keepTimer.start(keepNow, TYPED_KEEP_MS);
    if (topic === undefined) saveNow();
    else saveTimer.start(saveNow, TYPED_SAVE_MS);
  };
  const changeDraft = (next: DraftContent, { topic, hasSeenEstimate = false }: ChangeAbout = {}) => {
    history.current = noteChange(history.current, latest.current, { topic: topic ?? null, nowMs: Date.now() });
    if (hasSeenEstimate) seenEstimateVersion.current = estimate.version;
    saveSoon(next, topic);
  };
  const stepBy = (step: typeof undoChange) => {
    const stepped = step(history.current, latest.current);
    if (stepped === null) return false;
    history.current = stepped.history;
    saveSoon(stepped.content);
    return true;
  };
  useRetry(isCutOff, saveNow);
  useLeaving(() => {
    if (!isUnsaved.current && sentDraft.current === null) return;
    keepNow();
    saveNow();
  });
  useEffect(() => {
    for (const kept of keptDrafts(userId, draft.id).takeAll()) {
      const merged = mergeDrafts(kept.base, kept.content, latest.current);
      if (!isSameContent(merged.content, latest.current)) saveSoon(merged.content);
      if (merged.conflicts.length > 0) setConflicts(merged.conflicts);
    }
    // Once, when the draft is opened.
  }, []);
  useEffect(() => {
    const isBusy = isRunning.current || isUnsaved.current || sentDraft.current !== null;
    if (draft.version > version.current && !isBusy) takeStored(draft);
  }, [draft]);
  return {
    content,
    /** The content now, for what acts later than the render that made it. */
    latestContent: () => latest.current,
    estimate: estimate.lines,
    changeDraft,
    undo: () => stepBy(undoChange),
    redo: () => stepBy(redoChange),
    canUndo: history.current.past.length > 0,
    canRedo: history.current.future.length > 0,
    conflicts,
    settleConflict: (id: string) => setConflicts((known) => known.filter((one) => one.id !== id)),
    error: save.error,
    isCutOff,
    isSaving: save.isPending,
    saveAgain: saveNow,
  };
}

// A draft that is no longer the one it was typed over is answered as it is now. When only the answer of a save was
// lost, it is what was sent.
async function saveOnce(id: string, body: SentDraft): Promise<{ stored: DraftAnswer; isSaved: boolean }> {
  try {
    return { stored: (await call(saveDraft, { params: { id }, body })).draft, isSaved: true };
  } catch (error) {
    if (!(error instanceof CallError && error.code === "draft_stale")) throw error;
    const { draft: stored } = await call(getDraft, { params: { id } });
    // Read by the contract, the parts of a line are in the order of the answer.
    const { lines, discount } = saveDraft.body.parse(body);
    const isSame = JSON.stringify([stored.lines, stored.discount]) === JSON.stringify([lines, discount]);
    return { stored, isSaved: stored.version === body.version + 1 && isSame };
  }
}

// What runs after a pause in the typing.
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const start = (act: () => void, ms: number) => {
    cancel();
    timer.current = setTimeout(act, ms);
  };
  return { start, cancel };
}

// A tab that is closed, hidden or left for another page of the application.
function useLeaving(leave: () => void): void {
  const act = useRef(leave);
  useEffect(() => void (act.current = leave));
  useEffect(() => {
    const onHidden = () => document.visibilityState === "hidden" && act.current();
    const onLeft = () => act.current();
    document.addEventListener("visibilitychange", onHidden);
    addEventListener("pagehide", onLeft);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      removeEventListener("pagehide", onLeft);
      act.current();
    };
  }, []);
}

function useRetry(isCutOff: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isCutOff) return;
    const timer = setInterval(retry, RETRY_MS);
    addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retry);
    };
  });
}

function contentOf({ lines, discount }: DraftAnswer): DraftContent {
  return { lines: lines.map(toLine), discount: toDiscount(discount) };
}

function estimateOf({ estimate_lines, estimate_version }: DraftAnswer): { lines: Line[] | null; version: string } {
  return { lines: estimate_lines && estimate_lines.map(toLine), version: estimate_version };
}
