import type { DocumentView } from "../../documents/document-view.ts";
import { SIGNATURE_SHEET } from "../../documents/drawn-signature.ts";
import type { EvidenceView, PrintedView } from "../../documents/printed-view.ts";
import { lastWithdrawalDay } from "../../documents/withdrawal.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { dayAt } from "../../shared/calendar-date.ts";
import { formatDate, formatMoney } from "../../shared/french-format.ts";
import { frenchMoment } from "../../shared/text/french-moment.ts";
import { typeset } from "../../shared/text/typeset.ts";
import type { AnswerContent } from "./answer-content.ts";
import { evidenceTexts, withdrawalTexts } from "./signing.messages.ts";

/**
 * `mac`: the seal of the evidence, by which the seller finds it again. `sealedAnewAt`: when it came back with an
 * archive, or null.
 */
type EvidenceSeal = { mac: string; timeZone: string; sealedAnewAt: Date | null };

/**
 * The signed copy of a quote as it is printed: the version that bears what was agreed, signed, and a page that proves
 * it.
 */
export function signedCopyView(
  view: DocumentView,
  answer: AnswerContent,
  { hasWithdrawal, ...seal }: EvidenceSeal & { hasWithdrawal: boolean },
): PrintedView {
  const { timeZone } = seal;
  const moment = frenchMoment(new Date(answer.at), timeZone);
  return {
    ...view,
    signature: {
      title: view.signature?.title ?? "",
      lines: [evidenceTexts.signedBox(answer.signer, moment), evidenceTexts.atTheEnd],
    },
    // They stand on the last page, with the name and the day of whoever certified.
    certificates: [],
    evidence: {
      ...evidenceView(view, answer, { ...seal, moment }),
      withdrawal: hasWithdrawal ? withdrawalView(view, dayAt(new Date(answer.at), timeZone)) : null,
    },
  };
}

// What a consumer must have on a medium that lasts (C. conso L221-9, L221-13).
function withdrawalView({ seller, number }: DocumentView, signedOn: CalendarDate): EvidenceView["withdrawal"] {
  const { title, notice, until, how, effects, exceptions, formTitle, form } = withdrawalTexts;
  return {
    title,
    lines: [notice, until(lastWithdrawalDay(signedOn)), how, effects, exceptions].map(typeset),
    formTitle,
    form: form([seller.name, ...seller.lines].join(", "), number).map(typeset),
  };
}

function evidenceView(
  view: DocumentView,
  answer: AnswerContent,
  { mac, timeZone, sealedAnewAt, moment }: EvidenceSeal & { moment: string },
): Omit<EvidenceView, "withdrawal"> {
  const { code, seenDocument, document, options } = answer;
  const momentOf = (iso: string) => frenchMoment(new Date(iso), timeZone);
  // Without a number of version: the seller's screen counts those that were given, the document those that were made.
  const hashes = [
    `contenu ${document.contentSha256}`,
    ...(seenDocument.id === document.id
      ? []
      : [`contenu de l'offre lue avant de signer ${seenDocument.contentSha256}`]),
    ...(seenDocument.pdfSha256 === null ? [] : [`PDF lu avant de signer ${seenDocument.pdfSha256}`]),
  ];
  const facts = [
    { label: "Signé par", value: answer.signer },
    { label: "Le", value: moment },
    {
      label: "Adresse e-mail",
      value:
        code === null
          ? [answer.email, evidenceTexts.uncoded].filter(Boolean).join(" – ")
          : evidenceTexts.coded(answer.email),
    },
    ...(code === null
      ? []
      : [
          {
            label: "Code",
            value: `envoyé le ${momentOf(code.sentAt)}, saisi le ${momentOf(code.verifiedAt)}`,
          },
        ]),
    { label: "Total accepté", value: formatMoney(answer.grossCents) },
    ...(options.length === 0
      ? []
      : [{ label: "Options choisies", value: options.map(({ label }) => label).join(" ; ") }]),
    { label: "Ce qui a été accepté", value: answer.agreedTexts.join(" ") },
    { label: "Adresse de connexion", value: answer.address },
    { label: "Navigateur", value: answer.userAgent || "non communiqué" },
    { label: "Empreintes SHA-256", value: hashes.join(" ; ") },
    {
      label: "Sceau de la preuve",
      value: sealedAnewAt ? `${mac}, ${evidenceTexts.sealedAnew(frenchMoment(sealedAnewAt, timeZone))}` : mac,
    },
  ];
  return {
    title: evidenceTexts.title,
    intro: typeset(evidenceTexts.intro(view.number)),
    facts: facts.map(({ label, value }) => ({ label, value: typeset(value) })),
    certificates: answer.certificates.map(({ title, text, name, date }) => ({
      title,
      text,
      signatureLine: typeset(`Certifié par ${name} le ${formatDate(date)}, avec la signature du devis.`),
    })),
    drawing: answer.drawing,
    sheet: SIGNATURE_SHEET,
  };
}
