/** What the inbox shows: which folder, what is looked for in it, and the conversation that was opened last. */
export type InboxPlace = {
  folder: "inbox" | "waiting" | "sent" | "archive" | "trash";
  /** Another folder of a mailbox, in place of these. */
  otherFolder: { id: string; name: string } | null;
  isUnread: boolean;
  hasFiles: boolean;
  search: string;
  openedId: string | null;
};

const START: InboxPlace = {
  folder: "inbox",
  otherFolder: null,
  isUnread: false,
  hasFiles: false,
  search: "",
  openedId: null,
};

// Who comes back from a mail finds the list as they left it.
let place = START;

/** Where the inbox was left. */
export function lastInboxPlace(): InboxPlace {
  return place;
}

/** Remembers where the inbox is. */
export function rememberInboxPlace(change: Partial<InboxPlace>): void {
  place = { ...place, ...change };
}
