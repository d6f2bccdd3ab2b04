import { paymentCount } from "../../analytics/money.messages.ts";
import type { Period } from "../../analytics/period.ts";
import { periodText } from "../../analytics/period.ts";
import { vatMessages } from "../../analytics/vat.messages.ts";
import type { VatDueOn, VatRegime } from "../../company/company.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate, formatMoney, formatScaled } from "../../shared/french-format.ts";
import type { SaidScope } from "./money.messages.ts";
import { SEE_DUE, SEE_QUOTES, scopeWords, withUnknownName } from "./money.messages.ts";
import { SEE_PLANNING, SEE_MONEY } from "./place.messages.ts";
import type { FollowUp, Reply } from "./reply.ts";
import { linkLabel } from "./reply.ts";

const SEE_FIGURES: FollowUp = { label: "Voir les chiffres", path: "/app/analytics" };
const SEE_YEAR: FollowUp = { label: "Facturé cette année", ask: "Combien ai-je facturé cette année ?" };

type VatOfPeriod = {
  period: Period;
  net_cents: number;
  vat_cents: number;
  declared_cents: number;
  regime: VatRegime | null;
  due_on: VatDueOn;
};

/** The VAT of a period: what is to declare, by the seller's own regime, then what its invoices say. */
export function sayVat({ period, net_cents, vat_cents, declared_cents, regime, due_on }: VatOfPeriod): Reply {
  const followUps = [SEE_YEAR, SEE_FIGURES];
  if (regime === "franchise" && declared_cents === 0 && vat_cents === 0)
    return { text: `Tu es en franchise de TVA : rien à déclarer ${periodText(period)}.`, followUps };
  const rule = due_on === "invoice" ? vatMessages.ruleOnInvoice : vatMessages.rule;
  const text =
    `TVA collectée ${periodText(period)} : ${formatMoney(declared_cents)}. ${rule}\n` +
    `Tes factures datées ${periodText(period)}, avoirs déduits, en portent ${formatMoney(vat_cents)} pour ` +
    `${formatMoney(net_cents)} hors taxes.`;
  return { text, followUps };
}

/** The customers invoiced most. */
export function sayBestCustomers({
  period,
  customers,
}: {
  period: Period;
  customers: readonly { name: string; net_cents: number }[];
}): Reply {
  const lines = customers.map(({ name, net_cents }) => `- ${linkLabel(name)} : ${formatMoney(net_cents)} hors taxes`);
  const text =
    lines.length === 0
      ? `Rien n'est facturé ${periodText(period)}.`
      : `Tes meilleurs clients ${periodText(period)}, avoirs déduits :\n${lines.join("\n")}`;
  return { text, followUps: [SEE_YEAR, { label: "Voir les clients", path: "/app/customers" }] };
}

/** Payments of a period. */
export function sayPayments({
  scope,
  period,
  count,
  refunds,
  amount_cents,
  first,
}: {
  scope: SaidScope;
  period: Period;
  count: number;
  refunds: number;
  amount_cents: number;
  first: readonly { received_on: CalendarDate; amount_cents: number; number: string; project_id: string }[];
}): Reply {
  const lines = first.map(
    (one) =>
      `- ${formatDate(one.received_on)} : ${formatMoney(one.amount_cents)}, ` +
      `[${linkLabel(one.number)}](/project/${one.project_id})`,
  );
  const sum = `${scopeWords(scope)}, encaissé ${periodText(period)} : ${formatMoney(amount_cents)}, TVA comprise`;
  const text = count === 0 ? `${sum}.` : `${sum}, ${paymentCount(count, refunds)} :\n${lines.join("\n")}`;
  return { text: withUnknownName(scope, text), followUps: [SEE_DUE, SEE_MONEY] };
}

/** How long customers take to pay. */
export function sayPaymentDelay({
  period,
  count,
  days,
}: {
  period: Period;
  count: number;
  days: number | null;
}): Reply {
  const text =
    days === null
      ? `Aucune facture n'a été payée en entier ${periodText(period)}.`
      : `Les ${count} factures payées en entier ${periodText(period)} l'ont été en ${days} jours en moyenne.`;
  return { text, followUps: [SEE_DUE, SEE_MONEY] };
}

/** Quotes answered in a period. */
export function sayAnsweredQuotes(sums: {
  period: Period;
  accepted: number;
  declined: number;
  accepted_cents: number;
  first: readonly { number: string; project_id: string; project_name: string; is_accepted: boolean }[];
}): Reply {
  const lines = sums.first.map(
    ({ number, project_id, project_name, is_accepted }) =>
      `- [${linkLabel(number)}](/project/${project_id}) ${linkLabel(project_name)}, ` +
      (is_accepted ? "accepté" : "refusé"),
  );
  const head =
    `Réponses ${periodText(sums.period)} : ${sums.accepted} devis accepté${sums.accepted > 1 ? "s" : ""}, ` +
    `${formatMoney(sums.accepted_cents)} TVA comprise, et ${sums.declined} refusé${sums.declined > 1 ? "s" : ""}.`;
  return { text: [head, ...lines].join("\n"), followUps: [SEE_QUOTES, SEE_MONEY] };
}

/** How many quoted projects were invoiced. */
export function sayConversion({ count, with_invoice }: { count: number; with_invoice: number }): Reply {
  const text =
    count === 0
      ? "Aucun projet de ces douze mois n'a de devis."
      : `Sur ${count} projet${count > 1 ? "s" : ""} de ces douze mois avec un devis, ${with_invoice} ` +
        `${with_invoice > 1 ? "ont été facturés" : "a été facturé"}.`;
  return { text, followUps: [SEE_QUOTES, SEE_FIGURES] };
}

/** What was invoiced month by month. */
export function sayMonths(months: readonly { month: string; net_cents: number }[]): Reply {
  const lines = months.map(({ month, net_cents }) => {
    return `- ${formatDate(`${month}-01`).replace(/^1er /, "")} : ${formatMoney(net_cents)}`;
  });
  return {
    text: `Facturé hors taxes par mois, avoirs déduits :\n${lines.join("\n")}`,
    followUps: [SEE_FIGURES, SEE_DUE],
  };
}

/** Planned hours. */
export function sayHours(sums: { scope: SaidScope; planned_hours_e4: number; done_hours_e4: number }): Reply {
  const where = sums.scope.kind === "company" ? "Projets pas encore facturés" : scopeWords(sums.scope);
  const hours = (valueE4: number) => `${formatScaled(valueE4, 4, 0)} h`;
  const text =
    `${where} : ${hours(sums.planned_hours_e4)} prévues, dont ${hours(sums.done_hours_e4)} sur des tâches faites. ` +
    "Je ne sais pas encore compter les heures passées.";
  return { text: withUnknownName(sums.scope, text), followUps: [SEE_PLANNING, SEE_FIGURES] };
}

/** What an hour of planned work brings, since costs are not known. */
export function sayMargin(sums: {
  scope: SaidScope;
  invoiced_net_cents: number;
  planned_hours_e4: number;
  hour_cents: number | null;
}): Reply {
  const text =
    "Je ne sais pas encore calculer la marge : les coûts ne sont pas enregistrés. " +
    (sums.hour_cents === null
      ? "Dès qu'un projet a des heures prévues et une facture, je te dis ce que rapporte une heure."
      : `${scopeWords(sums.scope)}, ${formatMoney(sums.invoiced_net_cents)} facturés hors taxes pour ` +
        `${formatScaled(sums.planned_hours_e4, 4, 0)} h prévues : ${formatMoney(sums.hour_cents)} de l'heure.`);
  return { text: withUnknownName(sums.scope, text), followUps: [SEE_YEAR, SEE_FIGURES] };
}
