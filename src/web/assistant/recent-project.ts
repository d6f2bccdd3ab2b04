import type { HistoryMessage } from "#api/assistant.ts";
import { readRichMessage } from "#api/assistant.ts";

/** What a conversation has already said: its last project, and whether an action was proposed in it. */
export function saidBefore(history: readonly HistoryMessage[]) {
  const hasProposal = history.some(({ type }) => type === "action");
  return { recentProjectId: recentProjectOf(history), hasProposal };
}

/** The id of the project that a flow of this conversation summed up last, or null. */
export function recentProjectOf(history: readonly HistoryMessage[]): string | null {
  for (const message of history.toReversed()) {
    if (message.type !== "summary") continue;
    const summary = readRichMessage(message);
    const links = summary?.type === "summary" ? summary.items.map(({ href = "" }) => href) : [];
    const id = links
      .map((href) => /^\/project\/([0-9a-f-]{36})$/.exec(href)?.[1])
      .find((projectId) => projectId !== undefined);
    if (id !== undefined) return id;
  }
  return null;
}
