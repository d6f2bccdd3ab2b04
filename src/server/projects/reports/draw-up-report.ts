import type { signHandover, addSiteReport } from "#api/projects/site-reports.ts";
import { buyerView, sellerFooter, sellerView } from "#domain/documents/party-view.ts";
import type { WantedHandover } from "#domain/projects/reports/handover.ts";
import { checkHandover } from "#domain/projects/reports/handover.ts";
import type {
  HandoverContent,
  ProgressContent,
  ReportHead,
  ReportKind,
  ReportPhoto,
} from "#domain/projects/reports/report-content.ts";
import { HANDOVER_REFUSALS, reportMessages } from "#domain/projects/reports/report.messages.ts";
import { checkProgress, chooseReportPhotos } from "#domain/projects/reports/site-report.ts";
import { reportedSupplies } from "#domain/projects/supplies/supply.messages.ts";
import { BRAND_BLUE } from "#domain/shared/brand.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { findSeller } from "#server/company/company.repository.ts";
import { findCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import type { z } from "zod";
import { listPhotoFacts } from "../photos/photos.repository.ts";
import { findProject } from "../projects.repository.ts";
import { listUsedSuppliesOf } from "../supplies/used-supplies.repository.ts";
import { listTasksOf } from "../tasks.repository.ts";
import { checkReception } from "./keep-report.ts";
import { photoGone } from "./report-pictures.ts";
import { countReports, listMinutesWorked, readMemberName, readReported } from "./site-reports.repository.ts";

/** People whose time a report says, at most. */
const MOST_PEOPLE = 50;

type DrawnUp<Content> = { content: Content; timeZone: string };

/** What a report on the progress of a site says. Throws 400 for one that says nothing, or is of a day to come. */
export async function drawUpProgress(
  deps: Deps,
  tx: Db,
  caller: Caller,
  projectId: string,
  body: z.output<(typeof addSiteReport)["body"]>,
): Promise<DrawnUp<ProgressContent>> {
  const { head, timeZone } = await readHead(tx, projectId, "progress");
  const supplies = body.shows_supplies === true ? reportedSupplies(await listUsedSuppliesOf(tx, projectId)) : [];
  const wantedReport = {
    datedOn: body.dated_on,
    notes: body.notes,
    doneTaskIds: body.done_task_ids,
    photoIds: body.photo_ids,
    hasSupplies: supplies.length > 0,
  };
  const answer = checkProgress(wantedReport, dayAt(deps.clock(), timeZone));
  if (!answer.ok) throw refusal(reportMessages[answer.refusal.code], answer.refusal.fields);
  const lastReport = await readReported(tx, projectId, body.dated_on);
  const tasks = await listTasksOf(tx, projectId);
  const period = { ...lastReport, until: body.dated_on };
  const minutes = body.shows_time ? await listMinutesWorked(tx, projectId, period, MOST_PEOPLE) : [];
  const photos = await readChosenPhotos(tx, projectId, body.photo_ids);
  const content: ProgressContent = {
    ...head,
    kind: "progress",
    datedOn: body.dated_on,
    author: await readMemberName(tx, caller.userId),
    people: body.people,
    hours: minutes.map(nameHours),
    // One that was unticked or removed meanwhile is not done.
    doneTasks: tasks
      .filter(({ id, done }) => done && body.done_task_ids.includes(id))
      .map(({ id, title }) => ({ id, title })),
    ...(supplies.length > 0 && { supplies }),
    notes: body.notes,
    photos,
  };
  return { content, timeZone };
}

/** The time of somebody, by their name. */
export function nameHours({ name, minutes }: { name: string; minutes: number }): { name: string; minutes: number } {
  return { name: name === "" ? reportMessages.formerMember : name, minutes };
}

/** What a reception says once signed. Throws 400 for what the law or good sense refuses, by the field concerned. */
export async function drawUpHandover(
  deps: Deps,
  tx: Db,
  projectId: string,
  body: z.output<(typeof signHandover)["body"]>,
): Promise<DrawnUp<HandoverContent>> {
  const { head, timeZone } = await readHead(tx, projectId, "handover");
  const replacedReception = await checkReception(tx, projectId, { id: body.report_id, replaces: body.replaces });
  const now = deps.clock();
  const wantedHandover: WantedHandover = {
    receivedOn: body.received_on,
    hasReserves: body.has_reserves,
    reserves: body.reserves.map((reserve) => ({ text: reserve.text, dueOn: reserve.due_on })),
    customer: { signer: body.customer_signer, drawing: body.customer_drawing },
    company: { signer: body.company_signer, drawing: body.company_drawing },
  };
  const answer = checkHandover(wantedHandover, dayAt(now, timeZone));
  if (!answer.ok) throw refusal(HANDOVER_REFUSALS[answer.refusal.code], answer.refusal.fields);
  const photoIds = body.reserves.flatMap(({ photo_id }) => photo_id ?? []);
  const photos = new Map((await readChosenPhotos(tx, projectId, photoIds)).map((photo) => [photo.id, photo]));
  const content: HandoverContent = {
    ...head,
    kind: "handover",
    receivedOn: body.received_on,
    reserves: body.reserves.map((reserve) => ({
      text: reserve.text,
      dueOn: reserve.due_on,
      photo: photos.get(reserve.photo_id ?? "") ?? null,
    })),
    ...answer.value,
    signedAt: now.toISOString(),
    replacesOn: replacedReception?.dated_on ?? null,
  };
  return { content, timeZone };
}

async function readHead(tx: Db, projectId: string, kind: ReportKind): Promise<{ head: ReportHead; timeZone: string }> {
  const project = await findProject(tx, projectId);
  if (!project) throw notFound();
  const { company, timeZone } = await findSeller(tx);
  const customer = await findCustomer(tx, project.customerId);
  if (!customer) throw notFound();
  const head: ReportHead = {
    format: 1,
    place: (await countReports(tx, projectId, kind)) + 1,
    projectName: project.name,
    siteAddress: project.siteAddress,
    seller: sellerView(company, []),
    buyer: buyerView(customer),
    footer: sellerFooter(company),
    logoId: company.logoId,
    accent: BRAND_BLUE,
  };
  return { head, timeZone };
}

async function readChosenPhotos(tx: Db, projectId: string, photoIds: readonly string[]): Promise<ReportPhoto[]> {
  if (photoIds.length === 0) return [];
  const answer = chooseReportPhotos(await listPhotoFacts(tx, projectId), photoIds);
  if (!answer.ok) throw photoGone();
  return answer.value;
}

function refusal(sentence: string, fields: readonly string[] = []): ApiError {
  return new ApiError(400, "bad_input", sentence, Object.fromEntries(fields.map((field) => [field, sentence])));
}
