import type { AssistantProject } from "../conversation/assistant-project.ts";
import { acceptedQuoteOf } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";

/** What leads to the page where the quote of a project is changed, by a change order once its customer accepted it. */
export function changeOnPageWords(projectId: string, project: AssistantProject | null): string {
  if (project === null || acceptedQuoteOf(project) === null) return messages.changeLines(projectId);
  const [latestQuote] = (project.documents ?? []).filter(({ kind }) => kind === "quote");
  const isOrderOpen = latestQuote?.status === "draft";
  return isOrderOpen ? messages.changeOrderOpen(projectId) : messages.changeAgreed(projectId);
}
