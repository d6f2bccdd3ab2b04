import type { DraftAnswer } from "#api/quotes.ts";
import { getDraft, saveDraft, toWireDiscount, toWireLine } from "#api/quotes.ts";
import { toWireOrigins } from "#api/quotes/line-origins.ts";
import { currentOrigins } from "#domain/quotes/line-origins.ts";
import { useSession } from "#web/auth/ground/session.tsx";
import { useChange } from "#web/client/answers.tsx";
import type { CallInput } from "#web/client/call.ts";
import { CallError, call } from "#web/client/call.ts";
import { useEffect, useRef, useState } from "react";
import type { DraftState } from "./draft-state.ts";
import { keptDrafts } from "./kept-draft.ts";

type SentDraft = NonNullable<CallInput<typeof saveDraft>["body"]>;

/** How long to wait before a save is tried again, where the browser does not say that the network is back. */
const RETRY_MS = 5_000;

/** How long after the last key a line that is typed is saved, and kept on the device. */
const TYPED_SAVE_MS = 600;
const TYPED_KEEP_MS = 120;

/**
 * The saves of a draft: one at a time, the last content waiting for the one before. What is not saved is kept on the
 * device, and saved as soon as the network is back (`isCutOff`), or when the page is left.
 */
export function useDraftSaves(id: string, state: DraftState) {
  const { latest, base, isUnsaved } = state;
  // A save that got no answer is sent again as it was.
  const sentDraft = useRef<SentDraft | null>(null);
  // An undo runs seconds after the render that made it. It must know whether a save runs now, not then.
  const isRunning = useRef(false);
  const run = useRef<Promise<void>>(undefined);
  const userId = useSession().user?.id ?? null;
  const keepTimer = useTimer();
  const saveTimer = useTimer();
  const takeWaiting = (): SentDraft | null => {
    if (!isUnsaved.current) return null;
    isUnsaved.current = false;
    return sentDraftOf(state);
  };
  const saveWaiting = async () => {
    for (sentDraft.current ??= takeWaiting(); sentDraft.current !== null; sentDraft.current = takeWaiting()) {
      const { serverDraft, isSaved } = await saveOnce(id, sentDraft.current);
      if (isSaved) state.noteSaved(serverDraft);
      else state.mergeIn(serverDraft);
    }
    keepTimer.cancel();
    keptDrafts(userId, id).forget();
  };
  const [isCutOff, setCutOff] = useState(false);
  const save = useChange(() => (run.current = saveWaiting().finally(() => (isRunning.current = false))), {
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
  const keepNow = () => keptDrafts(userId, id).keep({ base: base.current, content: latest.current });
  useRetry(isCutOff, saveNow);
  useLeaving(() => {
    if (!isUnsaved.current && sentDraft.current === null) return;
    keepNow();
    saveNow();
  });
  const isBusy = () => isRunning.current || isUnsaved.current || sentDraft.current !== null;
  return {
    userId,
    /** Saves what is shown: at once, or once nothing is typed any more. */
    saveShown: (isTyping: boolean) => {
      isUnsaved.current = true;
      keepTimer.start(keepNow, TYPED_KEEP_MS);
      if (isTyping) saveTimer.start(saveNow, TYPED_SAVE_MS);
      else saveNow();
    },
    saveNow,
    isBusy,
    /** Waits until the server has all that is shown. Throws what keeps it from having it. */
    saveAll: async () => {
      if (isRunning.current) return run.current;
      if (!isBusy()) return;
      saveTimer.cancel();
      isRunning.current = true;
      await save.mutateAsync(undefined);
    },
    error: save.error,
    isCutOff,
    isSaving: save.isPending,
  };
}

function sentDraftOf({ latest, version, seenEstimateVersion, hasChosenPrices, newOrigins }: DraftState): SentDraft {
  const { lines, discount, prices } = latest.current;
  return {
    version: version.current,
    lines: lines.map(toWireLine),
    discount: toWireDiscount(discount),
    prices,
    is_price_choice: hasChosenPrices.current,
    origins: toWireOrigins(currentOrigins(newOrigins.current, lines)),
    seen_estimate_version: seenEstimateVersion.current,
  };
}

// A draft that is no longer the one it was typed over is answered as it is now. When only the answer of a save was
// lost, it is what was sent.
async function saveOnce(id: string, body: SentDraft): Promise<{ serverDraft: DraftAnswer; isSaved: boolean }> {
  try {
    return { serverDraft: (await call(saveDraft, { params: { id }, body })).draft, isSaved: true };
  } catch (error) {
    if (!(error instanceof CallError && error.code === "draft_stale")) throw error;
    const { draft: serverDraft } = await call(getDraft, { params: { id } });
    // Read by the contract, the parts of a line are in the order of the answer.
    const { lines, discount, prices } = saveDraft.body.parse(body);
    const { lines: serverLines, discount: serverDiscount, prices: serverPrices } = serverDraft;
    const isSame =
      JSON.stringify([serverLines, serverDiscount, serverPrices]) === JSON.stringify([lines, discount, prices]);
    return { serverDraft, isSaved: serverDraft.version === body.version + 1 && isSame };
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
