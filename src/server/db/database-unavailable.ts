// Connection lost or refused. Server shutting down, crashed or starting. No room on disk, in memory or for connections.
// Standby after a failover. Statement or lock that took too long. Conflict that retries did not solve. Disk errors.
const POSTGRES_CODES = /^(08...|57P0[1-5]|53...|25006|25P03|57014|55000|55P03|40001|40P01|58030)$/;
const SOCKET_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
  "ENOTFOUND",
  "ENOSPC",
]);
// A missing file is a bug. A missing socket means that the database is away.
const CONNECT_CODES = new Set(["ENOENT", "EACCES"]);
const DRIVER_MESSAGES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired/,
  /^Client has encountered a connection error/,
  /^Cannot use a pool after calling end/,
  /not queryable/,
];

/**
 * True when the database is away, full, starting or overloaded. The caller may try again later, and nothing was half
 * written.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === "string" && (POSTGRES_CODES.test(code) || SOCKET_CODES.has(code))) return true;
  if (typeof code === "string" && CONNECT_CODES.has(code) && syscall === "connect") return true;
  return DRIVER_MESSAGES.some((message) => message.test(error.message));
}
