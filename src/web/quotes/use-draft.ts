import type { DraftAnswer } from "#api/quotes.ts";
import { saveDraft, toDiscount, toLine, toWireDiscount, toWireLine } from "#api/quotes.ts";
import type { Line } from "#domain/lines/line.ts";
import type { Discount } from "#domain/lines/terms.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useRef, useState } from "react";

/** What a draft holds that the seller changes. */
export type DraftContent = { lines: Line[]; discount: Discount | null };

type Unsaved = DraftContent & { seenEstimateVersion: string | undefined };

/**
 * A draft that is shown as it is edited, and saved behind: one save at a time, the last content waiting for the one
 * before. `estimate`: the lines that the estimation gives now, when the seller has not seen them yet.
 */
export function useDraft(draft: DraftAnswer) {
  const [content, setContent] = useState<DraftContent>(() => contentOf(draft));
  const [estimate, setEstimate] = useState(() => estimateOf(draft));
  const version = useRef(draft.version);
  const waiting = useRef<Unsaved | null>(null);
  // An undo runs seconds after the render that made it. It must know whether a save runs now, not then.
  const isRunning = useRef(false);
  const saveWaiting = async () => {
    while (waiting.current !== null) {
      const { lines, discount, seenEstimateVersion } = waiting.current;
      const body = {
        version: version.current,
        lines: lines.map(toWireLine),
        discount: toWireDiscount(discount),
        seen_estimate_version: seenEstimateVersion,
      };
      waiting.current = null;
      const { draft: savedDraft } = await call(saveDraft, { params: { id: draft.id }, body });
      version.current = savedDraft.version;
      setEstimate(estimateOf(savedDraft));
    }
  };
  const save = useChange(() => saveWaiting().finally(() => (isRunning.current = false)));
  const changeDraft = (next: DraftContent, hasSeenEstimate = false) => {
    setContent(next);
    const seenEstimateVersion = hasSeenEstimate ? estimate.version : waiting.current?.seenEstimateVersion;
    waiting.current = { ...next, seenEstimateVersion };
    if (isRunning.current) return;
    isRunning.current = true;
    save.mutate(undefined);
  };
  return {
    content,
    estimate: estimate.lines,
    changeDraft,
    error: save.error,
    isSaving: save.isPending,
    saveAgain: () => changeDraft(content),
  };
}

function contentOf({ lines, discount }: DraftAnswer): DraftContent {
  return { lines: lines.map(toLine), discount: toDiscount(discount) };
}

function estimateOf({ estimate_lines, estimate_version }: DraftAnswer): { lines: Line[] | null; version: string } {
  return { lines: estimate_lines && estimate_lines.map(toLine), version: estimate_version };
}
