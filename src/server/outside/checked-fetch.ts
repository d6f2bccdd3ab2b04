import { hostWithoutBrackets } from "#server/loopback.ts";
import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { Readable, Transform } from "node:stream";
import { isPublicAddress } from "./public-address.ts";

/** Which addresses may be called. `address` is the IP address that a name leads to. */
export type MayConnect = (protocol: string, address: string) => boolean;

/** The operator chose the address: every one. */
export const ANY_ADDRESS: MayConnect = () => true;

/** A user chose the address: what is public, by https alone. */
export const PUBLIC_BY_HTTPS: MayConnect = (protocol, address) => protocol === "https:" && isPublicAddress(address);

/** The same, and the operator's own network, where no certificate is asked for. */
export const OWN_NETWORK_TOO: MayConnect = (protocol, address) => protocol === "https:" || !isPublicAddress(address);

/** Gives the IP addresses of a name. */
export type ResolveName = (name: string) => Promise<{ address: string; family: number }[]>;

/**
 * What is read at once is cut beyond this: an answer that is not streamed, or one event of a stream. The longest ones
 * of language models are far below, and reading more at once would keep everybody waiting.
 */
const LONGEST_READING_BYTES = 400_000;

/** A stream is cut beyond this, whatever its events. */
const LONGEST_STREAM_BYTES = 10_000_000;

/** The address may not be called, or its name leads nowhere: who chose it is not told which. */
export class AddressError extends Error {}

/** The address leads to another one, `location`, which was not the one chosen. Null: it does not say where. */
export class RedirectError extends Error {
  readonly location: string | null;

  constructor(host: string, location: string | null) {
    super(host);
    this.location = location;
  }
}

/**
 * A `fetch` for addresses that users choose. Every call has its own connection, and the address that was checked is the
 * one connected to: a name that leads elsewhere a moment later changes nothing. Throws `AddressError` and
 * `RedirectError`.
 */
export function openCheckedFetch(
  mayConnect: MayConnect,
  resolveName: ResolveName = resolveByDns,
  longestBytes = LONGEST_READING_BYTES,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const host = hostWithoutBrackets(url.hostname);
    // No name is resolved for an address in digits.
    if (isIP(host) !== 0 && !mayConnect(url.protocol, host)) throw new AddressError(host);
    const body = Buffer.from(await request.arrayBuffer());
    const bound = body.includes(ASKS_FOR_A_STREAM) ? boundEvents(longestBytes) : boundWhole(longestBytes);
    return new Promise<Response>((resolve, reject) => {
      const call = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
        method: request.method,
        headers: { ...Object.fromEntries(request.headers), "accept-encoding": "identity" },
        agent: false,
        lookup: checkedLookup(url.protocol, mayConnect, resolveName),
        ...(init?.signal && { signal: init.signal }),
      });
      call.on("error", reject);
      call.on("response", (answer) => {
        const status = answer.statusCode ?? 0;
        if (status >= 200 && status < 300) return resolve(readAnswer(answer, status, bound));
        if (status >= 400 && status < 600) return resolve(readAnswer(answer, status, boundWhole(longestBytes)));
        call.destroy(
          status >= 300 && status < 400
            ? new RedirectError(host, answer.headers.location ?? null)
            : new Error(`status ${status}`),
        );
      });
      call.end(body);
    });
  };
}

// What the call asked for counts: an answer may say anything of itself. Texts of the body have their quotes escaped.
const ASKS_FOR_A_STREAM = '"stream":true';

function readAnswer(answer: IncomingMessage, status: number, isTooLong: Bound): Response {
  const limitedAnswer = new Transform({
    transform: (part: Buffer, _encoding, done) =>
      done(isTooLong(part) ? new Error("the answer is too long") : null, part),
  });
  answer.on("error", (error) => limitedAnswer.destroy(error));
  limitedAnswer.on("close", () => answer.destroy());
  const isEmpty = status === 204 || status === 205;
  const headers = { "content-type": answer.headers["content-type"] ?? "" };
  // Two declarations of the same stream: that of Node, and that of the web.
  const body = Readable.toWeb(answer.pipe(limitedAnswer)) as ReadableStream;
  return new Response(isEmpty ? null : body, { status, headers });
}

/** Takes the parts of an answer one after the other, and says whether they are too many. */
type Bound = (part: Buffer) => boolean;

function boundWhole(longestBytes: number): Bound {
  let bytes = 0;
  return (part) => (bytes += part.length) > longestBytes;
}

// An event ends at an empty line. Its lines are read together, so they count together.
function boundEvents(longestBytes: number): Bound {
  let [bytes, eventBytes, lastBytes] = [0, 0, ""];
  return (part) => {
    bytes += part.length;
    eventBytes += part.length;
    if (bytes > LONGEST_STREAM_BYTES || eventBytes > longestBytes) return true;
    const text = lastBytes + part.toString("latin1");
    const lastEnd = Math.max(text.lastIndexOf("\n\n"), text.lastIndexOf("\n\r\n"));
    if (lastEnd >= 0) eventBytes = text.length - lastEnd;
    lastBytes = text.slice(-2);
    return false;
  };
}

function checkedLookup(protocol: string, mayConnect: MayConnect, resolveName: ResolveName): LookupFunction {
  return (name, options, done) => {
    const answer = async () => {
      const addresses = await resolveName(name).catch(() => []);
      if (addresses.length === 0) throw new AddressError(name);
      if (!addresses.every(({ address }) => mayConnect(protocol, address))) throw new AddressError(name);
      return addresses;
    };
    answer().then(
      (addresses) => (options.all ? done(null, addresses) : done(null, addresses[0]!.address, addresses[0]!.family)),
      (error: Error) => done(error, ""),
    );
  };
}

/** The addresses of a name, as the system resolves it. */
export function resolveByDns(name: string) {
  return lookup(name, { all: true });
}
