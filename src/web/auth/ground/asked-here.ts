// What this browser itself asked the sign-in server for. A session that comes in the address unasked may be a
// stranger's, whose account one would work in without knowing.

/**
 * Letters asked for, by address, and ways through a provider, by the number their return carries: when each began
 * (milliseconds).
 */
type Requests = { letters: Record<string, number>; ways: Record<string, number> };

const KEPT = "etabli.asked";
/** The longest a letter's link lives, and the time given to sign in at a provider. */
const LETTER_MS = 86_400_000;
const WAY_MS = 900_000;

/** Remembers that a letter was asked for to an address: its link may open a session here. */
export function rememberLetter(address: string, nowMs = Date.now()): void {
  const requests = readRequests(nowMs);
  keep({ ...requests, letters: { ...requests.letters, [address.trim().toLowerCase()]: nowMs } });
}

/**
 * Remembers that a provider is asked, and gives the address it must lead back to: it carries a number that only this
 * browser knows.
 */
export function rememberWay(returnTo: string, nowMs = Date.now()): string {
  const requests = readRequests(nowMs);
  const number = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  keep({ ...requests, ways: { ...requests.ways, [number]: nowMs } });
  const url = new URL(returnTo);
  url.searchParams.set("asked", number);
  return url.href;
}

/**
 * True when a session that came in the address was asked for here: by a letter to its own address, or by a way through
 * a provider, which counts once.
 */
export function wasAskedHere(came: { email: string; way: string }, nowMs = Date.now()): boolean {
  const requests = readRequests(nowMs);
  if (came.email !== "" && Object.hasOwn(requests.letters, came.email.toLowerCase())) return true;
  if (came.way === "" || !Object.hasOwn(requests.ways, came.way)) return false;
  const { [came.way]: _used, ...ways } = requests.ways;
  keep({ ...requests, ways });
  return true;
}

function readRequests(nowMs: number): Requests {
  const recent = (times: unknown, lifeMs: number) =>
    Object.fromEntries(
      Object.entries((times ?? {}) as Record<string, unknown>).filter(
        (one): one is [string, number] => typeof one[1] === "number" && nowMs - one[1] < lifeMs,
      ),
    );
  const { letters, ways } = readKept();
  return { letters: recent(letters, LETTER_MS), ways: recent(ways, WAY_MS) };
}

function readKept(): Partial<Requests> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {}) as Partial<Requests>;
  } catch {
    return memory;
  }
}

function keep(requests: Requests): void {
  memory = requests;
  try {
    localStorage.setItem(KEPT, JSON.stringify(requests));
  } catch {
    // A browser that keeps nothing asks « Continuer en tant que … ? » instead.
  }
}

let memory: Partial<Requests> = {};
