import type { BriefAnswer } from "#api/analytics/brief.ts";
import type { SetAsideDocument } from "#api/documents.ts";
import type { CountedDocuments } from "#domain/analytics/figures.ts";
import { customerName } from "#domain/customers/customer.ts";
import { DOCUMENT_WORDS, nameOfKind } from "#domain/documents/document-kind.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { askedDepositCents } from "#server/documents/agreed/asked-deposit.repository.ts";
import { listLostMails } from "#server/documents/mailing/mailed-documents.repository.ts";
import { listSetAsideDocuments } from "#server/documents/render-failures.repository.ts";
import { listKnownMissingNumbers } from "#server/documents/seals/missing-numbers.repository.ts";
import { listRecentProjects } from "#server/projects/projects.repository.ts";
import type { OpenQuotes, WaitingProject, QuotedProjects, WaitingProjects } from "./brief.figures.ts";
import {
  MAX_NAMED,
  findStartingProjects,
  findFinishedProjects,
  findOpenQuotes,
  findProjectsToEstimate,
  findAgreements,
} from "./brief.figures.ts";
import type { NamedInvoice } from "./company.figures.ts";
import {
  countInvoicesToCollect,
  countLateInvoices,
  findInvoicesToRefund,
  listFirstLateInvoices,
  listFirstToCollect,
} from "./company.figures.ts";

type BriefGroup = BriefAnswer["late"];

const NOTHING: BriefGroup = { count: 0, amount_cents: null, first: [] };

const BARE = { customer_name: "", date: null, kind: null, amount_cents: null, deposit_cents: null, is_given: null };

/** What needs attention today, for members who see amounts. */
export async function readCompanyBrief(tx: Db, today: CalendarDate): Promise<BriefAnswer> {
  const [hasAny, documents, missingNumbers, late, firstLate, toCollect, firstToCollect, ...others] = await Promise.all([
    hasProjects(tx),
    readSetAside(tx),
    listKnownMissingNumbers(tx),
    countLateInvoices(tx, today),
    listFirstLateInvoices(tx, today, MAX_NAMED),
    countInvoicesToCollect(tx, today),
    listFirstToCollect(tx, today, MAX_NAMED),
    findFinishedProjects(tx),
    findStartingProjects(tx, today),
    findOpenQuotes(tx, today),
    findProjectsToEstimate(tx),
    listLostMails(tx, MAX_NAMED),
    findAgreements(tx, today),
    findInvoicesToRefund(tx, MAX_NAMED),
  ]);
  const [finishedProjects, starting, openQuotes, toEstimate, lostMails, agreements, toRefund] = others;
  return {
    has_projects: hasAny,
    ...documents,
    missing_numbers: missingNumbers.length,
    lost_mails: ofLostMails(lostMails),
    late: ofInvoices(late, firstLate),
    to_collect: ofInvoices(toCollect, firstToCollect),
    to_refund: ofInvoices(toRefund.all, toRefund.first),
    new_agreements: ofInvoiced(agreements.newAgreements),
    unplanned_agreements: ofInvoiced(agreements.unplannedAgreements),
    finished: ofInvoiced(finishedProjects),
    starting: ofProjects(starting),
    to_send: ofQuotes(openQuotes.toSend),
    unanswered: ofUnanswered(openQuotes),
    to_estimate: ofProjects(toEstimate),
  };
}

/** What needs attention today, for members who see no amounts: the projects that start soon. */
export async function readWorkerBrief(tx: Db, today: CalendarDate): Promise<BriefAnswer> {
  return {
    has_projects: await hasProjects(tx),
    altered: NOTHING,
    missing_numbers: 0,
    set_aside: NOTHING,
    lost_mails: NOTHING,
    late: NOTHING,
    to_collect: NOTHING,
    to_refund: NOTHING,
    new_agreements: NOTHING,
    unplanned_agreements: NOTHING,
    finished: NOTHING,
    starting: ofProjects(await findStartingProjects(tx, today)),
    to_send: NOTHING,
    unanswered: NOTHING,
    to_estimate: NOTHING,
  };
}

async function hasProjects(tx: Db): Promise<boolean> {
  return (await listRecentProjects(tx, 1)).length > 0;
}

async function readSetAside(tx: Db): Promise<Pick<BriefAnswer, "altered" | "set_aside">> {
  const documents = await listSetAsideDocuments(tx);
  const ofProblem = (problem: SetAsideDocument["problem"]): BriefGroup => {
    const documentsOfProblem = documents.filter((one) => one.problem === problem);
    const first = documentsOfProblem.slice(0, MAX_NAMED).map(({ kind, number, project_id }) => ({
      ...BARE,
      project_id,
      name: number,
      kind: DOCUMENT_WORDS[kind].step,
    }));
    return { count: documentsOfProblem.length, amount_cents: null, first };
  };
  return { altered: ofProblem("altered"), set_aside: ofProblem("not_drawn") };
}

function ofLostMails({ count, first }: Awaited<ReturnType<typeof listLostMails>>): BriefGroup {
  const items = first.map(({ kind, invoice_kind, project_id, name }) => ({
    ...BARE,
    project_id,
    name,
    kind: DOCUMENT_WORDS[nameOfKind(kind, invoice_kind)].step,
  }));
  return { count, amount_cents: null, first: items };
}

function ofInvoices({ count, amountCents }: CountedDocuments, documents: readonly NamedInvoice[]): BriefGroup {
  const first = documents.map(({ project_id, name, due_on, customer, amount_cents, is_given }) => ({
    ...BARE,
    project_id,
    name,
    customer_name: customerName(toCustomer(customer)),
    date: due_on,
    kind: "invoice" as const,
    amount_cents,
    is_given,
  }));
  return { count, amount_cents: amountCents, first };
}

function ofUnanswered({ unanswered, expiredProjectIds }: OpenQuotes): BriefGroup {
  const group = ofQuotes(unanswered);
  if (expiredProjectIds.length === 0) return group;
  const first = group.first.map((one) => ({ ...one, is_expired: expiredProjectIds.includes(one.project_id) }));
  return { ...group, first, expired_count: expiredProjectIds.length };
}

function ofQuotes({ amount_cents, ...quotes }: QuotedProjects): BriefGroup {
  const { first, ...group } = ofProjects(quotes);
  // What waits since then is dated by it, not by the works.
  return { ...group, amount_cents, first: first.map((one, place) => ({ ...one, date: quotes.first[place]!.sent_on })) };
}

function ofProjects({ count, first }: WaitingProjects): BriefGroup {
  const items = first.map(({ id, name, start_date, customer, amount_cents, asked_deposit }) => ({
    ...BARE,
    project_id: id,
    name,
    customer_name: nameOf(customer),
    date: start_date,
    amount_cents,
    deposit_cents: askedDepositCents(asked_deposit),
  }));
  return { count, amount_cents: null, first: items };
}

// An invoice that was cancelled is named: whoever cancelled it may not want another one. So is one of a part.
function ofInvoiced(projects: WaitingProjects): BriefGroup {
  const group = ofProjects(projects);
  const kindOf = (place: number) => (projects.first[place]?.sent_on ? ("invoice" as const) : null);
  return { ...group, first: group.first.map((one, place) => ({ ...one, kind: kindOf(place) })) };
}

function nameOf({ kind, company_name, civility, first_name, last_name }: WaitingProject["customer"]): string {
  return customerName({
    kind,
    companyName: company_name,
    civility,
    firstName: first_name,
    lastName: last_name,
  });
}
