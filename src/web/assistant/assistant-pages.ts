/** True on the page of the assistant itself, which needs no floating button. */
export function isAssistantPage(pathname: string): boolean {
  return ["/", "/app", "/app/reports"].includes(pathname);
}
