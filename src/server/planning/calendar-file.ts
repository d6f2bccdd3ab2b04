import type { Closure } from "#domain/company/closures/closures.ts";
import { clientNames } from "#domain/customers/customer.ts";
import type { FeedProject } from "#domain/planning/calendar-feed.ts";
import { calendarFeed } from "#domain/planning/calendar-feed.ts";
import { hoursOfProject, lastDayOfWork } from "#domain/planning/planning.ts";
import { addDays, dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { e4ToHours } from "#domain/shared/money.ts";
import { readHoursADayE4 } from "#server/company/company.repository.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { listRowAnswer } from "#server/projects/project-answer.ts";
import { listPlannedPage } from "#server/projects/project-list.repository.ts";
import type { FastifyInstance } from "fastify";
import type { CalendarReader } from "./calendar-links.repository.ts";
import { findReaderOfCalendar } from "./calendar-links.repository.ts";
import { listStoredClosures } from "./closures.repository.ts";

/** How far back a calendar goes, and how many projects it shows before and after that day. */
const DAYS_BACK = 60;
const MOST_BEFORE = 50;
const MOST_AFTER = 300;

/**
 * Serves the planning of a company to programs of calendars, by the link of one of its people: what they work on, and
 * what nobody is on yet. It says no amount, no phone and no email. A link that was renewed or revoked leads nowhere.
 */
export function mountCalendarFile(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { link: string } }>("/documents/calendar/:link", async (request, reply) => {
    const [, secret] = /^([\w-]{20,200})\.ics$/.exec(request.params.link) ?? [];
    const reader = secret === undefined ? null : await findReaderOfCalendar(deps.db, secret);
    if (reader === null) throw notFound();
    const file = calendarFeed(await listFeedProjects(deps, reader), deps.clock());
    return reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .header("x-robots-tag", "noindex, nofollow")
      .header("content-disposition", 'inline; filename="planning.ics"')
      .send(file);
  });
}

function listFeedProjects(deps: Deps, { companyId, userId }: CalendarReader): Promise<FeedProject[]> {
  const now = deps.clock();
  const from = addDays(dayAt(now, FRENCH_TIME_ZONE), -DAYS_BACK);
  return inCompany(deps.db, companyId, async (tx) => {
    const hoursADay = e4ToHours(await readHoursADayE4(tx));
    const earlierRows = await listPlannedPage(tx, "before", from, null, MOST_BEFORE, userId);
    const comingRows = await listPlannedPage(tx, "from", from, null, MOST_AFTER, userId);
    const closures = (await listStoredClosures(tx)).filter((closure) => closure.userId === null);
    return [...earlierRows, ...comingRows].flatMap((row) =>
      toFeedProject(listRowAnswer(row, now), { hoursADay, closures }, deps.config.publicUrl),
    );
  });
}

function toFeedProject(
  project: ReturnType<typeof listRowAnswer>,
  { hoursADay, closures }: { hoursADay: number; closures: readonly Closure[] },
  publicUrl: string,
): FeedProject[] {
  const { start_date: startDate, end_date: endDate, site_address: siteAddress, client_info: client } = project;
  if (!startDate || (project.agreement === "declined" && project.tasks_done === 0)) return [];
  const { estimation_hours: estimatedHours, lines_work: linesWork, tasks_work: tasksWork } = project;
  const tasksHours = tasksWork?.hours ?? null;
  const hours = hoursOfProject({ estimatedHours, linesWork, tasksHours }, hoursADay);
  const isRecurring = project.project_recurrence === "recurring";
  const { line1 = "", postal_code: postalCode = "", city = "" } = client.address ?? {};
  const place = [line1, `${postalCode} ${city}`.trim()].filter((part) => part !== "").join(", ");
  return [
    {
      id: project.id,
      name: project.name,
      customer: clientNames(client)[0] ?? "",
      place: siteAddress || place,
      url: `${publicUrl}/project/${project.id}`,
      tasksLeft: project.tasks_total - project.tasks_done,
      firstDay: startDate,
      lastDay: lastDayOfWork({ startDate, endDate, hours, isRecurring }, hoursADay, closures),
    },
  ];
}
