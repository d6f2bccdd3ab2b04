import { keysOf } from "../shared/keys-of.ts";

/** What is marked on a mail, in the words of every server. */
export type MessageFlags = { isSeen: boolean; isFlagged: boolean; isAnswered: boolean; isDraft: boolean };

/** The marks by their names in IMAP. */
const IMAP_FLAGS: Readonly<Record<keyof MessageFlags, string>> = {
  isSeen: "\\Seen",
  isFlagged: "\\Flagged",
  isAnswered: "\\Answered",
  isDraft: "\\Draft",
};

const NAMES = keysOf(IMAP_FLAGS);

/** The marks of a mail, from those of its server. Others are left aside. */
export function flagsOf(serverFlags: Iterable<string>): MessageFlags {
  const names = new Set(Array.from(serverFlags, (flag) => flag.toLowerCase()));
  const has = (name: keyof MessageFlags) => names.has(IMAP_FLAGS[name].toLowerCase());
  return { isSeen: has("isSeen"), isFlagged: has("isFlagged"), isAnswered: has("isAnswered"), isDraft: has("isDraft") };
}

/** What is shown while a change of ours is on its way to the server: ours, and the server's for every other mark. */
export function mergeFlags(serverFlags: MessageFlags, ownChange: Partial<MessageFlags>): MessageFlags {
  return { ...serverFlags, ...ownChange };
}

/** What of a change the server does not have yet. Empty once it is done. */
export function missingChange(serverFlags: MessageFlags, ownChange: Partial<MessageFlags>): Partial<MessageFlags> {
  return Object.fromEntries(
    NAMES.filter((name) => ownChange[name] !== undefined && ownChange[name] !== serverFlags[name]).map((name) => [
      name,
      ownChange[name],
    ]),
  );
}

/** The marks that a server is asked to add and to remove. */
export function flagCommands(change: Partial<MessageFlags>): { add: string[]; remove: string[] } {
  const namesWith = (isWanted: boolean) =>
    NAMES.filter((name) => change[name] === isWanted).map((name) => IMAP_FLAGS[name]);
  return { add: namesWith(true), remove: namesWith(false) };
}
