import type { DocumentView } from "../../documents/document-view.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate } from "../../shared/french-format.ts";
import { namedCertificate } from "./named-certificate.ts";
import { evidenceTexts } from "./signing.messages.ts";

/** The sheet of a quote whose agreement its seller noted: given on paper or by word, it is elsewhere. */
export function notedView(view: DocumentView, { signer, decidedOn }: NotedAnswer): DocumentView {
  return {
    ...view,
    signature: view.signature && {
      ...view.signature,
      lines: [evidenceTexts.notedBox(signer, formatDate(decidedOn))],
    },
  };
}

type NotedAnswer = { signer: string; decidedOn: CalendarDate };

/** Who signed on line, and when, as French words: « 3 déc. 2026 à 10 h 30 ». */
type OnlineSignature = { signer: string; moment: string };

/**
 * The sheet of a quote that was accepted on line: nothing is left to fill in. Its certificates bear who gave them and
 * when, without a blank.
 */
export function signedView(view: DocumentView, { signer, moment }: OnlineSignature): DocumentView {
  return {
    ...view,
    signature: view.signature && { ...view.signature, lines: [evidenceTexts.signedBox(signer, moment)] },
    ...(view.certificates && {
      certificates: view.certificates.map(({ title, text }) => ({
        title,
        text: `${namedCertificate(text, signer)}\n\n${evidenceTexts.certified(signer, moment)}`,
        blanks: [],
      })),
    }),
  };
}
