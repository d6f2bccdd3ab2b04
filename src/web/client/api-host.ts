/**
 * The host of every call of `/api`, as the page was told; empty: the one the page comes from (specification, section
 * 7).
 */
export function apiHost(): string {
  return typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="api"]')?.content ?? "");
}
