import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { isTitleOf } from "#domain/assistant/actions/named-apart.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import { SENDS, readSaidAction } from "#domain/assistant/actions/said-action.ts";
import { correctedNames } from "#domain/assistant/actions/said-name.ts";
import { changeWords } from "#domain/assistant/changes/line-change.messages.ts";
import type { Reply } from "#domain/assistant/tools/reply.ts";
import { withUsualNumbers } from "#domain/assistant/words/known-numbers.ts";
import { hasRight } from "#domain/company/team.ts";
import { customerGapSentence } from "#domain/customers/customer.messages.ts";
import { namesByParty } from "#domain/customers/customer.ts";
import { personName } from "#domain/customers/customer.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { ONE_UNIT_E4, proportionCents } from "#domain/shared/money.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { readHoursADayE4 } from "#server/company/company.repository.ts";
import { findCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notAllowed } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { listTasksOf } from "#server/projects/tasks.repository.ts";
import { findDraftOfProject } from "#server/quotes/quote-drafts.repository.ts";
import { listVersionsOf } from "#server/quotes/quote-versions.repository.ts";
import { listKnownNumbers } from "../known-numbers.repository.ts";
import type { ActionRequest, AskedPlace, Order, Place } from "./action-request.ts";
import { endOfPlan, leftOutOfPlan, open, proposeOnProject, want } from "./action-request.ts";
import type { TargetOrQuestion } from "./action-target.ts";
import { findProjectSaid, tell } from "./action-target.ts";
import { actionOfKind } from "./all-actions.ts";
import { findProjectToRemind } from "./find-project-to-remind.ts";
import { connectFirst, mayMail, openMail } from "./lead-to-mail.ts";
import { findSaidChangeOrder } from "./lines/find-change-order.ts";
import { findDepositChange } from "./lines/find-deposit-change.ts";
import { findOtherCustomer } from "./lines/find-other-customer.ts";
import { asLineChange, findLineChanges } from "./lines/propose-line-changes.ts";
import { sectionPlace } from "./lines/section-place.ts";
import { MONEY_SAID } from "./money-said.ts";
import { proposeAction, replacedActions } from "./propose-action.ts";
import type { ProposedRow } from "./proposed-actions.repository.ts";
import { listWaiting } from "./proposed-actions.repository.ts";

/** A reply that may hold the card of a proposed action. `hasUndone`: an action was undone by it. */
export type ActionReply = Reply & { actionId: string | null; hasUndone?: true };

/**
 * Proposes the action that a sentence says. Null when it says none. What cannot be proposed is told: a record that is
 * missing or not the only one, what the screens would refuse, and what cannot be done from here yet.
 */
export async function proposeFromMessage(
  deps: Deps,
  tx: Db,
  caller: Caller,
  message: string,
  askedPlace: AskedPlace,
): Promise<ActionReply | null> {
  const { text: readText, giveBack } = withUsualNumbers(message, await listKnownNumbers(tx, message));
  const readAction = giveBack(readSaidAction(readText, askedPlace.today));
  const saidAction = readAction && (await asLineChange(tx, readAction, askedPlace));
  if (saidAction === null || isOfNoQuote(saidAction, askedPlace)) return null;
  try {
    const seesAmounts = hasRight(caller.role, "amounts");
    const hasMailbox = await mayMail(tx, caller, saidAction.kind);
    const place = { ...askedPlace, deps, order: message, hasMailbox, seesAmounts };
    // Asked before any record is looked up: the question « which one? » names records, with their amounts.
    const definition = actionOfKind(saidAction.kind === "other_customer" ? "change_customer" : saidAction.kind);
    if (definition && !hasRight(caller.role, definition.right)) throw notAllowed();
    const proposal = await WANTED[saidAction.kind](tx, saidAction, place);
    const laterDay = laterDayOf(saidAction);
    if ("ask" in proposal) return { ...withoutDay(proposal.ask, laterDay), actionId: null };
    const { kind, arguments: input, about, text = "" } = proposal.target;
    if (laterDay !== null && about) return offerNow(about, laterDay);
    try {
      const waitingRows = await listWaiting(tx, caller, place.now);
      const replacedIds = replacedActions(waitingRows, kind, input);
      const replacedRows = waitingRows.filter((row) => replacedIds.includes(row.id));
      const { id } = await proposeAction(deps, tx, caller, {
        kind,
        arguments: input,
        source: "assistant",
        sourceName: "",
      });
      const sentence = readySentence(kind, replacedRows);
      return { text: [text, sentence].filter((one) => one !== "").join(" "), followUps: [], actionId: id };
    } catch (error) {
      const gap = about && error instanceof ApiError ? gapReply(error, about) : null;
      if (gap === null) throw error;
      return gap;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { text: error.message, followUps: [], actionId: null };
  }
}

// « envoie le devis vendredi »: nothing is sent on a day to come, so that day is not dropped in silence.
function laterDayOf({ kind, isToSend, day }: SaidAction): CalendarDate | null {
  return SENDS.has(kind) && isToSend ? day : null;
}

function withoutDay(reply: Reply, laterDay: CalendarDate | null): Reply {
  const leadsToMail = laterDay !== null && reply.followUps.some((one) => "path" in one);
  return leadsToMail ? { ...reply, text: `${proposalMessages.sentWhenTapped(laterDay)} ${reply.text}` } : reply;
}

function offerNow({ order }: Order, laterDay: CalendarDate): ActionReply {
  const followUps = [{ label: proposalMessages.sendNow, ask: order }];
  return { text: proposalMessages.noSendingLater(laterDay), followUps, actionId: null };
}

// Two changes of one quote are not added up: the one that goes is named, so that it can be said again.
function readySentence(kind: string, replacedRows: readonly ProposedRow[]): string {
  if (replacedRows.length === 0) return proposalMessages.ready;
  if (kind !== "change_quote_lines") return proposalMessages.readyInstead;
  return proposalMessages.readyInsteadOfLines(replacedRows.flatMap(({ preview }) => changeWords(preview)));
}

// « la pose c'est 40 € », away from any project, is about no quote.
function isOfNoQuote(
  { kind, customer, ...saidAction }: SaidAction,
  { pageProjectId, recentProjectId }: AskedPlace,
): boolean {
  const isNamed = saidAction.names.length > 0 || saidAction.documentNumber !== null;
  const isOfSome = isNamed || pageProjectId !== null || recentProjectId !== null;
  return (kind === "change_quote_lines" || customer !== null) && !isOfSome;
}

const WANTED: Record<
  SaidAction["kind"],
  (tx: Db, saidAction: SaidAction, place: Place) => Promise<TargetOrQuestion<ActionRequest>>
> = {
  ...MONEY_SAID,

  send_quote: async (tx, saidAction, place) => {
    const version = await findLastVersion(tx, saidAction, place);
    if ("ask" in version) return version;
    const { id, number, project_id } = version.target;
    if (place.hasMailbox && saidAction.isToSend) return openMail(proposalMessages.readMail, project_id, "quote");
    const about = { projectId: project_id, order: proposalMessages.sendQuote(number) };
    return { target: { kind: "send_quote", arguments: { version_id: id }, about } };
  },

  change_quote_lines: (tx, saidAction, place) =>
    proposeOnProject(tx, saidAction, place, async (projectId) => {
      const change = await findLineChanges(tx, projectId, saidAction.lines, place);
      return "ask" in change ? change : want("change_quote_lines", change.target.patch, change.target.text);
    }),

  add_section: (tx, saidAction, place) =>
    proposeOnProject(tx, saidAction, place, async (project_id) => {
      const { section } = saidAction;
      const draft = await findDraftOfProject(tx, project_id);
      if (section === null) return tell(proposalMessages.noQuote);
      const where = sectionPlace(section, draft?.lines ?? []);
      return "ask" in where ? where : want("add_section", { project_id, ...where.target });
    }),

  answer_quote: async (tx, saidAction, place) => {
    const version = await findAnsweredVersion(tx, saidAction, place);
    if ("ask" in version) return version;
    const { id, project_id, is_of_other_customer: isOfOther, number, dated_on } = version.target;
    const { decision, day } = saidAction;
    // An answer does not come before its quote: the day that was said is not kept without a word.
    if (day !== null && day < dated_on)
      return tell(proposalMessages.answerBeforeQuote(number, dated_on, day), [
        proposalMessages.noteAnswer(number, decision, dated_on),
      ]);
    // Of a version that another customer has, nobody is known who signed.
    const signer = saidAction.signer === "" && !isOfOther ? await readContact(tx, project_id) : saidAction.signer;
    return want("answer_quote", { version_id: id, decision, signer, ...(day !== null && { decided_on: day }) });
  },

  move_start: (tx, saidAction, place) => {
    const { day } = saidAction;
    if (day === null) return Promise.resolve(tell(proposalMessages.noDay));
    return proposeOnProject(tx, saidAction, place, async (project_id) =>
      want("move_start", { project_id, start_date: day, ...endOfPlan(place) }, leftOutOfPlan(place)),
    );
  },

  rename_project: (tx, saidAction, place) =>
    proposeOnProject(tx, saidAction, place, async (project_id) =>
      saidAction.newName === ""
        ? open(proposalMessages.whichName, `/project/${project_id}`)
        : want("rename_project", { project_id, name: saidAction.newName }),
    ),

  correct_customer: (tx, saidAction, place) =>
    proposeOnProject(tx, saidAction, place, async (project_id) => {
      const { correction, reach } = saidAction;
      if (reach !== null) return want("correct_customer", { project_id, [reach.of]: reach.value });
      const customer = await findCustomerOf(tx, project_id);
      if (!correction || !customer || correction.value === "")
        return open(proposalMessages.whichName, `/project/${project_id}`);
      return want("correct_customer", { project_id, ...correctedNames(customer, correction) });
    }),

  other_customer: (tx, saidAction, place) =>
    proposeOnProject(tx, saidAction, place, async (id) => {
      const customer = await findOtherCustomer(tx, id, saidAction.customer);
      if (customer === null) return open(proposalMessages.otherCustomer, `/project/${id}`);
      return "ask" in customer ? customer : want("change_customer", { project_id: id, ...customer.target });
    }),

  update_company: async (tx, { company }) => {
    if (company === null) return tell(proposalMessages.whichProject);
    if (company.of === "iban") return want("update_company", { iban: company.iban });
    const hoursE4 = company.of === "day" ? await readHoursADayE4(tx) : ONE_UNIT_E4;
    return want("update_company", { hourly_rate_cents: proportionCents(company.rateCents, ONE_UNIT_E4, hoursE4) });
  },

  add_hours: (tx, saidAction, place) => {
    const { hours } = saidAction;
    if (hours === null) return Promise.resolve(tell(proposalMessages.noHours));
    return proposeOnProject(tx, saidAction, place, async (project_id) => want("add_hours", { project_id, hours }));
  },

  tick_task: (tx, saidAction, place) =>
    proposeOnProject(tx, saidAction, place, async (project_id) => {
      const words = searchText(saidAction.taskName);
      const tasks = await listTasksOf(tx, project_id);
      const exact = tasks.filter(({ title }) => searchText(title) === words);
      const matches = exact.length > 0 ? exact : tasks.filter(({ title }) => isTitleOf(title, words));
      if (matches.length === 0 || words === "") return tell(proposalMessages.noTask(saidAction.taskName));
      if (matches.length > 1)
        return tell(proposalMessages.severalTasks(matches.map(({ title }) => proposalMessages.quoted(title))));
      return want("tick_task", { project_id, task_id: matches[0]!.id, done: saidAction.isDone });
    }),

  change_order: (tx, saidAction, place) =>
    proposeOnProject(tx, saidAction, place, (id) => findSaidChangeOrder(tx, id, place)),

  explain_deposit: findDepositChange,

  send_document: (tx, saidAction, place) =>
    proposeOnProject(tx, saidAction, place, async (id) =>
      place.hasMailbox
        ? openMail(proposalMessages.readMail, id, "invoice")
        : connectFirst(proposalMessages.noMailbox, id),
    ),

  remind: async (tx, saidAction, place) => {
    const project = await findProjectToRemind(tx, saidAction, place);
    if ("ask" in project) return project;
    return place.hasMailbox
      ? openMail(proposalMessages.readReminder, project.target, "invoice")
      : connectFirst(proposalMessages.noReminder, project.target);
  },
};

// What the law asks is given under the answer. What else is refused is settled on the page of the quote.
function gapReply({ code, message, fields = {} }: ApiError, { projectId, order }: Order): ActionReply {
  const names = Object.keys(fields);
  const of = code === "company_incomplete" ? "company" : code === "customer_incomplete" ? "customer" : null;
  if (of === null || names.length === 0)
    return {
      text: message,
      followUps: [{ label: proposalMessages.openPage, path: `/etape/${projectId}/quote` }],
      actionId: null,
    };
  const ofBuyer = of === "customer" ? names : namesByParty(names).ofBuyer;
  const texts = [
    ...(of === "company" ? [proposalMessages.sellerGap] : []),
    ...(ofBuyer.length > 0 ? [proposalMessages.buyerGap(customerGapSentence(ofBuyer))] : []),
  ];
  const text = texts.join(" ");
  const missing = { of, project: projectId, fields: names } as const;
  return { text, followUps: [{ label: order, ask: order, missing }], actionId: null };
}

async function findLastVersion(tx: Db, saidAction: SaidAction, place: Place) {
  const project = await findProjectSaid(tx, saidAction, place);
  if ("ask" in project) return project;
  const [version] = await listVersionsOf(tx, project.target);
  return version ? { target: version } : tell(proposalMessages.noQuote);
}

// The version that is named, or the last one.
async function findAnsweredVersion(tx: Db, saidAction: SaidAction, place: Place) {
  const lastVersion = await findLastVersion(tx, saidAction, place);
  if ("ask" in lastVersion || saidAction.version === null) return lastVersion;
  const { number, project_id } = lastVersion.target;
  const versions = (await listVersionsOf(tx, project_id)).filter((one) => one.number === number);
  const version = versions.find((one) => one.edition === saidAction.version);
  return version ? { target: version } : tell(proposalMessages.noVersion(number, saidAction.version));
}

// Who signs, unless somebody else is named: the contact of the customer. The card shows it before anything is noted.
async function readContact(tx: Db, projectId: string): Promise<string> {
  const customer = await findCustomerOf(tx, projectId);
  if (!customer) return "";
  return personName(customer) || customer.companyName;
}

async function findCustomerOf(tx: Db, projectId: string) {
  const project = await findProject(tx, projectId);
  return project && (await findCustomer(tx, project.customerId));
}
