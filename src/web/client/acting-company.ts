import { forgetTyped } from "./typed-place.ts";

// The company that the user acts for, among several. Each tab keeps the company it was opened with, so that text typed
// in a tab never goes to a company chosen in another tab. The browser remembers the last choice.

const KEPT = "etabli.company";
const LEFT = "etabli.company-left";

let acting = read();

/** The company of this tab. Null means the first one joined. */
export function actingCompany(): string | null {
  return acting;
}

/** Acts for the company that is already shown, without loading the application again. */
export function keepActingFor(companyId: string): void {
  acting = companyId;
  store(companyId);
}

/**
 * Acts for another company. The application is loaded again, so that nothing of the former company stays on screen or
 * in memory.
 */
export function actFor(companyId: string): void {
  keepActingFor(companyId);
  location.assign("/app");
}

/** Forgets the choice: the next user chooses again. */
export function forgetActingCompany(): void {
  acting = null;
  store(null);
}

/** The user no longer belongs to this company. Goes back to their first company, and remembers to say so once. */
export function companyLost(): void {
  if (acting === null) return;
  forgetActingCompany();
  forgetTyped();
  attempt(() => sessionStorage.setItem(LEFT, "1"));
  location.assign("/app");
}

/** True once after a company was lost. */
export function wasCompanyLost(): boolean {
  const isToSay = wasLostBefore;
  wasLostBefore = false;
  return isToSay;
}

// Read as the page begins: the one that is being left must not take the word of the next one.
let wasLostBefore = attempt(() => sessionStorage.getItem(LEFT)) === "1";
if (wasLostBefore) attempt(() => sessionStorage.removeItem(LEFT));

function read(): string | null {
  return attempt(() => localStorage.getItem(KEPT)) ?? null;
}

function store(companyId: string | null): void {
  attempt(() => (companyId === null ? localStorage.removeItem(KEPT) : localStorage.setItem(KEPT, companyId)));
}

// Without storage, the choice lasts as long as the page.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
