// The company one acts for, among several. Each tab keeps the one it was opened with: what is typed in a tab never
// lands in a company chosen in another one. The browser remembers the last choice.

const KEPT = "etabli.company";
const LEFT = "etabli.company-left";

let acting = read();

/** The company of this tab. Null means the first one joined. */
export function actingCompany(): string | null {
  return acting;
}

/** Acts for a company from now on, nothing being loaded anew: for the one already shown. */
export function keepActingFor(companyId: string): void {
  acting = companyId;
  store(companyId);
}

/**
 * Acts for another company: the application is loaded anew, so that nothing of the former one stays on screen or in
 * memory.
 */
export function actFor(companyId: string): void {
  keepActingFor(companyId);
  location.assign("/app");
}

/** The next person who signs in chooses again. */
export function forgetActingCompany(): void {
  acting = null;
  store(null);
}

/** The company is no longer one's own: back to the first one that is, once, and it will be said. */
export function companyLost(): void {
  if (acting === null) return;
  forgetActingCompany();
  attempt(() => sessionStorage.setItem(LEFT, "1"));
  location.assign("/app");
}

/** True once after a company was lost. */
export function wasCompanyLost(): boolean {
  const lost = attempt(() => sessionStorage.getItem(LEFT)) === "1";
  if (lost) attempt(() => sessionStorage.removeItem(LEFT));
  return lost;
}

function read(): string | null {
  return attempt(() => localStorage.getItem(KEPT)) ?? null;
}

function store(companyId: string | null): void {
  attempt(() => (companyId === null ? localStorage.removeItem(KEPT) : localStorage.setItem(KEPT, companyId)));
}

// A browser may keep nothing: the choice then lasts as long as the page.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
