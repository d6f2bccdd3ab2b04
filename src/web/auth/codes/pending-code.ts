/**
 * Why a code was asked: to confirm a sign-up, to sign in, to sign in and sign up if need be, to choose a new password.
 */
export type Purpose = "signup" | "sign-in" | "join" | "recovery";

/** A code on its way: to which address, since when (milliseconds). Kept by the tab, so that a reload loses nothing. */
export type PendingCode = { purpose: Purpose; address: string; sentAt: number };

const KEPT = "etabli.code";
const PURPOSES: readonly string[] = ["signup", "sign-in", "join", "recovery"];

/** The code this tab waits for; null when none, or when the browser keeps nothing. */
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

/** Keeps what this tab waits for; null forgets it. */
export function keepPendingCode(pending: PendingCode | null): void {
  memory = pending;
  try {
    if (pending === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify(pending));
  } catch {
    // A browser that keeps nothing still waits until the page is left.
  }
}
