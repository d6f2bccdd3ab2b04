import type { FastifyRequest } from "fastify";

/**
 * True when one of our own pages leads to this address, as the browser says of a secure one. A link in a mail, or an
 * address that is typed, does not. Nothing tells them apart where the browser says nothing: over plain http.
 */
export function isLedByOwnPage({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return (headers["sec-fetch-site"] ?? "same-origin") === "same-origin";
}

/** The same, where the browser says so: silence is no proof that the reader is not the customer. */
export function isSurelyLedByOwnPage({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return headers["sec-fetch-site"] === "same-origin";
}
