import type { ProjectAnswer } from "#api/projects.ts";
import { getProject } from "#api/projects.ts";
import type { AssistantMessage } from "#domain/assistant/conversation/message.ts";
import { useAnswer } from "#web/client/answers.tsx";

type PdfMessage = Extract<AssistantMessage, { type: "pdf" }>;

/**
 * The quote as it is now, where a message shows a version that another one followed at another total. Null while the
 * message shows the last one or the total stayed, and for what never changes.
 */
export function newerQuoteOf(
  { pageUrl }: Pick<PdfMessage, "pageUrl">,
  { quote, documents }: Pick<ProjectAnswer, "quote" | "documents">,
): NonNullable<ProjectAnswer["quote"]> | null {
  // A link that was given anew is found no more: nothing is known of what the message shows.
  const former = documents.find(({ kind, page_url: url }) => kind === "quote" && url !== "" && url === pageUrl);
  return former !== undefined && quote !== null && former.id !== quote.id && former.total !== quote.total
    ? quote
    : null;
}

/** The same, for a message of a conversation that is opened again: its project is read when the message names it. */
export function useNewerQuote(message: PdfMessage): ReturnType<typeof newerQuoteOf> {
  const id = /^\/etape\/([^/#]+)/.exec(message.next?.href ?? "")?.[1] ?? "";
  const { data } = useAnswer(getProject, { params: { id } }, { enabled: id !== "" });
  return data ? newerQuoteOf(message, data.project) : null;
}
