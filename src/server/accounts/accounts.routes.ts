import {
  getAccount,
  listAccountDocuments,
  listAccountEvents,
  listAccountProjects,
  listAccounts,
  saveNotes,
} from "#api/accounts.ts";
import type { AccountOrder } from "#domain/accounts/account-order.ts";
import { accountMessages } from "#domain/accounts/account.messages.ts";
import { customerWords } from "#domain/customers/reach-text.ts";
import { nameOfKind } from "#domain/documents/document-kind.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { listMoneyRows } from "#server/analytics/money-list.figures.ts";
import { toMoneyRow } from "#server/analytics/money.routes.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import {
  findCustomer,
  findCustomerInUse,
  listCustomerPage,
  lockCustomer,
  toCustomer,
} from "#server/customers/customers.repository.ts";
import { refuseAbsorbed, toCustomerAnswer } from "#server/customers/customers.routes.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError, notAllowed, notFound } from "#server/http/api-error.ts";
import { maySeeAmounts } from "#server/http/caller.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { creationOf, pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import { listRowAnswer } from "#server/projects/project-answer.ts";
import { listProjectsOfCustomer } from "#server/projects/project-list.repository.ts";
import { toWireAddress, withWireAddress } from "#server/shared/wire-address.ts";
import { listEvents } from "./account-events.repository.ts";
import type { AccountFacts, ListedCustomer, ListPlace, OwingCustomer } from "./account-list.repository.ts";
import {
  listAccountFacts,
  listOwingCustomers,
  listOwingThenNewest,
  readAccountSums,
  readPaidCents,
} from "./account-list.repository.ts";
import type { CustomerNotes } from "./customer-notes.repository.ts";
import { findNotes, saveNotesOf } from "./customer-notes.repository.ts";

// A cursor has a moment: an amount stands there as so many milliseconds.
const placeOf: Record<AccountOrder, (row: OwingCustomer) => Date> = {
  due: ({ first_due_on: firstDueOn }) => new Date(`${firstDueOn}T00:00:00Z`),
  amount: ({ owed_cents: owedCents }) => new Date(owedCents),
};

// In the whole list, those who owe money stand before the others. The cursor of one of them has the days from 1970 to
// the due day as so many milliseconds: a moment of 1970, when nobody was created.
const DAY_MS = 86_400_000;
const FIRST_CREATION = Date.UTC(1971, 0, 1);
/** No invoice is due after 2243. A cursor that says so is not one of ours. */
const MOST_DAYS = 100_000;

function momentOf({ first_due_on: dueOn, created_at: createdAt }: ListedCustomer): Date {
  return dueOn === null ? createdAt : new Date(Date.parse(dueOn) / DAY_MS);
}

function placeAt(cursor: Cursor | null): ListPlace | null {
  if (cursor === null) return null;
  const { at, id } = cursor;
  if (at.getTime() >= FIRST_CREATION) return { id, createdAt: at };
  const days = Math.min(Math.max(at.getTime(), 0), MOST_DAYS);
  return { id, dueOn: new Date(days * DAY_MS).toISOString().slice(0, 10) };
}

/** Customers with what they owe. */
export const accountRoutes: Route[] = [
  route(listAccounts, async (deps, { tx, caller, query }) => {
    const { q = "", show, by = "due", cursor: sentCursor, limit } = query;
    if (show && !maySeeAmounts(caller)) throw notAllowed();
    const cursor = parseCursor(sentCursor);
    const today = dayAt(deps.clock(), await readTimeZone(tx));
    const { page, next } = show
      ? pageOf(
          await listOwingCustomers(tx, { show, by, words: customerWords(q), today }, { cursor, limit }),
          limit,
          placeOf[by],
        )
      : maySeeAmounts(caller) && q.trim() === ""
        ? pageOf(await listOwingThenNewest(tx, placeAt(cursor), limit), limit, momentOf)
        : pageOf(await listCustomerPage(tx, q, cursor, limit), limit, creationOf);
    const rows = page.map((row) => toCustomer(row));
    const ids = rows.map(({ id }) => id);
    const facts = maySeeAmounts(caller) ? await listAccountFacts(tx, ids, today) : null;
    return {
      accounts: rows.map((customer) => ({ ...toCustomerAnswer(customer), ...toAccount(facts?.get(customer.id)) })),
      sums: cursor === null && facts ? await readAccountSums(tx, today) : null,
      next_cursor: next,
    };
  }),

  route(getAccount, async (deps, { tx, caller, params: { id } }) => {
    const usedCustomer = await findCustomerInUse(tx, id);
    if (!usedCustomer) throw notFound();
    const { customer, projectCount } = usedCustomer;
    const [notes, today] = await Promise.all([
      findNotes(tx, customer.id),
      readTimeZone(tx).then((zone) => dayAt(deps.clock(), zone)),
    ]);
    const facts = maySeeAmounts(caller) ? await listAccountFacts(tx, [customer.id], today) : null;
    return {
      account: { ...toCustomerAnswer(customer), ...toAccount(facts?.get(customer.id)) },
      project_count: projectCount,
      paid_cents: facts && (await readPaidCents(tx, customer.id)),
      notes: toNotes(notes),
    };
  }),

  route(listAccountDocuments, async (deps, { tx, params: { id }, query: { cursor, limit } }) => {
    const customerId = await findPresentId(tx, id);
    const question = { filter: "all", today: dayAt(deps.clock(), await readTimeZone(tx)), search: null } as const;
    const rows = await listMoneyRows(tx, { ...question, customerId }, { cursor: parseCursor(cursor), limit });
    const { page, next } = pageOf(rows, limit, ({ at }) => at);
    return { rows: page.map((row) => toMoneyRow(row, deps.clock())), next_cursor: next };
  }),

  route(listAccountProjects, async (deps, { tx, params: { id }, query: { cursor, limit } }) => {
    const customerId = await findPresentId(tx, id);
    const rows = await listProjectsOfCustomer(tx, customerId, { cursor: parseCursor(cursor), limit });
    const { page, next } = pageOf(rows, limit, creationOf);
    return { projects: page.map((row) => listRowAnswer(row, deps.clock())), next_cursor: next };
  }),

  route(listAccountEvents, async (_deps, { tx, params: { id } }) => {
    const events = await listEvents(tx, await findPresentId(tx, id));
    return { events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })) };
  }),

  formRoute(saveNotes, async (deps, { tx, caller, params: { id }, body: { revision, text, sites } }) => {
    // Locked, so that two savings come one after the other.
    const customer = await lockCustomer(tx, id);
    if (!customer) throw notFound();
    refuseAbsorbed(customer, id);
    const newSites = sites.flatMap(({ name, address: sentAddress }, place) => {
      const address = withWireAddress(null, sentAddress, `sites.${place}.address.`);
      return address ? [{ name, address }] : [];
    });
    const notes = { text, sites: newSites, revision: revision + 1 };
    if (!(await saveNotesOf(tx, caller.companyId, id, notes, deps.clock())))
      throw new ApiError(409, "notes_changed", accountMessages.notesChanged);
    return { notes: toNotes(notes) };
  }),
];

/** The ID of who stands for a customer today. 404 without that customer. */
async function findPresentId(tx: Db, id: string): Promise<string> {
  const customer = await findCustomer(tx, id);
  if (!customer) throw notFound();
  return customer.id;
}

function toNotes({ text, sites, revision }: CustomerNotes) {
  return {
    text,
    sites: sites.flatMap(({ name, address }) => {
      const wireAddress = toWireAddress(address);
      return wireAddress ? [{ name, address: wireAddress }] : [];
    }),
    revision,
  };
}

function toAccount(facts: AccountFacts | undefined) {
  if (!facts) return { due: null, last_document: null };
  const { count, rest_cents, late_cents, late_days, first_due: first, last_document: last } = facts;
  return {
    due: first && { count, rest_cents, late_cents, late_days, first },
    last_document: last && { kind: nameOfKind(last.kind, last.invoice_kind), number: last.number, date: last.date },
  };
}
