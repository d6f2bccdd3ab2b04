import type { QuoteAnswer } from "../../documents/quote-state.ts";
import { unitWord } from "../../lines/line.ts";
import { METHOD_WORDS } from "../../payments/payment.messages.ts";
import type { PaymentMethod } from "../../payments/payment.ts";
import type { ClosedDay } from "../../planning/closed-day.ts";
import { closedDayWords } from "../../planning/closed-day.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate, formatMoney, formatPercent, formatScaled } from "../../shared/french-format.ts";
import { IRREVERSIBLE } from "./action.messages.ts";
import type { ActionPreview } from "./proposed-action.ts";

// What a person reads before they confirm, from the record before and after. Amounts in cents, hours x 10^4.

/** A project as previews name it. */
export type SaidProject = { projectId: string; projectName: string; customerName: string };

/** A version of a quote as previews say it. */
export type SaidQuoteVersion = SaidProject & {
  number: string;
  version: number;
  /** The customer was given an earlier version: this one is named by its number. */
  isRevision: boolean;
  grossCents: number;
  /** Whether the total has VAT. */
  isTaxed: boolean;
};

/** An invoice as previews say it. */
export type SaidInvoice = SaidProject & { number: string; dueCents: number; paidCents: number; restCents: number };

/** A quote that is noted as sent. */
export function saySendQuote(quote: SaidQuoteVersion): ActionPreview {
  return {
    title: `Noter le devis ${quote.number} comme envoyé`,
    lines: [...quoteLines(quote)],
    warning: `Je n'envoie pas de mail : je note que tu l'as donné au client. ${IRREVERSIBLE.send_quote}`,
    path: `/etape/${quote.projectId}/quote`,
  };
}

/** The draft of a quote as previews say it, with what it adds up to. `vat` is empty when no VAT is charged. */
export type SaidDraft = SaidProject & {
  netCents: number;
  discountCents: number;
  vat: { basisPoints: number; vatCents: number }[];
  grossCents: number;
};

/** A line as a program proposes it. The price is without VAT. */
export type PreviewedLine = { label: string; quantityE4: number; unit: string; unitPriceCents: number };

/** Other lines in the draft of a quote. The totals are those of the draft after it was written. */
export function sayWriteQuoteLines(nextRecord: SaidDraft, lines: readonly PreviewedLine[]): ActionPreview {
  const { projectId, projectName, customerName, netCents, discountCents, vat, grossCents } = nextRecord;
  const isTaxed = vat.length > 0;
  return {
    title: `Écrire les lignes du devis de « ${projectName} »`,
    lines: [
      { label: "Client", value: customerName },
      { label: "Projet", value: projectName },
      ...lines.map(({ label, quantityE4, unit, unitPriceCents }, index) => {
        const quantity = `${formatScaled(quantityE4, 4, 0)} ${unitWord(unit, quantityE4)}`;
        const price = `${formatMoney(unitPriceCents)}${isTaxed ? " HT" : ""}`;
        return { label: `Ligne ${index + 1}`, value: `${label} : ${quantity} × ${price}` };
      }),
      ...(discountCents === 0 ? [] : [{ label: "Remise du devis", value: formatMoney(-discountCents) }]),
      ...(isTaxed ? [{ label: "Total HT", value: formatMoney(netCents) }] : []),
      ...vat.map((rate) => ({
        label: `TVA ${formatPercent(rate.basisPoints)}`,
        value: formatMoney(rate.vatCents),
      })),
      { label: isTaxed ? "Total TTC" : "Total", value: formatMoney(grossCents) },
    ],
    warning: "Ces lignes remplacent celles du devis en préparation. Un devis déjà émis ne change pas.",
    path: `/etape/${projectId}/quote`,
  };
}

/** The customer's answer to a quote. `isGiven`: the quote is known to have reached them. */
export function sayAnswerQuote(
  quote: SaidQuoteVersion,
  answer: { decision: QuoteAnswer; signer: string; decidedOn: CalendarDate; isGiven: boolean },
): ActionPreview {
  const word = answer.decision === "accepted" ? "accepté" : "refusé";
  return {
    title: `Noter le devis ${quote.number} comme ${word}`,
    lines: [
      ...quoteLines(quote),
      { label: "Réponse", value: `${word} le ${formatDate(answer.decidedOn)}` },
      ...(answer.signer === "" ? [] : [{ label: "Par", value: answer.signer }]),
    ],
    warning: answer.isGiven
      ? ""
      : "Ce devis n'est pas noté envoyé : en confirmant, tu notes aussi que ton client l'a eu.",
    path: `/etape/${quote.projectId}/quote`,
  };
}

function quoteLines({ customerName, projectName, version, isRevision, grossCents, isTaxed }: SaidQuoteVersion) {
  return [
    { label: "Client", value: customerName },
    { label: "Projet", value: projectName },
    ...(isRevision ? [{ label: "Version", value: String(version) }] : []),
    { label: isTaxed ? "Total TTC" : "Total", value: formatMoney(grossCents) },
  ];
}

type SaidMoney = { amountCents: number; receivedOn: CalendarDate; method: PaymentMethod };

/** Money received for an invoice. */
export function sayRecordPayment(record: SaidInvoice, nextRecord: SaidInvoice, payment: SaidMoney): ActionPreview {
  return {
    title: `Noter un paiement de ${formatMoney(payment.amountCents)} sur la facture ${record.number}`,
    lines: paymentLines("Reçu le", record, nextRecord, payment),
    warning: nextRecord.restCents < 0 ? "C'est plus que ce qui reste à payer : le client aura un trop-perçu." : "",
    path: `/etape/${record.projectId}/invoice`,
  };
}

/** A payment that was noted by mistake. */
export function sayReversePayment(record: SaidInvoice, nextRecord: SaidInvoice, payment: SaidMoney): ActionPreview {
  return {
    title: `Annuler le paiement de ${formatMoney(payment.amountCents)} sur la facture ${record.number}`,
    lines: paymentLines("Noté le", record, nextRecord, payment),
    warning: `Il reste visible, barré, et ne compte plus. ${IRREVERSIBLE.reverse_payment}`,
    path: `/etape/${record.projectId}/invoice`,
  };
}

function paymentLines(
  dayLabel: string,
  { customerName, projectName, restCents }: SaidInvoice,
  nextRecord: SaidInvoice,
  { receivedOn, method }: SaidMoney,
) {
  return [
    { label: "Client", value: customerName },
    { label: "Projet", value: projectName },
    { label: dayLabel, value: `${formatDate(receivedOn)}, ${METHOD_WORDS[method].toLowerCase()}` },
    { label: "Reste à payer", value: `${formatMoney(restCents)} → ${formatMoney(nextRecord.restCents)}` },
  ];
}

/** An invoice that is credited: the labels of the lines, when they are named. */
export type SaidCredit = SaidInvoice & { isTaxed: boolean; labels: readonly string[] };

/** A credit note on lines of an invoice, on a sum of it, or on all that is left. */
export function sayCreditInvoice(record: SaidCredit, nextRecord: SaidInvoice, reason: string): ActionPreview {
  const amount = formatMoney(record.dueCents - nextRecord.dueCents);
  return {
    title: `Émettre un avoir sur la facture ${record.number}`,
    lines: [
      { label: "Client", value: record.customerName },
      { label: "Projet", value: record.projectName },
      ...record.labels.map((value) => ({ label: "Ligne", value })),
      { label: "Montant de l'avoir", value: record.isTaxed ? `${amount} TTC` : amount },
      { label: "Reste à payer", value: `${formatMoney(record.restCents)} → ${formatMoney(nextRecord.restCents)}` },
      ...(reason === "" ? [] : [{ label: "Motif", value: reason }]),
    ],
    warning: IRREVERSIBLE.credit_invoice,
    path: `/etape/${record.projectId}/invoice`,
  };
}

/** The lines of a quote's draft as previews say them. */
export type SaidLines = SaidProject & { lines: { id: string; label: string; isSection: boolean }[] };

/** A new section in the draft of a quote, with the lines that stand under it. */
export function sayAddSection(record: SaidLines, nextRecord: SaidLines, label: string): ActionPreview {
  const ids = new Set(record.lines.map(({ id }) => id));
  const place = nextRecord.lines.findIndex(({ id }) => !ids.has(id));
  const following = nextRecord.lines.slice(place + 1);
  const end = following.findIndex(({ isSection }) => isSection);
  const labels = following.slice(0, end === -1 ? undefined : end).map((line) => line.label);
  const next = end === -1 ? undefined : following[end];
  return {
    title: `Ajouter la section « ${label} » au devis`,
    lines: [
      { label: "Projet", value: record.projectName },
      { label: "Client", value: record.customerName },
      { label: "Lignes sous elle", value: labels.length === 0 ? "Aucune pour l'instant" : labels.join(", ") },
      ...(next ? [{ label: "Avant", value: next.label }] : []),
    ],
    warning: "",
    path: `/etape/${record.projectId}/quote`,
  };
}

/** What of a customer is corrected. */
export type PreviewedCustomer = SaidProject & { names: string; phone: string; email: string };

/** Another name of a customer, or how they are reached. */
export function sayCorrectCustomer(record: PreviewedCustomer, nextRecord: PreviewedCustomer): ActionPreview {
  const isRenamed = record.names !== nextRecord.names;
  const isReachedOtherwise = record.phone !== nextRecord.phone || record.email !== nextRecord.email;
  const change = (former: string, next: string) => `${former || "aucun"} → ${next || "aucun"}`;
  return {
    title: isReachedOtherwise ? "Corriger les coordonnées du client" : "Corriger le nom du client",
    lines: [
      { label: "Projet", value: record.projectName },
      {
        label: "Client",
        value: isReachedOtherwise && !isRenamed ? record.names : change(record.names, nextRecord.names),
      },
      ...(record.phone === nextRecord.phone
        ? []
        : [{ label: "Téléphone", value: change(record.phone, nextRecord.phone) }]),
      ...(record.email === nextRecord.email ? [] : [{ label: "Email", value: change(record.email, nextRecord.email) }]),
    ],
    warning: isRenamed ? "Un devis déjà envoyé et une facture émise gardent l'ancien nom." : "",
    path: `/project/${record.projectId}`,
  };
}

/** The days of a project. */
export type SaidDays = SaidProject & {
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  /** The closure of the company on the first day. */
  startClosure: ClosedDay | null;
};

/** Another first day, or the first one that is given, and the last day where it is said. */
export function sayMoveStart(record: SaidDays, nextRecord: SaidDays): ActionPreview {
  const { startDate, endDate } = record;
  const end =
    endDate === nextRecord.endDate ? `${dayOr(endDate)}, inchangée` : changeOfDay(endDate, nextRecord.endDate);
  return {
    title: `${startDate === null ? "Planifier" : "Décaler le début de"} « ${record.projectName} »`,
    lines: [
      { label: "Client", value: record.customerName },
      { label: "Début", value: changeOfDay(startDate, nextRecord.startDate) },
      ...(nextRecord.endDate === null ? [] : [{ label: "Fin", value: end }]),
    ],
    warning:
      nextRecord.startClosure && nextRecord.startDate
        ? closedDayWords(nextRecord.startDate, nextRecord.startClosure)
        : "",
    path: `/etape/${record.projectId}/estimation`,
  };
}

function changeOfDay(day: CalendarDate | null, nextDay: CalendarDate | null): string {
  return day === null ? dayOr(nextDay) : `${dayOr(day)} → ${dayOr(nextDay)}`;
}

function dayOr(day: CalendarDate | null): string {
  return day === null ? "aucune date" : formatDate(day);
}

/** Another name. */
export function sayRenameProject(record: SaidProject, nextRecord: SaidProject): ActionPreview {
  return {
    title: `Renommer le projet « ${record.projectName} »`,
    lines: [
      { label: "Client", value: record.customerName },
      { label: "Nouveau nom", value: nextRecord.projectName },
    ],
    warning: "",
    path: `/etape/${record.projectId}/estimation`,
  };
}

/** A task as previews say it. */
export type SaidTask = SaidProject & { title: string; done: boolean; hoursE4: number };

/** A task that is done, or not any more. */
export function sayTickTask(record: SaidTask, isDone: boolean): ActionPreview {
  return {
    title: `${isDone ? "Cocher" : "Décocher"} la tâche « ${record.title} »`,
    lines: [
      { label: "Projet", value: record.projectName },
      { label: "Client", value: record.customerName },
    ],
    warning: record.done === isDone ? `Elle est déjà ${isDone ? "cochée" : "décochée"} : rien ne changera.` : "",
    path: `/etape/${record.projectId}/work`,
  };
}

/** Hours of a project or of one of its tasks, and the total that they lead to. Null while there is no price. */
export type SaidHours = SaidProject & { taskTitle: string | null; hoursE4: number | null; totalCents: number | null };

/** More hours in an estimation. */
export function sayAddHours(record: SaidHours, nextRecord: SaidHours): ActionPreview {
  const hours = (valueE4: number | null) => `${formatScaled(valueE4 ?? 0, 4, 0)} h`;
  const addedHours = hours((nextRecord.hoursE4 ?? 0) - (record.hoursE4 ?? 0));
  const money = (cents: number | null) => (cents === null ? "sans prix" : formatMoney(cents));
  return {
    title: `Ajouter ${addedHours} à ${record.taskTitle === null ? "l'estimation" : `la tâche « ${record.taskTitle} »`}`,
    lines: [
      { label: "Projet", value: record.projectName },
      { label: "Client", value: record.customerName },
      { label: "Durée", value: `${hours(record.hoursE4)} → ${hours(nextRecord.hoursE4)}` },
      ...(nextRecord.totalCents !== null
        ? [{ label: "Total HT", value: `${money(record.totalCents)} → ${money(nextRecord.totalCents)}` }]
        : []),
    ],
    warning: "Un devis ou une facture déjà émis ne changent pas.",
    path: `/etape/${record.projectId}/estimation`,
  };
}
