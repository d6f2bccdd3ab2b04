import type { FoundRow } from "#api/search/everything.ts";
import { MOST_FOUND } from "#api/search/everything.ts";
import { UNNAMED_CUSTOMER } from "#domain/customers/customer.messages.ts";
import { customerName, personName } from "#domain/customers/customer.ts";
import { customerWords } from "#domain/customers/reach-text.ts";
import { nameOfKind } from "#domain/documents/document-kind.ts";
import { searchedCents } from "#domain/documents/search/searched-amount.ts";
import { searchedNumbers } from "#domain/documents/search/searched-number.ts";
import { shownName } from "#domain/mail/mail-address.ts";
import { byRank, RANK, rankOf } from "#domain/search/search-rank.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { closeWord } from "#domain/shared/text/close-word.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import type { CustomerRow } from "#server/customers/customers.repository.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { longWords } from "#server/db/search/searched-words.ts";
import type { Deps } from "#server/deps.ts";
import { documentState } from "#server/documents/document-state.ts";
import { readNumberings } from "#server/documents/numbering/numbering.repository.ts";
import type { Caller } from "#server/http/caller.ts";
import { maySeeAmounts } from "#server/http/caller.ts";
import { wordsOf } from "#server/projects/project-search.repository.ts";
import type { FoundCustomer, FoundDocument, FoundMail, FoundProject, FoundTask } from "./found-rows.repository.ts";
import {
  listFoundCustomers,
  listFoundDocuments,
  listFoundMails,
  listFoundProjects,
  listFoundTasks,
} from "./found-rows.repository.ts";
import { findUses } from "./searched-uses.repository.ts";

/** What a typed text may mean, the best first. One wrong letter is accepted in each word when nothing is named so. */
export async function findEverything(deps: Deps, tx: Db, caller: Caller, typedText: string): Promise<FoundRow[]> {
  const words = wordsOf(typedText);
  if (words.length === 0) return [];
  const [namedRows, mails] = await Promise.all([
    findNamed(tx, typedText, false),
    findMails(tx, caller, typedText, false),
  ]);
  const isForgiving = namedRows.length === 0 && words.some((word) => closeWord(word) !== null);
  const closeRows = isForgiving ? await findNamed(tx, typedText, true) : [];
  const customers = [...namedRows, ...closeRows].filter(({ kind }) => kind === "customer").map(({ id }) => id);
  const documents = maySeeAmounts(caller) ? await findDocuments(deps, tx, typedText, customers) : [];
  const isNothing = documents.length + namedRows.length + mails.length + closeRows.length === 0;
  const closeMails = isForgiving && isNothing ? await findMails(tx, caller, typedText, true) : [];
  return byRank([...documents, ...namedRows, ...closeRows, ...mails, ...closeMails]).slice(0, MOST_FOUND);
}

/** Customers, projects and tasks, which are found by the words that the database keeps of them. */
async function findNamed(tx: Db, typedText: string, isForgiving: boolean): Promise<FoundRow[]> {
  const words = wordsOf(typedText);
  const ofCustomers = customerWords(typedText);
  const uses = await findUses(tx, { words, customerWords: ofCustomers }, isForgiving);
  const typedWords = { text: searchText(typedText), words, isForgiving };
  const [customers, projects, tasks] = await Promise.all([
    listFoundCustomers(tx, uses.customers, { ...typedWords, words: ofCustomers }),
    listFoundProjects(tx, uses.projects, typedWords),
    listFoundTasks(tx, uses.tasks, typedWords),
  ]);
  const rank = (label: string) => (isForgiving ? RANK.close : (rankOf(label, typedText) ?? RANK.beside));
  return [
    ...customers.map((row) => customerFound(row, rank)),
    ...projects.map((row) => projectFound(row, rank)),
    ...tasks.map((row) => taskFound(row, rank)),
  ];
}

async function findDocuments(deps: Deps, tx: Db, typedText: string, customers: readonly string[]): Promise<FoundRow[]> {
  const now = deps.clock();
  const today = dayAt(now, await readTimeZone(tx));
  const numbers = searchedNumbers(typedText, today, await readNumberings(tx));
  const documents = await listFoundDocuments(tx, { numbers, amounts: searchedCents(typedText), customers });
  return documents.map((row) => documentFound(row, now));
}

// A letter alone is in every mail.
async function findMails(tx: Db, caller: Caller, typedText: string, isForgiving: boolean): Promise<FoundRow[]> {
  const words = wordsOf(typedText);
  if (longWords(words).length === 0) return [];
  const mails = await listFoundMails(tx, caller, { text: searchText(typedText), words, isForgiving });
  const rank = (label: string) => (isForgiving ? RANK.close : (rankOf(label, typedText) ?? RANK.beside));
  return mails.map((row) => mailFound(row, rank));
}

type Rank = (label: string) => number;

const NO_AMOUNTS = { total_cents: null, status: null, rest_cents: null };
const NO_DOCUMENT = { ...NO_AMOUNTS, project_id: null, date: null };

// A namesake without any document comes after whom documents were made out to.
function customerFound(row: FoundCustomer, rankOfName: Rank): FoundRow {
  const rank: Rank = (name) => (row.has_documents ? rankOfName(name) : Math.max(rankOfName(name), RANK.begins));
  const customer = toCustomer(row);
  const label = customerName(customer) || UNNAMED_CUSTOMER;
  const person = personName(customer);
  const town = customer.address?.city ?? "";
  const details = [person, town].filter((detail) => detail !== "" && detail !== label);
  const detail = details.length > 0 ? details.join(" · ") : customer.email || customer.phone;
  return { ...NO_DOCUMENT, kind: "customer", id: row.id, label, detail, rank: rank(label) };
}

function projectFound({ id, name, customer }: FoundProject, rank: Rank): FoundRow {
  return { ...NO_DOCUMENT, kind: "project", id, label: name, detail: nameOf(customer), rank: rank(name) };
}

function taskFound({ id, title, project_id, project_name, customer }: FoundTask, rank: Rank): FoundRow {
  const detail = [project_name, nameOf(customer)].filter((name) => name !== "").join(" · ");
  return { ...NO_DOCUMENT, kind: "task", id, label: title, detail, project_id, rank: rank(title) };
}

function documentFound(row: FoundDocument, now: Date): FoundRow {
  const kind = nameOfKind(row.kind, row.invoice_kind);
  const { status, rest_cents } = documentState(row, now);
  return {
    kind,
    id: row.id,
    label: row.number,
    detail: [nameOf(row.customer), row.project_name].filter((name) => name !== "").join(" · "),
    project_id: row.project_id,
    total_cents: kind === "credit_note" ? -row.gross_cents : row.gross_cents,
    status,
    rest_cents,
    date: row.dated_on,
    rank: row.is_numbered ? RANK.exact : row.is_of_amount ? RANK.holds : RANK.beside,
  };
}

function mailFound({ id, subject, from_name, from_address, received_on }: FoundMail, rank: Rank): FoundRow {
  const sender = shownName({ name: from_name, address: from_address });
  const label = subject || sender;
  return {
    kind: "mail",
    id,
    label,
    detail: subject ? sender : "",
    ...NO_AMOUNTS,
    project_id: null,
    date: received_on,
    rank: Math.min(rank(label), rank(sender)),
  };
}

function nameOf(customer: CustomerRow): string {
  return customerName(toCustomer(customer));
}
