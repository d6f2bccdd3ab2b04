import type { AssistantDocument } from "../assistant-project.ts";
import type { AssistantMessage } from "../message.ts";
import { say } from "../message.ts";

/** A message with the PDF of a document: `ready` with its link, `missing` when the link is unknown. */
export function documentPreview(
  document: AssistantDocument,
  { ready, missing }: { ready: string; missing: string },
): AssistantMessage {
  if (document.url === "") return say(missing);
  return { type: "pdf", content: ready, url: document.url, pageUrl: document.page_url };
}

/** The PDF of a document, then its number and its links. `label` names the kind of document. */
export function documentMessages(
  document: AssistantDocument,
  words: { label: string; ready: string; missing: string },
): AssistantMessage[] {
  const preview = documentPreview(document, words);
  if (document.url === "") return [preview];
  const items = [
    ...(document.number ? [{ label: words.label, value: document.number }] : []),
    { label: "PDF", value: "Télécharger", href: document.url },
    ...(document.page_url ? [{ label: "Page du client", value: "Ouvrir", href: document.page_url }] : []),
  ];
  return [preview, { type: "summary", content: "", items }];
}
