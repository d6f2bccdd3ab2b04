import type { DocumentView } from "../../documents/document-view.ts";
import { namedCertificate } from "./named-certificate.ts";
import { evidenceTexts } from "./signing.messages.ts";

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
