import type { SiteReportAnswer } from "#api/projects/site-reports.ts";
import * as api from "#api/projects/site-reports.ts";
import { checkLift } from "#domain/projects/reports/handover.ts";
import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { LIFT_REFUSALS, reportMessages } from "#domain/projects/reports/report.messages.ts";
import { newlyDone } from "#domain/projects/reports/site-report.ts";
import { reportedSupplies } from "#domain/projects/supplies/supply.messages.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { creationOf, pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { findProject, lockProject } from "../projects.repository.ts";
import { listUsedSuppliesOf } from "../supplies/used-supplies.repository.ts";
import { listTasksOf } from "../tasks.repository.ts";
import { drawUpHandover, drawUpProgress, nameHours } from "./draw-up-report.ts";
import { keepReport, ofProject } from "./keep-report.ts";
import type { ReportRow } from "./site-reports.repository.ts";
import {
  countReports,
  findReport,
  insertReserveLift,
  listMinutesWorked,
  listPeopleOfDay,
  listReportsOf,
  readReported,
  saveReportToken,
} from "./site-reports.repository.ts";

/** People whose time a proposal says, at most. */
const MOST_PEOPLE = 50;

/** Reports of a site: its progress, and the reception of its works. */
export const siteReportsRoutes: Route[] = [
  route(api.listSiteReports, async (_deps, { tx, params, query }) => {
    const [project, receptionCount, rows] = await Promise.all([
      findProject(tx, params.id),
      countReports(tx, params.id, "handover"),
      listReportsOf(tx, params.id, { limit: query.limit, cursor: parseCursor(query.cursor) }),
    ]);
    if (!project) throw notFound();
    const { page, next } = pageOf(rows, query.limit, creationOf);
    return { reports: page.map(toReportAnswer), next_cursor: next, is_received: receptionCount > 0 };
  }),

  route(api.proposeSiteReport, async (deps, { tx, params, query }) => {
    if (!(await findProject(tx, params.id))) throw notFound();
    const today = dayAt(deps.clock(), await readTimeZone(tx));
    const until = query.day ?? today;
    const [tasks, { taskIds, since, at }, names] = await Promise.all([
      listTasksOf(tx, params.id),
      readReported(tx, params.id, until),
      listPeopleOfDay(tx, params.id, { day: until, isToday: until === today }, MOST_PEOPLE),
    ]);
    const minutes = await listMinutesWorked(tx, params.id, { since, at, until }, MOST_PEOPLE);
    return {
      since,
      tasks: newlyDone(tasks, taskIds)
        .slice(0, REPORT_LIMITS.tasks)
        .map(({ id, title }) => ({ id, title })),
      hours: minutes.map(nameHours),
      people: names.filter((name) => name !== ""),
      supplies: reportedSupplies(await listUsedSuppliesOf(tx, params.id)),
    };
  }),

  patientRoute(api.addSiteReport, async (deps, { caller, params, body, inCompany }) => {
    const id = body.report_id;
    const storedReport = await inCompany((tx) => findReport(tx, id));
    if (storedReport) return { report: toReportAnswer(ofProject(storedReport, params.id)) };
    const { content, timeZone } = await inCompany((tx) => drawUpProgress(deps, tx, caller, params.id, body));
    const keeping = { deps, caller, projectId: params.id, timeZone, inCompany };
    return { report: toReportAnswer(await keepReport(keeping, { id, replaces: null, content })) };
  }),

  patientRoute(api.signHandover, async (deps, { caller, params, body, inCompany }) => {
    const id = body.report_id;
    const storedReport = await inCompany((tx) => findReport(tx, id));
    if (storedReport) return { report: toReportAnswer(ofProject(storedReport, params.id)) };
    const { content, timeZone } = await inCompany((tx) => drawUpHandover(deps, tx, params.id, body));
    const keeping = { deps, caller, projectId: params.id, timeZone, inCompany };
    return { report: toReportAnswer(await keepReport(keeping, { id, replaces: body.replaces, content })) };
  }),

  route(api.liftReserve, async (deps, { tx, caller, params, body }) => {
    // Held, so that no other reception corrects this one meanwhile.
    if (!(await lockProject(tx, params.id))) throw notFound();
    const report = ofProject(await findReport(tx, params.reportId), params.id);
    if (report.content.kind !== "handover") throw notFound();
    if (report.is_replaced) throw new ApiError(409, "replaced", reportMessages.replacedReception);
    const today = dayAt(deps.clock(), await readTimeZone(tx));
    const lift = { place: body.place, liftedOn: body.lifted_on };
    const answer = checkLift(report.content, lift, today);
    if (!answer.ok) {
      const sentence = LIFT_REFUSALS[answer.refusal.code];
      throw new ApiError(400, "bad_input", sentence, { lifted_on: sentence });
    }
    const notedLift = { ...lift, reportId: report.id, notedBy: caller.userId };
    if (!(await insertReserveLift(tx, caller.companyId, notedLift, deps.clock())))
      throw new ApiError(409, "already_lifted", reportMessages.already_lifted);
    return { report: toReportAnswer(ofProject(await findReport(tx, report.id), params.id)) };
  }),

  route(api.renewReportLink, async (deps, { tx, caller, params }) => {
    const report = ofProject(await findReport(tx, params.reportId), params.id);
    await saveReportToken(tx, caller.companyId, { id: report.id, token: deps.tokens() }, deps.clock());
    return { report: toReportAnswer(ofProject(await findReport(tx, report.id), params.id)) };
  }),
];

function toReportAnswer({
  id,
  kind,
  place,
  dated_on,
  token,
  content,
  lifts,
  is_replaced,
}: ReportRow): SiteReportAnswer {
  const liftDays = new Map(lifts.map((lift) => [lift.place, lift.lifted_on]));
  const reserves = content.kind === "handover" ? content.reserves : [];
  return {
    id,
    kind,
    place,
    dated_on,
    pdf_url: `/documents/report/${token}.pdf`,
    reserves: reserves.map(({ text, dueOn }, index) => ({
      place: index + 1,
      text,
      due_on: dueOn,
      lifted_on: liftDays.get(index + 1) ?? null,
    })),
    is_replaced,
  };
}
