import type { Period } from "../../analytics/period.ts";
import { periodText } from "../../analytics/period.ts";
import { STATE_WORDS } from "../../documents/document-state.messages.ts";
import type { DocumentState } from "../../documents/document-state.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate, formatMoney, formatScaled } from "../../shared/french-format.ts";
import { journalMessages } from "./journal.messages.ts";
import type { LegalFact } from "./legal-facts.ts";
import type { SaidScope } from "./money.messages.ts";
import { SEE_LATE, scopeWords, unknownName, withUnknownName } from "./money.messages.ts";
import { SEE_PROJECTS, SEE_PLANNING, SEE_MONEY } from "./place.messages.ts";
import { FOUND } from "./project.messages.ts";
import type { FollowUp, Reply } from "./reply.ts";
import { linkLabel } from "./reply.ts";

/** Asks what is planned. */
export const SEE_WEEK = { label: "Cette semaine", ask: "Qu'est-ce qui est prévu cette semaine ?" } satisfies FollowUp;
/** Asks what waits. */
export const SEE_NEXT: FollowUp = { label: "Quoi faire ensuite ?", ask: "Qu'est-ce qui m'attend ?" };

/** A document with its state. */
type StatedDocument = {
  kind: "quote" | "invoice" | "credit_note";
  number: string;
  status: DocumentState;
  project_id: string;
  project_name: string;
  dated_on: CalendarDate;
  gross_cents: number | null;
  rest_cents: number | null;
};

// A sentence has room for more words than a list.
const SENTENCE_WORDS: Readonly<Record<DocumentState, string>> = {
  ...STATE_WORDS,
  draft: "pas encore envoyé",
  viewed: "vu par le client",
  partly_paid: "payée en partie",
  overpaid: "payée en trop",
};

/** Where a document stands, in the words of a sentence. */
export function stateInSentence(state: DocumentState): string {
  return SENTENCE_WORDS[state];
}

function documentLine(one: StatedDocument): string {
  const amount = one.gross_cents === null ? "" : `, ${formatMoney(one.gross_cents)} TVA comprise`;
  const isPartly = one.rest_cents !== null && one.rest_cents > 0 && one.rest_cents !== one.gross_cents;
  const rest = isPartly ? `, reste ${formatMoney(one.rest_cents ?? 0)}` : "";
  return (
    `- [${linkLabel(one.number)}](/project/${one.project_id}) ${linkLabel(one.project_name)}, ` +
    `${formatDate(one.dated_on)}, ${SENTENCE_WORDS[one.status]}${amount}${rest}`
  );
}

/** One document, by its number. */
export function sayDocument({ number, documents }: { number: string; documents: readonly StatedDocument[] }): Reply {
  const [document] = documents;
  if (!document) return { text: `Je ne trouve pas de document ${number}.`, followUps: [SEE_MONEY], isNobody: true };
  const step = document.kind === "quote" ? "quote" : "invoice";
  const open = { label: "Ouvrir", path: `/etape/${document.project_id}/${step}` };
  return { text: documentLine(document), followUps: [open, SEE_MONEY] };
}

/** Documents of a period. */
export function sayDocuments({
  scope,
  kind,
  period,
  documents,
}: {
  scope: SaidScope;
  kind: "quote" | "invoice";
  period: Period;
  documents: readonly StatedDocument[];
}): Reply {
  const what = kind === "quote" ? "devis" : "factures et avoirs";
  const text =
    documents.length === 0
      ? `${scopeWords(scope)}, pas de ${what} ${periodText(period)}.`
      : `${scopeWords(scope)}, ${what} ${periodText(period)} :\n${documents.map(documentLine).join("\n")}`;
  return { text: withUnknownName(scope, text), followUps: [SEE_LATE, SEE_MONEY] };
}

/** The tasks of a project. */
export function sayTasks({
  name,
  project_id,
  tasks,
  tasks_total,
}: {
  name: string;
  project_id: string | null;
  tasks: readonly { title: string; is_done: boolean; planned_hours_e4: number }[];
  tasks_total: number;
}): Reply {
  if (project_id === null) return { text: unknownName(name), followUps: [SEE_PROJECTS], isNobody: true };
  const followUps: FollowUp[] = [
    { label: "Voir les tâches", path: `/etape/${project_id}/work` },
    { label: "Voir le projet", path: `/project/${project_id}` },
  ];
  const link = `[${linkLabel(name)}](/project/${project_id})`;
  if (tasks_total === 0) return { text: `${link} : aucune tâche.`, followUps };
  const lines = tasks.map(({ title, is_done, planned_hours_e4 }) => {
    const hours = planned_hours_e4 === 0 ? "" : ` (${formatScaled(planned_hours_e4, 4, 0)} h)`;
    return `- ${is_done ? "✓ " : ""}${linkLabel(title)}${hours}`;
  });
  const others = tasks_total > tasks.length ? `\nEt ${tasks_total - tasks.length} autres.` : "";
  return {
    text: `${link}, ${tasks_total} tâche${tasks_total > 1 ? "s" : ""} :\n${lines.join("\n")}${others}`,
    followUps,
  };
}

/** What a project amounts to. */
export function sayProjectMoney(sums: {
  project_id: string;
  name: string;
  quoted_cents: number;
  invoiced_cents: number;
  credited_cents: number;
  rest_cents: number;
}): Reply {
  const creditNotes = sums.credited_cents === 0 ? "" : `, avoirs ${formatMoney(sums.credited_cents)}`;
  const text =
    `[${linkLabel(sums.name)}](/project/${sums.project_id}), TVA comprise : devis ${formatMoney(sums.quoted_cents)}, ` +
    `facturé ${formatMoney(sums.invoiced_cents)}${creditNotes}, reste à encaisser ${formatMoney(sums.rest_cents)}.`;
  return { text, followUps: [{ label: "Voir le projet", path: `/project/${sums.project_id}` }, SEE_LATE] };
}

/** The projects planned in a period, and who is away then. */
export function sayPlanning({
  period,
  projects,
  absences,
}: {
  period: Period;
  projects: readonly { id: string; name: string; start_date: CalendarDate; end_date: CalendarDate | null }[];
  absences: readonly { name: string; first_day: CalendarDate; last_day: CalendarDate }[];
}): Reply {
  const awayLines = absences.map(({ name, first_day, last_day }) => {
    const days =
      first_day === last_day ? `le ${formatDate(first_day)}` : `du ${formatDate(first_day)} au ${formatDate(last_day)}`;
    return `- ${linkLabel(name)}, ${days}`;
  });
  const lines = projects.map(({ id, name, start_date, end_date }) => {
    const end = end_date === null || end_date === start_date ? "" : ` au ${formatDate(end_date)}`;
    return `- [${linkLabel(name)}](/project/${id}), ${end === "" ? "le" : "du"} ${formatDate(start_date)}${end}`;
  });
  const work =
    lines.length === 0
      ? `Rien n'est prévu ${periodText(period)}.`
      : `Prévu ${periodText(period)} :\n${lines.join("\n")}`;
  const text = awayLines.length === 0 ? work : `${work}\n\nAbsences :\n${awayLines.join("\n")}`;
  return { text, followUps: [SEE_PLANNING, SEE_NEXT] };
}

type BriefGroup = {
  count: number;
  first: readonly { project_id: string; name: string; deposit_cents: number | null }[];
};

/** What waits today. */
export function sayNext(brief: {
  actions_to_confirm: number;
  lost_mails: BriefGroup;
  late: BriefGroup;
  to_collect: BriefGroup;
  to_refund: BriefGroup;
  new_agreements: BriefGroup;
  unplanned_agreements: BriefGroup;
  finished: BriefGroup;
  starting: BriefGroup;
  to_send: BriefGroup;
  unanswered: BriefGroup;
  to_estimate: BriefGroup;
}): Reply {
  const line = (words: string, { count, first }: BriefGroup) => {
    const names = first
      .map(({ project_id, name, deposit_cents }) => {
        const deposit = deposit_cents === null ? "" : ` (facturer l'acompte de ${formatMoney(deposit_cents)})`;
        return `[${linkLabel(name)}](/project/${project_id})${deposit}`;
      })
      .join(", ");
    return count === 0 ? [] : [`- ${words} : ${count}, ${names}${count > first.length ? "…" : ""}`];
  };
  const count = brief.actions_to_confirm;
  const lines = [
    ...(count === 0 ? [] : [`- [${journalMessages.placeWith(count)}](/app/actions)`]),
    ...line("Devis qui viennent d'être acceptés", brief.new_agreements),
    ...line("Mails non remis", brief.lost_mails),
    ...line("Factures en retard", brief.late),
    ...line("Trop-perçus à rendre", brief.to_refund),
    ...line("Travaux finis, à facturer", brief.finished),
    ...line("Devis acceptés, rien de prévu", brief.unplanned_agreements),
    ...line("Commence bientôt", brief.starting),
    ...line("Devis à envoyer", brief.to_send),
    ...line("Devis sans réponse", brief.unanswered),
    ...line("À chiffrer", brief.to_estimate),
    ...line("Factures à encaisser", brief.to_collect),
  ];
  const text = lines.length === 0 ? "Rien n'attend aujourd'hui." : `Ce qui attend aujourd'hui :\n${lines.join("\n")}`;
  return { text, followUps: [SEE_WEEK, SEE_LATE] };
}

/** Finished work without an invoice. */
export function sayWorkToInvoice({
  count,
  projects,
}: {
  count: number;
  projects: readonly { id: string; name: string }[];
}): Reply {
  const lines = projects.map(({ id, name }) => `- [${linkLabel(name)}](/project/${id})`);
  const text =
    count === 0
      ? "Aucun projet fini n'attend sa facture."
      : `${count} projet${count > 1 ? "s" : ""} fini${count > 1 ? "s" : ""} à facturer :\n${lines.join("\n")}`;
  const invoice: FollowUp[] = count === 0 ? [] : [{ label: "Facturer", path: `/etape/${projects[0]?.id}/invoice` }];
  return { text, followUps: [...invoice, SEE_NEXT] };
}

/** What a search finds. */
export function saySearch(rows: {
  words: string;
  projects: readonly { id: string; name: string }[];
  customers: readonly { name: string }[];
}): Reply {
  const lines = [
    ...rows.projects.map(({ id, name }) => `- Projet [${linkLabel(name)}](/project/${id})`),
    ...rows.customers.map(({ name }) => `- Client [${linkLabel(name)}](/app/customers)`),
  ];
  if (lines.length === 0) return { text: unknownName(rows.words), followUps: [SEE_PROJECTS], isNobody: true };
  return { text: `${FOUND}\n${lines.join("\n")}`, followUps: [SEE_PROJECTS] };
}

/** A legal rule, with its source and the day it was checked. */
export function sayLegalFacts(
  facts: readonly Omit<LegalFact, "checkedOn" | "topic">[],
  checkedOn: CalendarDate,
): Reply {
  const lines = facts.map(({ title, text, source }) => `${title} : ${text}\nSource : ${source}.`);
  const text = `${lines.join("\n\n")}\nVérifié le ${formatDate(checkedOn)} ; la loi change, ton comptable tranche.`;
  return { text, followUps: [{ label: "Régler la TVA", path: "/app/settings" }, SEE_NEXT] };
}

/** What the company's own card says. */
export function sayCompany(card: {
  name: string;
  siren: string;
  vat_regime: string | null;
  trade: string;
  missing: readonly string[];
}): Reply {
  const vat =
    { franchise: "franchise de TVA", standard: "soumise à la TVA" }[card.vat_regime ?? ""] ?? "TVA à préciser";
  const facts = [card.trade, card.siren === "" ? "SIREN à compléter" : `SIREN ${card.siren}`, vat];
  const missing = card.missing.length === 0 ? "" : " Il manque de quoi émettre une facture.";
  const text = `${card.name || "Ton entreprise"} : ${facts.filter((fact) => fact !== "").join(", ")}.${missing}`;
  return { text, followUps: [{ label: "Voir les réglages", path: "/app/settings" }] };
}
