import type { Period } from "../../analytics/period.ts";
import { periodText } from "../../analytics/period.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate, formatMoney } from "../../shared/french-format.ts";
import { plainWords } from "../../shared/search-text.ts";
import { mailPath } from "./mail-path.ts";
import { SEE_CUSTOMERS } from "./place.messages.ts";
import type { FollowUp, Reply } from "./reply.ts";
import { linkLabel } from "./reply.ts";

/** A document that an answer names. `amount_cents` is null for a user who sees no amounts. */
export type SaidDocument = {
  number: string;
  project_id: string;
  project_name: string;
  amount_cents: number | null;
  due_on: CalendarDate;
};

/** An invoice to be paid: whose it is, and since how many days it should have been. */
export type DueInvoice = SaidDocument & { customer_name: string; days_late: number };

/** What a figure is about. */
export type SaidScope = { kind: "company" | "named" | "project"; name: string; is_known: boolean };

/** Documents of a figure: their number, their sum, and the first of them. */
type DueInvoices = { scope: SaidScope; count: number; amount_cents: number; first: readonly DueInvoice[] };

/** The words of a sentence about a figure: « Pour « roux » ». */
export function scopeWords({ kind, name, is_known }: SaidScope): string {
  if (kind === "company" || !is_known) return "Tous clients confondus";
  return kind === "project" ? `Pour le projet « ${linkLabel(name)} »` : `Pour « ${name} »`;
}

// What was asked in small letters and without accents is said as the records write it.
function asWritten(scope: SaidScope, invoices: readonly DueInvoice[]): SaidScope {
  if (scope.kind !== "named") return scope;
  const writtenWords = invoices.flatMap(({ customer_name, project_name }) =>
    `${customer_name} ${project_name}`.split(" "),
  );
  const spelling = new Map(writtenWords.toReversed().map((word) => [plainWords(word), word]));
  const name = scope.name.split(" ").map((word) => spelling.get(plainWords(word)) ?? word);
  return { ...scope, name: name.join(" ") };
}

/** Says first that no record has the name that was asked about, since the figure is then of the company. */
export function withUnknownName({ is_known, name }: SaidScope, text: string): string {
  return is_known ? text : `${unknownName(name)}\n${text}`;
}

/** Says that no record has these words. */
export function unknownName(name: string): string {
  return `Je ne trouve pas « ${name} » parmi tes clients et tes projets.`;
}

const INVOICES = "[Voir les factures](/app/billing)";
/** Leads to the late invoices. */
export const SEE_LATE: FollowUp = { label: "Lesquelles sont en retard ?", ask: "Quelles factures sont en retard ?" };
/** Leads to what is left to pay. */
export const SEE_DUE: FollowUp = { label: "Tout ce qu'on me doit", ask: "Combien me doit-on ?" };
const SEE_MONTH: FollowUp = { label: "Facturé ce mois-ci", ask: "Combien ai-je facturé ce mois-ci ?" };
const SEE_COLLECTED: FollowUp = { label: "Encaissé ce mois-ci", ask: "Combien ai-je encaissé ce mois-ci ?" };
/** Leads to the quotes that wait. */
export const SEE_QUOTES = { label: "Devis en attente", ask: "Quels devis attendent une réponse ?" } satisfies FollowUp;

/** What is left to pay, VAT included, and on which invoices. */
export function sayMoneyDue({ scope: saidScope, count, amount_cents, first }: DueInvoices): Reply {
  const scope = asWritten(saidScope, first);
  const who = scopeWords(scope);
  if (count === 0) {
    const text = `${who}, on ne te doit rien : aucune facture n'attend de paiement. ${INVOICES}`;
    return { text: withUnknownName(scope, text), followUps: [SEE_MONTH, SEE_QUOTES] };
  }
  const others = count - first.length;
  const text =
    `${who}, on te doit ${formatMoney(amount_cents)}, TVA comprise, sur ${count} facture${plural(count)} :\n` +
    `${first.map(dueLine).join("\n")}\n${others > 0 ? `Les ${others} autres : ` : ""}${INVOICES}`;
  return {
    text: withUnknownName(scope, text),
    followUps: [...remindersOf(first), SEE_LATE, SEE_COLLECTED].slice(0, 2),
  };
}

/** The invoices past their due date, and what is left to pay on them. */
export function sayLateInvoices({ scope: saidScope, count, amount_cents, first }: DueInvoices): Reply {
  const scope = asWritten(saidScope, first);
  const who = scope.kind === "company" || !scope.is_known ? "" : `${scopeWords(scope)} : `;
  if (count === 0) {
    const text = who === "" ? "Aucune facture en retard. Tout est à jour." : `${who}aucune facture en retard.`;
    return { text: withUnknownName(scope, text), followUps: [SEE_DUE, SEE_MONTH] };
  }
  const others = count - first.length;
  const text =
    `${who}${count} facture${plural(count)} échue${plural(count)}, ${formatMoney(amount_cents)} au total :\n` +
    `${first.map(dueLine).join("\n")}\n${others > 0 ? `Les ${others} autres : ` : ""}${INVOICES}`;
  return { text: withUnknownName(scope, text), followUps: [...remindersOf(first), SEE_DUE, SEE_CUSTOMERS].slice(0, 2) };
}

/** What was invoiced and received, this month and this year. */
export function sayTurnover(sums: {
  since: CalendarDate;
  month_net_cents: number;
  year_net_cents: number;
  month_collected_cents: number;
  year_collected_cents: number;
  to_collect_cents: number;
}): Reply {
  const newYear = formatDate(sums.since);
  const turnover =
    `Facturé hors taxes : ${formatMoney(sums.month_net_cents)} ce mois-ci, ${formatMoney(sums.year_net_cents)} ` +
    `depuis le ${newYear}.`;
  const followUps = [SEE_DUE, SEE_COLLECTED];
  if (sums.year_collected_cents === 0) return { text: turnover, followUps };
  const [ofMonth, ofYear] = [sums.month_collected_cents, sums.year_collected_cents].map(formatMoney);
  const left = sums.to_collect_cents === 0 ? "" : ` Reste à encaisser : ${formatMoney(sums.to_collect_cents)}.`;
  return {
    text: `${turnover}\nEncaissé, TVA comprise : ${ofMonth} ce mois-ci, ${ofYear} depuis le ${newYear}.${left}`,
    followUps,
  };
}

/** What was invoiced over a period, in full. */
export function sayInvoiced(sums: {
  scope: SaidScope;
  period: Period;
  count: number;
  net_cents: number;
  gross_cents: number;
}): Reply {
  const text =
    `${scopeWords(sums.scope)}, facturé ${periodText(sums.period)} : ${formatMoney(sums.net_cents)} hors taxes ` +
    `(${formatMoney(sums.gross_cents)} TVA comprise), ${sums.count} facture${plural(sums.count)}, avoirs déduits. ` +
    INVOICES;
  return { text: withUnknownName(sums.scope, text), followUps: [SEE_COLLECTED, SEE_DUE] };
}

/** What was received over a period, in full. */
export function sayCollected({ period, amount_cents }: { period: Period; amount_cents: number }): Reply {
  const text = `Encaissé ${periodText(period)} : ${formatMoney(amount_cents)}, TVA comprise. ${INVOICES}`;
  return { text, followUps: [SEE_MONTH, SEE_DUE] };
}

/** The quotes that wait for an answer. */
export function sayWaitingQuotes({ count, first }: { count: number; first: readonly SaidDocument[] }): Reply {
  const followUps = [SEE_MONTH, SEE_DUE];
  if (count === 0) return { text: "Aucun devis n'attend de réponse.", followUps };
  const text = `${count} devis sans facture pour l'instant :\n${first.map(documentLine).join("\n")}`;
  return { text, followUps };
}

/** The order to remind the customer of an invoice. */
export function remindOrder(number: string): string {
  return `Relance la facture ${number}`;
}

/** How late an invoice is: « en retard de 12 jours », « à payer le 3 déc. 2026 ». */
export function delayWords({ days_late: days, due_on }: Pick<DueInvoice, "days_late" | "due_on">): string {
  return days > 0 ? `en retard de ${days} jour${plural(days)}` : `à payer le ${formatDate(due_on)}`;
}

// Two buttons at most: the customers of the oldest debts, each once. The others have their link on their line.
function remindersOf(invoices: readonly DueInvoice[]): FollowUp[] {
  const late = invoices.filter(({ days_late }) => days_late > 0);
  const oldest = late.filter(
    (one, at) => late.findIndex(({ customer_name }) => customer_name === one.customer_name) === at,
  );
  return oldest.slice(0, 2).map(({ customer_name, number }) => ({
    label: `Relancer ${customer_name}`,
    ask: remindOrder(number),
  }));
}

// An invoice in a list: whose it is, what is left to pay, since when, and the mail that reminds of a late one.
function dueLine(invoice: DueInvoice): string {
  const { number, customer_name, project_id, amount_cents, days_late } = invoice;
  const amount = amount_cents === null ? "" : `${formatMoney(amount_cents)}, `;
  const reminder = days_late > 0 ? ` · [Relancer](${mailPath(project_id, "invoice")})` : "";
  const link = `[${linkLabel(number)}](/project/${project_id})`;
  return `- ${linkLabel(customer_name)} : ${amount}${delayWords(invoice)} (${link})${reminder}`;
}

/** A document in a list: its number leads to its project. */
function documentLine({ number, project_name, project_id, amount_cents, due_on }: SaidDocument): string {
  const amount = amount_cents === null ? "" : `${formatMoney(amount_cents)}, `;
  return `- [${linkLabel(number)}](/project/${project_id}) ${linkLabel(project_name)}, ${amount}${formatDate(due_on)}`;
}

function plural(count: number): string {
  return count > 1 ? "s" : "";
}
