import { readFileSync, readdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import { setPriority } from "node:os";

/** A tenth of the share of a core that a thread of the usual priority gets beside it. */
const BEHIND_OTHERS = 10;

/**
 * Lets the event loop go before Node's thread pool, where passwords are hashed. As many hashes run at once as there are
 * cores: with the same priority they would hold up the event loop and the database, and so every call, for as long as
 * many people sign in. Hashing takes what is left. Linux alone gives each thread its own priority; elsewhere, and
 * where the system refuses, nothing changes.
 */
export async function lowerPoolThreads(): Promise<void> {
  if (process.platform !== "linux") return;
  // The pool starts with its first work.
  await stat("/");
  try {
    for (const thread of readdirSync("/proc/self/task"))
      if (readFileSync(`/proc/self/task/${thread}/comm`, "utf8").trim() === "libuv-worker")
        setPriority(Number(thread), BEHIND_OTHERS);
  } catch {
    // A thread has ended, or /proc is closed.
  }
}
