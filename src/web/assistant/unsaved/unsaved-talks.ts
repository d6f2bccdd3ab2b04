import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { actingCompany } from "#web/client/acting-company.ts";
import { TALK_PLACE } from "#web/client/typed-place.ts";

// Conversations whose last turns the server has not stored yet. The device keeps them for their user until it has: a
// network that is lost, or a page that is loaded again, loses nothing that the assistant said it had noted.

/** A conversation as it is saved. The server is known to have `version` of it, up to the message `savedUpTo`. */
export type UnsavedTalk = {
  id: string;
  history: HistoryMessage[];
  state: unknown;
  version: number;
  savedUpTo: string | undefined;
};

/** The conversations of one user that wait on this device to be saved. */
export type UnsavedTalks = {
  /** Keeps a conversation, instead of what was kept of it. */
  keep: (talk: UnsavedTalk) => void;
  /** Forgets a conversation: the server has it. */
  forget: (id: string) => void;
  /** Those of the company that is acted for. */
  all: () => UnsavedTalk[];
};

type KeptTalks = { owner: string; talks: (UnsavedTalk & { company: string })[] };

/** Keeps the conversations of `owner`. Null: keeps nothing. */
export function unsavedTalks(owner: string | null): UnsavedTalks {
  const company = () => actingCompany() ?? "";
  const others = (id: string) => read(owner).filter((talk) => talk.id !== id);
  return {
    keep: (talk) => store(owner, [...others(talk.id), { ...talk, company: company() }]),
    forget: (id) => store(owner, others(id)),
    all: () => read(owner).filter((talk) => talk.company === company()),
  };
}

// What another user of this device left is not read: it is dropped with the next conversation that is kept.
function read(owner: string | null): KeptTalks["talks"] {
  try {
    // Only this file writes there.
    const keptTalks: KeptTalks | null = JSON.parse(localStorage.getItem(TALK_PLACE) ?? "null");
    return owner !== null && keptTalks?.owner === owner ? keptTalks.talks : [];
  } catch {
    return [];
  }
}

function store(owner: string | null, talks: KeptTalks["talks"]): void {
  try {
    if (owner === null || talks.length === 0) localStorage.removeItem(TALK_PLACE);
    else localStorage.setItem(TALK_PLACE, JSON.stringify({ owner, talks } satisfies KeptTalks));
  } catch {
    // Without storage, or without room in it, what is not saved lives as long as the page.
  }
}
