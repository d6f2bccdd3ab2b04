import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { newId } from "#web/client/new-id.ts";
import { DRAFT_PLACES } from "#web/client/typed-place.ts";

/** A draft that is not saved, and the one of the server that it was typed over. */
export type KeptDraft = { base: DraftContent; content: DraftContent };

// Two tabs of one device keep what they typed apart.
const TAB = newId();

/** Keeps on this device what `owner` typed in a draft, until the server has it. Null keeps nothing. */
export function keptDrafts(owner: string | null, draftId: string) {
  const place = `${DRAFT_PLACES}${draftId}.`;
  return {
    keep: (draft: KeptDraft) =>
      attempt(() => owner !== null && localStorage.setItem(place + TAB, JSON.stringify({ owner, ...draft }))),
    forget: () => attempt(() => localStorage.removeItem(place + TAB)),
    /** Takes what tabs that were closed or cut off have left. What another user left stays unread. */
    takeAll: (): KeptDraft[] => {
      const drafts: KeptDraft[] = [];
      attempt(() => {
        for (const key of Object.keys(localStorage).filter((one) => one.startsWith(place))) {
          // Only this file writes there.
          const entry: KeptDraft & { owner: string } = JSON.parse(localStorage.getItem(key) ?? "{}");
          if (entry.owner !== owner) continue;
          drafts.push({ base: entry.base, content: entry.content });
          localStorage.removeItem(key);
        }
      });
      return drafts;
    },
  };
}

// Without storage, or without room in it, what is not saved lives as long as the page.
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {}
}
