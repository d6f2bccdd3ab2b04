// What this browser asked the sign-in server for. A session that arrives without having been asked for may be a
// stranger's. The user would then work in that account without knowing.

/**
 * When each request began (milliseconds): letters by address, provider sign-ins by the random id their return carries.
 */
type Requests = { letters: Record<string, number>; ways: Record<string, number> };

const KEPT = "etabli.asked";
/** The longest life of a letter's link, and the time given to sign in at a provider. */
const LETTER_MS = 86_400_000;
const WAY_MS = 900_000;

/** Remembers that this browser requested a letter to an address, so its link may sign in here. */
export function rememberLetter(address: string, nowMs = Date.now()): void {
  const requests = readRequests(nowMs);
  storeRequests({ ...requests, letters: { ...requests.letters, [address.trim().toLowerCase()]: nowMs } });
}

/**
 * Remembers that a provider sign-in began. Answers the address to return to: it carries a random id that only this
 * browser knows.
 */
export function rememberProviderSignIn(returnTo: string, nowMs = Date.now()): string {
  const requests = readRequests(nowMs);
  const number = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  storeRequests({ ...requests, ways: { ...requests.ways, [number]: nowMs } });
  const url = new URL(returnTo);
  url.searchParams.set("asked", number);
  return url.href;
}

/**
 * True when this browser asked for the session: with a letter to its address, or with a provider sign-in, which counts
 * once.
 */
export function wasRequestedHere(arrival: { email: string; way: string }, nowMs = Date.now()): boolean {
  const requests = readRequests(nowMs);
  if (arrival.email !== "" && Object.hasOwn(requests.letters, arrival.email.toLowerCase())) return true;
  if (arrival.way === "" || !Object.hasOwn(requests.ways, arrival.way)) return false;
  const { [arrival.way]: _used, ...ways } = requests.ways;
  storeRequests({ ...requests, ways });
  return true;
}

function readRequests(nowMs: number): Requests {
  const recentTimes = (times: unknown, lifeMs: number) =>
    Object.fromEntries(
      Object.entries((times ?? {}) as Record<string, unknown>).filter(
        (entry): entry is [string, number] => typeof entry[1] === "number" && nowMs - entry[1] < lifeMs,
      ),
    );
  const { letters, ways } = readStoredRequests();
  return { letters: recentTimes(letters, LETTER_MS), ways: recentTimes(ways, WAY_MS) };
}

function readStoredRequests(): { letters?: unknown; ways?: unknown } {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {}) as { letters?: unknown; ways?: unknown };
  } catch {
    return memory;
  }
}

function storeRequests(requests: Requests): void {
  memory = requests;
  try {
    localStorage.setItem(KEPT, JSON.stringify(requests));
  } catch {
    // Without storage, the page asks « Continuer en tant que … ? » instead.
  }
}

let memory: Partial<Requests> = {};
