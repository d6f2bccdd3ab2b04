/** A path of this site, or null. Browsers read `//host` and `/\host` as other sites, and drop tabs and line ends. */
export function innerPath(text: unknown): string | null {
  return typeof text === "string" && /^\/(?![/\\])/.test(text) && !/[\s\\]/.test(text) ? text : null;
}
