import { recipientOf } from "../card/said-back.ts";
import type { AssistantDocument } from "../conversation/assistant-project.ts";
import { messagesOfDocument } from "../conversation/document-messages.ts";
import type { Facts, Step } from "../conversation/flow.ts";
import { mailPath } from "../tools/mail-path.ts";

/**
 * What is said of a document. `readyFor`: with the name of whom it is for. `send`: the button that leads to its mail,
 * on its page, which says what else there is without a mailbox.
 */
type DocumentWords = {
  label: string;
  missing: string;
  ready: string;
  readyFor: (recipient: string) => string;
  send: string;
  page: "quote" | "invoice";
};

/** A step that shows the PDF and the links of a document. It says nothing while there is none. */
export function documentSummary(
  name: string,
  documentOf: (facts: Facts) => AssistantDocument | null,
  { label, missing, ready, readyFor, send, page }: DocumentWords,
): Step {
  return {
    name,
    enter: (facts) => {
      const document = documentOf(facts);
      if (document === null) return { next: { kind: "done" } };
      const { project } = facts;
      const words = project
        ? { ready: readyFor(recipientOf(project)), next: { label: send, href: mailPath(project.id, page) } }
        : { ready };
      return { say: messagesOfDocument(document, { label, missing, ...words }), next: { kind: "done" } };
    },
  };
}
