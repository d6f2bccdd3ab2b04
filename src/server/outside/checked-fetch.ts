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

/** An answer beyond this is cut: the largest one of a language model is far below. */
const LONGEST_ANSWER_BYTES = 10_000_000;

/** The address may not be called, or its name leads nowhere: who chose it is not told which. */
export class AddressError extends Error {}

/** The address leads to another host, which was not the one chosen. */
export class RedirectError extends Error {}

/**
 * A `fetch` for addresses that users choose. Every call has its own connection, and the address that was checked is the
 * one connected to: a name that leads elsewhere a moment later changes nothing. Throws `AddressError` and
 * `RedirectError`.
 */
export function openCheckedFetch(
  mayConnect: MayConnect,
  resolveName: ResolveName = resolveByDns,
  longestBytes = LONGEST_ANSWER_BYTES,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const host = hostWithoutBrackets(url.hostname);
    // No name is resolved for an address in digits.
    if (isIP(host) !== 0 && !mayConnect(url.protocol, host)) throw new AddressError(host);
    const body = Buffer.from(await request.arrayBuffer());
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
        if (status >= 200 && status < 300) return resolve(readAnswer(answer, status, longestBytes));
        if (status >= 400 && status < 600) return resolve(readAnswer(answer, status, longestBytes));
        call.destroy(status >= 300 && status < 400 ? new RedirectError(host) : new Error(`status ${status}`));
      });
      call.end(body);
    });
  };
}

function readAnswer(answer: IncomingMessage, status: number, longestBytes: number): Response {
  let bytes = 0;
  const limitedAnswer = new Transform({
    transform: (part: Buffer, _encoding, done) => {
      bytes += part.length;
      done(bytes > longestBytes ? new Error("the answer is too long") : null, part);
    },
  });
  answer.on("error", (error) => limitedAnswer.destroy(error));
  limitedAnswer.on("close", () => answer.destroy());
  const isEmpty = status === 204 || status === 205;
  const headers = { "content-type": answer.headers["content-type"] ?? "" };
  const body = Readable.toWeb(answer.pipe(limitedAnswer)) as ReadableStream;
  return new Response(isEmpty ? null : body, { status, headers });
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
