/**
 * The host of every call of `/api`, as the page was told; empty: the one the page comes from
 * (docs/specification.md#calls).
 */
export function apiHost(): string {
  return typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="api"]')?.content ?? "");
}
