import { getCompany, updateCompany } from "#api/company.ts";
import { listCustomers, updateCustomer } from "#api/customers.ts";
import { listDocuments, previewQuote } from "#api/documents.ts";
import type { Endpoint } from "#api/endpoint.ts";
import { previewInvoice, toPriceGap } from "#api/invoices.ts";
import { listProjects, sayVatReason } from "#api/projects.ts";
import { keepTasks, listTasks, proposeTasks, updateTask } from "#api/tasks.ts";
import type { Effect, EffectName, Effects } from "#domain/assistant/conversation/effect.ts";
import type { EffectEnd } from "#domain/assistant/conversation/flow.ts";
import type { Outcome } from "#domain/assistant/conversation/world.ts";
import type { LineView } from "#domain/documents/document-view.ts";
import { workDayFact } from "#domain/documents/printed-facts.ts";
import { projectDaysEndingOn } from "#domain/projects/project.ts";
import { parseFrenchNumber } from "#domain/shared/french-format.ts";
import { CallError, call } from "#web/client/call.ts";
import { nestFields } from "#web/client/nest-fields.ts";
import { todayInFrance } from "#web/client/today.ts";
import { conversationMessages } from "../conversation.messages.ts";
import type { AskedEffect, EffectFate } from "./effect-keys.ts";
import { FLOW_CALLS } from "./flow-calls.ts";

/** An effect that ended, and whether it was done. */
export type EffectRun<Name extends EffectName = EffectName> = { effectEnd: EffectEnd<Name>; fate: EffectFate };

/** Runs an effect of a flow and says how it ended. Never throws. Its key makes the server do a retry only once. */
export function runEffect({ effect, key }: AskedEffect): Promise<EffectRun> {
  return runNamed(effect, key);
}

async function runNamed<Name extends EffectName>(effect: Effect<Name>, key: string): Promise<EffectRun<Name>> {
  const name: Name = effect.name;
  try {
    const value = await CALLS[name](effect, key);
    return { effectEnd: endOf(name, { ok: true, value }), fate: "done" };
  } catch (error) {
    const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
    return { effectEnd: endOf(name, failure(error)), fate: isRefused ? "refused" : "unknown" };
  }
}

function endOf<Name extends EffectName>(effect: Name, outcome: Outcome<Effects[Name]["answers"]>): EffectEnd<Name> {
  return { effect, outcome };
}

function failure(error: unknown): Outcome<never> {
  if (error instanceof CallError) return { ok: false, message: error.message, code: error.code, fields: error.fields };
  if (error instanceof Error && error.name === "TimeoutError")
    return { ok: false, message: conversationMessages.timeout, code: "timeout", fields: {} };
  return { ok: false, message: conversationMessages.fault, code: "fault", fields: {} };
}

// The typed form is sent unchanged: the server's sentence appears beside the field it refuses.
const COMPANY_FORM: Endpoint = updateCompany;
const CUSTOMER_FORM: Endpoint = updateCustomer;
const VAT_REASON_FORM: Endpoint = sayVatReason;

/** The call behind each effect. */
const CALLS: {
  [Name in EffectName]: (effect: Effect<Name>, idempotencyKey: string) => Promise<Effects[Name]["answers"]>;
} = {
  searchProjects: async ({ search }) =>
    (await call(listProjects, { query: { q: search, best: "true", limit: 50 } })).projects,
  searchCustomers: async ({ search }) => (await call(listCustomers, { query: { q: search, limit: 50 } })).customers,
  getProject: async ({ id }) =>
    withSeller((await call(FLOW_CALLS.getProject, { params: { id } }).catch(nothingWhenNotFound))?.project ?? null),
  createProject: async ({ body }, idempotencyKey) => {
    const { project, is_known_customer } = await call(FLOW_CALLS.createProject, { body, idempotencyKey });
    return withSeller(project ? { ...project, is_known_customer } : null);
  },
  saveCore: async ({ id, body, customerId }) => {
    const query = { of_customer: customerId };
    return withSeller((await call(FLOW_CALLS.saveCore, { params: { id }, query, body })).project ?? null);
  },
  saveDescription: ({ id, description }) => call(FLOW_CALLS.saveEstimation, { params: { id }, body: { description } }),
  saveDuration: ({ name: _name, id, ...body }) => call(FLOW_CALLS.saveEstimation, { params: { id }, body }),
  saveQuoteLines: async (effect) => (await import("../messages/save-quote-lines.ts")).saveQuoteLines(effect),
  saveEndDate: ({ id, endDate, startDate }) =>
    call(FLOW_CALLS.saveCore, { params: { id }, body: projectDaysEndingOn(endDate, startDate) }),
  readQuoteLines: async (effect) => (await import("../messages/save-quote-lines.ts")).readQuoteLines(effect),
  acceptQuote: async ({ versionId, signer, day = todayInFrance() }) => {
    const { decideQuote } = await import("#api/quotes.ts");
    const body = { decision: "accepted", signer, decided_on: day } as const;
    return call(decideQuote, { params: { versionId }, body });
  },
  generateTasks: async ({ id, description, timeoutMs }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    return (await call(proposeTasks, { params: { id }, body: { description }, signal })).estimation;
  },
  keepTasks: ({ id, tasks }, idempotencyKey) => call(keepTasks, { params: { id }, body: { tasks }, idempotencyKey }),
  listTasks: ({ id }) => call(listTasks, { params: { id } }),
  setTaskDone: async ({ id, taskId, done }) =>
    (await call(updateTask, { params: { id, taskId }, body: { done, done_by_maitre: done } })).task,
  sayVatReason: ({ id, values }) => call(VAT_REASON_FORM, { params: { id }, body: values }),
  previewDocument: async ({ id, kind }) => {
    const answer = await call(kind === "quote" ? previewQuote : previewInvoice, { params: { id } });
    const { missing, missing_code, view } = answer;
    const asks_iban = kind === "invoice" && missing_code === null && (await asksAccount().catch(() => false));
    const invoiceAnswer = "doubts" in answer ? answer : null;
    const doubts = invoiceAnswer?.doubts ?? [];
    const priceGap = invoiceAnswer?.price_gap ? toPriceGap(invoiceAnswer.price_gap) : null;
    const shows_vat = view?.showsVat ?? false;
    const workDay = invoiceAnswer && workDayFact(view?.facts ?? []);
    const free_lines = kind === "quote" ? freeLines(view?.lines ?? []) : [];
    const totals = view?.totals ?? [];
    const gross_cents = view?.amounts.grossCents;
    return { totals, gross_cents, missing, missing_code, asks_iban, shows_vat, doubts, priceGap, workDay, free_lines };
  },
  generateQuote: ({ id, isAfterAcceptance = false }, idempotencyKey) =>
    call(FLOW_CALLS.createQuote, {
      params: { id },
      body: isAfterAcceptance ? { after_acceptance: true } : {},
      idempotencyKey,
    }),
  generateInvoice: ({ id, confirmedDoubts = [], leftCents }, idempotencyKey) =>
    call(FLOW_CALLS.createInvoice, {
      params: { id },
      body: { confirmed_doubts: confirmedDoubts, left_cents: leftCents },
      idempotencyKey,
    }),
  saveCompany: ({ values }) => call(COMPANY_FORM, { body: withNumbers(nestFields(values)) }),
  saveCustomer: ({ id, values }) => call(CUSTOMER_FORM, { params: { id }, body: nestFields(values) }),
};

function freeLines(lines: readonly LineView[]): string[] {
  return lines.flatMap((line) => (line.kind === "item" && line.netCents === 0 ? [line.label] : []));
}

// A seller who has never issued an invoice may not know that an account can be printed on it.
async function asksAccount(): Promise<boolean> {
  const { company } = await call(getCompany, {});
  if (company.iban !== "") return false;
  const { documents } = await call(listDocuments, { query: { kind: "invoice", limit: 1 } });
  return documents.length === 0;
}

// The words about taxes follow the seller's scheme, and a first quote asks for it and for a name. Unread, the words are
// those of a seller who charges VAT, and nothing is asked.
async function withSeller<Project extends object>(project: Project | null): Promise<Project | null> {
  if (project === null) return null;
  const company = await call(getCompany, {}).then(
    (answer) => answer.company,
    () => null,
  );
  if (company === null) return project;
  const { vat_regime, name, hours_a_day } = company;
  return { ...project, vat_regime, seller_name: name, hours_a_day };
}

// A project that is not found is not a failure: the flow says so in its own words.
function nothingWhenNotFound(error: unknown): null {
  if (error instanceof CallError && error.status === 404) return null;
  throw error;
}

function withNumbers({ capital, ...others }: Record<string, unknown>): Record<string, unknown> {
  return capital === undefined ? others : { ...others, capital: parseFrenchNumber(String(capital)) ?? capital };
}
