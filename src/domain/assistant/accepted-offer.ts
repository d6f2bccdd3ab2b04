import { readFirmYes } from "./conversation/yes-no.ts";

/** An order that a yes stands for, and the project it is about. */
export type AcceptedOffer = { order: string; projectId: string };

type HistoryMessage = { role: string; type: string; next?: unknown };

const PAGE = /^\/etape\/([0-9a-f-]{36})\/(quote|invoice)(?:#mail)?$/;
const ORDERS: Readonly<Record<string, string>> = { quote: "envoie le devis", invoice: "envoie la facture" };

/**
 * The order that a plain yes stands for after the assistant has shown a document with the button that sends it. Null
 * for another text, and once something else was said since.
 */
export function acceptedOffer(history: readonly HistoryMessage[], text: string): AcceptedOffer | null {
  if (readFirmYes({ kind: "text", text }) !== true) return null;
  const lastSaid = history.findLastIndex(({ role }) => role === "user");
  const offer = history.slice(lastSaid + 1).findLast(({ type }) => type === "pdf");
  const [, projectId = "", page = ""] = PAGE.exec(hrefOf(offer?.next)) ?? [];
  const order = ORDERS[page];
  return order === undefined ? null : { order, projectId };
}

// The history is the browser's, so nothing in it is taken for granted.
function hrefOf(next: unknown): string {
  const href = typeof next === "object" && next !== null && "href" in next ? next.href : "";
  return typeof href === "string" ? href : "";
}
