import { trackerOf } from "#domain/mail/reading/trackers.ts";
import type { MayConnect, ResolveName } from "./checked-fetch.ts";
import { PUBLIC_BY_HTTPS, RedirectError, openCheckedFetch } from "./checked-fetch.ts";

/** Asks for a picture on the web, as it comes. Null when there is none at the address, or it may not be called. */
export type FetchPicture = (url: string, signal: AbortSignal) => Promise<Uint8Array | null>;

/** Where pictures may come from. `toPlace`: the address that is really called for one that is written, or null. */
export type PictureReach = {
  mayConnect?: MayConnect;
  resolveName?: ResolveName;
  toPlace?: (url: URL) => URL | null;
  patienceMs?: number;
};

const MOST_REDIRECTS = 3;
/** A person waits for all the pictures of a mail. */
const PATIENCE_MS = 6_000;

/** What is said of us: no cookie, no referrer and no language, which would tell one reader from another. */
const HEADERS = { accept: "image/webp,image/png,image/jpeg,image/gif", "user-agent": "Mozilla/5.0" };

/**
 * Opens the way to pictures on the web, for addresses that the sender of a mail chose. Every address is called by
 * https, at its usual port, and only where its name leads to the public internet; so is each one that it leads to.
 * Those of trackers are never called. What is longer than `longestBytes`, late, or not called a picture is none.
 */
export function openPictureFetch(
  longestBytes: number,
  { mayConnect = PUBLIC_BY_HTTPS, resolveName, toPlace = securePlace, patienceMs = PATIENCE_MS }: PictureReach = {},
): FetchPicture {
  const checkedFetch = openCheckedFetch(mayConnect, resolveName, longestBytes);
  return async (url, hangUpSignal) => {
    const signal = AbortSignal.any([hangUpSignal, AbortSignal.timeout(patienceMs)]);
    let place = readPlace(url, toPlace);
    for (let redirects = 0; place !== null && redirects <= MOST_REDIRECTS; redirects++) {
      try {
        return await loadPicture(checkedFetch, place.href, signal);
      } catch (error) {
        if (!(error instanceof RedirectError) || error.location === null) return null;
        place = readPlace(URL.parse(error.location, place.href)?.href ?? "", toPlace);
      }
    }
    return null;
  };
}

function readPlace(address: string, toPlace: (url: URL) => URL | null): URL | null {
  const url = URL.parse(address);
  if (url === null || trackerOf(url.hostname, url.pathname, "", "") !== null) return null;
  return toPlace(url);
}

// Browsers ask for the pictures of a safe page so too. A name in front of the host would be a password.
function securePlace(url: URL): URL | null {
  if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
  return url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "" ? url : null;
}

async function loadPicture(checkedFetch: typeof fetch, url: string, signal: AbortSignal): Promise<Uint8Array | null> {
  const stopping = new AbortController();
  const answer = await checkedFetch(url, { headers: HEADERS, signal: AbortSignal.any([signal, stopping.signal]) });
  const type = answer.headers.get("content-type") ?? "";
  if (answer.ok && /^image\/(?!svg)/i.test(type)) return new Uint8Array(await answer.arrayBuffer());
  // What nobody reads is given up by its call: a cancelled body would go on being filled.
  stopping.abort();
  return null;
}
