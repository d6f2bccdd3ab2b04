/** Why a code was asked for: to confirm a sign-up, to sign in, to sign in or sign up, or to choose a new password. */
export type Purpose = "signup" | "sign-in" | "join" | "recovery";

/** A code on its way: its address, and when it left (milliseconds). The tab keeps it, so a reload loses nothing. */
export type PendingCode = { purpose: Purpose; address: string; sentAt: number };

const KEPT = "etabli.code";
const PURPOSES: readonly string[] = ["signup", "sign-in", "join", "recovery"];

/** The code this tab waits for. Null when there is none, or when the browser has no storage. */
export function pendingCode(): PendingCode | null {
  try {
    const { purpose, address, sentAt } = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") ?? {};
    return PURPOSES.includes(purpose) && typeof address === "string" && typeof sentAt === "number"
      ? { purpose, address, sentAt }
      : memory;
  } catch {
    return memory;
  }
}

let memory: PendingCode | null = null;

/** Keeps the code that this tab waits for. Null forgets it. */
export function keepPendingCode(pending: PendingCode | null): void {
  memory = pending;
  try {
    if (pending === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify(pending));
  } catch {
    // Without storage, the code is remembered until the page is closed.
  }
}
