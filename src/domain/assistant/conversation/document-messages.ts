import type { AssistantDocument } from "./assistant-project.ts";
import type { AssistantMessage } from "./message.ts";
import { say } from "./message.ts";

/** What is said of a document. `next`: the page where it is sent, as a button that says what it opens. */
type Words = { ready: string; missing: string; next?: { label: string; href: string } };

/** A message with the PDF of a document: `ready` with its link, `missing` when the link is unknown. */
export function documentPreview(document: AssistantDocument, { ready, missing, next }: Words): AssistantMessage {
  if (document.url === "") return say(missing);
  return { type: "pdf", content: ready, url: document.url, pageUrl: document.page_url, ...(next && { next }) };
}

/**
 * A document that is there already, in a few lines that fit on a phone with what is offered after them. `page` is its
 * page in the project.
 */
export function documentDone(
  { number, url, page_url }: AssistantDocument,
  { content, label, page, others = [] }: { content: string; label: string; page: string; others?: SummaryItem[] },
): AssistantMessage {
  const items = [
    { label, value: number ?? "", href: page },
    ...(url === "" ? [] : [{ label: "PDF", value: "Télécharger", href: url }]),
    ...(page_url ? [{ label: "Page du client", value: "Ouvrir", href: page_url }] : []),
    ...others,
  ];
  return { type: "summary", content, items };
}

type SummaryItem = Extract<AssistantMessage, { type: "summary" }>["items"][number];

/** The PDF of a document, then its number and its links. `label` names the kind of document. */
export function messagesOfDocument(document: AssistantDocument, words: Words & { label: string }): AssistantMessage[] {
  const preview = documentPreview(document, words);
  if (document.url === "") return [preview];
  const items = [
    ...(document.number ? [{ label: words.label, value: document.number }] : []),
    { label: "PDF", value: "Télécharger", href: document.url },
    ...(document.page_url ? [{ label: "Page du client", value: "Ouvrir", href: document.page_url }] : []),
  ];
  return [preview, { type: "summary", content: "", items }];
}
