/** Whether the page is the assistant itself: there it needs no floating button. */
export function isAssistantPage(pathname: string): boolean {
  return ["/", "/app", "/app/reports"].includes(pathname);
}
