import type { DraftAnswer } from "#api/quotes.ts";
import { getDraft, saveDraft, toDiscount, toLine, toWireDiscount, toWireLine } from "#api/quotes.ts";
import type { Line } from "#domain/lines/line.ts";
import type { Discount } from "#domain/lines/terms.ts";
import { useChange } from "#web/client/answers.tsx";
import type { CallInput } from "#web/client/call.ts";
import { CallError, call } from "#web/client/call.ts";
import { useEffect, useRef, useState } from "react";

/** What a draft holds that the seller changes. */
export type DraftContent = { lines: Line[]; discount: Discount | null };

type SentDraft = NonNullable<CallInput<typeof saveDraft>["body"]>;
type UnsavedDraft = DraftContent & { seenEstimateVersion: string | undefined };

/** How long to wait before a save is tried again, where the browser does not say that the network is back. */
const RETRY_MS = 5_000;

/**
 * A draft that is shown as it is edited, and saved in the background: one save at a time, the last content waiting for
 * the one before. Without network it is kept here, and saved as soon as the network is back (`isCutOff`). What was
 * changed elsewhere since is shown, unless something of here waits to be saved. `estimate`: the lines that the
 * estimation gives now, when the seller has not seen them yet.
 */
export function useDraft(draft: DraftAnswer) {
  const [content, setContent] = useState<DraftContent>(() => contentOf(draft));
  const [estimate, setEstimate] = useState(() => estimateOf(draft));
  const latest = useRef(content);
  const version = useRef(draft.version);
  const waitingContent = useRef<UnsavedDraft | null>(null);
  // A save that got no answer is sent again as it was.
  const sentDraft = useRef<SentDraft | null>(null);
  // An undo runs seconds after the render that made it. It must know whether a save runs now, not then.
  const isRunning = useRef(false);
  const takeWaiting = () => {
    if (waitingContent.current === null) return null;
    const { lines, discount, seenEstimateVersion } = waitingContent.current;
    waitingContent.current = null;
    return {
      version: version.current,
      lines: lines.map(toWireLine),
      discount: toWireDiscount(discount),
      seen_estimate_version: seenEstimateVersion,
    };
  };
  const saveWaiting = async () => {
    for (sentDraft.current ??= takeWaiting(); sentDraft.current !== null; sentDraft.current = takeWaiting()) {
      const savedDraft = await saveOnce(draft.id, sentDraft.current);
      version.current = savedDraft.version;
      setEstimate(estimateOf(savedDraft));
    }
  };
  const [isCutOff, setCutOff] = useState(false);
  const save = useChange(() => saveWaiting().finally(() => (isRunning.current = false)), {
    onSuccess: () => setCutOff(false),
    onError: (error) => setCutOff(error instanceof CallError && error.code === "network"),
  });
  const saveNow = () => {
    if (isRunning.current) return;
    isRunning.current = true;
    save.mutate(undefined);
  };
  const changeDraft = (next: DraftContent, hasSeenEstimate = false) => {
    latest.current = next;
    setContent(next);
    const seenEstimateVersion = hasSeenEstimate ? estimate.version : waitingContent.current?.seenEstimateVersion;
    waitingContent.current = { ...next, seenEstimateVersion };
    saveNow();
  };
  useRetry(isCutOff, saveNow);
  useEffect(() => {
    const isUnsaved = isRunning.current || waitingContent.current !== null || sentDraft.current !== null;
    if (draft.version <= version.current || isUnsaved) return;
    version.current = draft.version;
    latest.current = contentOf(draft);
    setContent(latest.current);
    setEstimate(estimateOf(draft));
  }, [draft]);
  return {
    content,
    /** The content now, for what acts later than the render that made it. */
    latestContent: () => latest.current,
    estimate: estimate.lines,
    changeDraft,
    error: save.error,
    isCutOff,
    isSaving: save.isPending,
    saveAgain: saveNow,
  };
}

// When the answer of a save was lost, the draft is no longer the one it was made from, and is what it says.
async function saveOnce(id: string, body: SentDraft): Promise<DraftAnswer> {
  try {
    return (await call(saveDraft, { params: { id }, body })).draft;
  } catch (error) {
    if (!(error instanceof CallError && error.code === "draft_stale")) throw error;
    const { draft: storedDraft } = await call(getDraft, { params: { id } });
    // Read by the contract, the parts of a line are in the order of the answer.
    const { lines, discount } = saveDraft.body.parse(body);
    const isSame = JSON.stringify([storedDraft.lines, storedDraft.discount]) === JSON.stringify([lines, discount]);
    if (storedDraft.version !== body.version + 1 || !isSame) throw error;
    return storedDraft;
  }
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
