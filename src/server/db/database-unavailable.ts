const POSTGRES_CODES = /^(08...|57P0[1-5]|53...|25006|XX001|58030)$/;
const SOCKET_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "ENOSPC", "EAI_AGAIN", "ENOTFOUND"]);
const PG_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|not queryable|Cannot use a pool/;

/** True when the database is away, full or starting: the caller may try again later and nothing was half written. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && (POSTGRES_CODES.test(code) || SOCKET_CODES.has(code))) return true;
  return PG_MESSAGES.test(error.message);
}
