import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { newId } from "#web/client/new-id.ts";
import { DRAFT_PLACE } from "#web/client/typed-place.ts";

/** A draft that is not saved, and the one of the server that it was typed over. */
export type KeptDraft = { base: DraftContent; content: DraftContent };

type Entry = KeptDraft & { owner: string; draftId: string; tab: string };

// Two tabs of one device keep what they typed apart.
const TAB = newId();

/** Keeps on this device what `owner` typed in a draft, until the server has it. Null keeps nothing. */
export function keptDrafts(owner: string | null, draftId: string) {
  const isHere = (entry: Entry) => entry.draftId === draftId && entry.tab === TAB;
  const isTaken = (entry: Entry) => entry.draftId === draftId && entry.owner === owner;
  return {
    keep: ({ base, content }: KeptDraft) => {
      if (owner === null) return;
      store([...read().filter((entry) => !isHere(entry)), { owner, draftId, tab: TAB, base, content }]);
    },
    forget: () => store(read().filter((entry) => !isHere(entry))),
    /** Takes what tabs that were closed or cut off have left. What another user left stays unread. */
    takeAll: (): KeptDraft[] => {
      const entries = read();
      const leftEntries = entries.filter(isTaken);
      if (leftEntries.length > 0) store(entries.filter((entry) => !isTaken(entry)));
      return leftEntries.map(({ base, content }) => ({
        base: withKnownPrices(base),
        content: withKnownPrices(content),
      }));
    },
  };
}

// What was kept before prices could be typed with VAT.
function withKnownPrices(content: DraftContent): DraftContent {
  return { ...content, prices: (content as Partial<DraftContent>).prices ?? "net" };
}

function read(): Entry[] {
  try {
    // Only this file writes there.
    return JSON.parse(localStorage.getItem(DRAFT_PLACE) ?? "[]") as Entry[];
  } catch {
    return [];
  }
}

function store(entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(DRAFT_PLACE);
    else localStorage.setItem(DRAFT_PLACE, JSON.stringify(entries));
  } catch {
    // Without storage, or without room in it, what is not saved lives as long as the page.
  }
}
