import { mailKind } from "./mail-kind.ts";
import type { ThreadLabel } from "./mail-kinds.ts";

/** What a list knows of the newest mail of a conversation: its head, and its first words where they are kept. */
export type ThreadHead = {
  fromAddress: string;
  subject: string;
  beginning: string;
  hasFile: boolean;
  /** The document of ours that it answers or names. */
  document: "quote" | "invoice" | null;
};

// The names of files are not known in a list.
const SOME_FILE = ["document.pdf"];

/**
 * What a conversation is marked as in a list, by its head and its first words: the rest stays in its mailbox until it
 * is opened. Null for most: a wrong mark is worse than none.
 */
export function threadLabel({ fromAddress, subject, beginning, hasFile, document }: ThreadHead): ThreadLabel | null {
  if (document === "quote") return "quote";
  if (document === "invoice" || subject === "") return null;
  const fileNames = hasFile ? SOME_FILE : [];
  const kind = mailKind({ fromAddress, subject, text: beginning, fileNames, answersTo: null });
  if (kind === "request") return "request";
  return kind === "supplier_invoice" && hasFile ? "supplier_invoice" : null;
}
