import type { MessageFlags } from "./message-flags.ts";

/** The folder of mails that are out of the inbox and in no other folder. Gmail has no label for it. */
export const GMAIL_ARCHIVE = "ARCHIVE";

/** The labels that are folders, the first one that a mail has being its folder. */
const GMAIL_FOLDERS = ["TRASH", "SPAM", "DRAFT", "INBOX", "SENT"] as const;

const MARKS = /^(?:UNREAD|STARRED|IMPORTANT|CHAT|CATEGORY_\w+|(?:YELLOW|GREEN|RED|BLUE|ORANGE|PURPLE)_\w+)$/;

/** A change of labels, as Gmail is asked for it. */
export type LabelChange = { addLabelIds: string[]; removeLabelIds: string[] };

/**
 * The folder of a mail, by its labels. A mail has one folder here, so that it stands once in its conversation: that of
 * the mailbox before those of its owner's labels, of which the first in order counts.
 */
export function folderOfLabels(labelIds: readonly string[]): string {
  const folder = GMAIL_FOLDERS.find((label) => labelIds.includes(label));
  return folder ?? labelIds.filter((label) => !MARKS.test(label)).toSorted()[0] ?? GMAIL_ARCHIVE;
}

/** The marks of a mail, by its labels. Gmail does not tell which mails were answered. */
export function flagsOfLabels(labelIds: readonly string[]): MessageFlags {
  return {
    isSeen: !labelIds.includes("UNREAD"),
    isFlagged: labelIds.includes("STARRED"),
    isAnswered: false,
    isDraft: labelIds.includes("DRAFT"),
  };
}

/** The labels that make a change of marks. Empty lists when Gmail has no label for it. */
export function labelsOfFlags({ isSeen, isFlagged }: Partial<MessageFlags>): LabelChange {
  const unreadChange = isSeen === undefined ? null : { label: "UNREAD", isAdded: !isSeen };
  const starChange = isFlagged === undefined ? null : { label: "STARRED", isAdded: isFlagged };
  const changes = [unreadChange, starChange].filter((change) => change !== null);
  return {
    addLabelIds: changes.filter(({ isAdded }) => isAdded).map(({ label }) => label),
    removeLabelIds: changes.filter(({ isAdded }) => !isAdded).map(({ label }) => label),
  };
}

/** The labels that bring a mail from a folder to another one. */
export function labelsOfMove(from: string, to: string): LabelChange {
  const labels = (folder: string) => (folder === GMAIL_ARCHIVE ? [] : [folder]);
  return { addLabelIds: labels(to), removeLabelIds: labels(from) };
}
