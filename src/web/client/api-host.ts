/**
 * The host of the `/api` calls, as the server wrote it in the page. Empty means the host of the page
 * (docs/specification.md#calls).
 */
export function apiHost(): string {
  return typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="api"]')?.content ?? "");
}
