const PAGE = /^\/(?:project|etape)\/([0-9a-f-]{36})(?:\/[a-z-]{1,30})?$/;

type HistoryMessage = { role: string; type: string; items?: unknown; next?: unknown };

/**
 * The project that a conversation has dealt with last: the one that a summary or a document of the assistant links to.
 * Null when none does. What a person writes links to nothing.
 */
export function recentProject(history: readonly HistoryMessage[]): string | null {
  for (const { role, type, items, next } of history.toReversed()) {
    if (role !== "assistant" || (type !== "summary" && type !== "pdf")) continue;
    const links = [...(Array.isArray(items) ? items : []), next].map(hrefOf);
    const id = links.map((href) => PAGE.exec(href)?.[1]).find((projectId) => projectId !== undefined);
    if (id !== undefined) return id;
  }
  return null;
}

// The history is the browser's, so nothing in it is taken for granted.
function hrefOf(link: unknown): string {
  const href = typeof link === "object" && link !== null && "href" in link ? link.href : "";
  return typeof href === "string" ? href.slice(0, 100) : "";
}
