import { archiveProject, countProjectRows, listProjectRows } from "#api/projects/project-rows.ts";
import type { VatRegime } from "#domain/company/company.ts";
import { searchedNumbers } from "#domain/documents/search/searched-number.ts";
import { writtenTotalCents } from "#domain/lines/lines-under-regime.ts";
import { estimatedGrossCents } from "#domain/projects/estimated-gross.ts";
import { shelfMessages } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectSort } from "#domain/projects/stages/stages.ts";
import { dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { readNumberings } from "#server/documents/numbering/numbering.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { listRowAnswer, readProjectAnswer } from "../project-answer.ts";
import { lockProject, toProject } from "../projects.repository.ts";
import { readRestCents, saveArchived } from "./archive.repository.ts";
import type { ListedRow } from "./project-rows.repository.ts";
import { countProjectRows as countRows, listProjectRows as listRows } from "./project-rows.repository.ts";

/** The list of projects and its board: pages, counts, and what is put away. */
export const projectRowRoutes: Route[] = [
  route(listProjectRows, async (deps, { tx, query }) => {
    const { q: search = "", stage = null, to_collect: toCollect, sort = "newest", limit } = query;
    const now = deps.clock();
    const rows = await listRows(tx, {
      search,
      numbers: await findSearchedNumbers(tx, search, now),
      stage,
      isToCollect: toCollect === "true",
      isArchived: query.archived === "true",
      sort,
      cursor: parseCursor(query.cursor),
      limit,
      today: dayAt(now, FRENCH_TIME_ZONE),
    });
    const { page, next } = pageOf(rows, limit, (row) => momentOf(row, sort));
    const regime = page.some(isOnlyWritten) ? (await findCompany(tx)).vatRegime : null;
    return {
      projects: page.map((row) => ({
        ...listRowAnswer(row, now),
        draft_total_cents: row.draft ? writtenTotalCents(row.draft, regime) : estimatedCents(row, regime),
        has_priced_lines: row.has_priced_lines,
        invoiced_cents: row.invoiced_cents,
        collected_cents: row.collected_cents,
        first_due_on: row.first_due_on,
        ends_on: row.ends_on,
      })),
      next_cursor: next,
    };
  }),

  route(countProjectRows, async (deps, { tx, query }) => {
    const search = query.q ?? "";
    const numbers = await findSearchedNumbers(tx, search, deps.clock());
    const { stages, archivedCount, toCollectCount, openDueCents } = await countRows(tx, { search, numbers });
    return {
      stages,
      archived_count: archivedCount,
      to_collect_count: toCollectCount,
      open_due_cents: openDueCents,
    };
  }),

  route(archiveProject, async (deps, { tx, params, body }) => {
    const project = await lockProject(tx, params.id);
    if (!project) throw notFound();
    const restCents = body.is_archived ? await readRestCents(tx, project.id) : 0;
    // Money that is due stays in sight.
    if (restCents > 0) throw new ApiError(422, "money_due", shelfMessages.due(formatMoney(restCents)));
    const archivedAt = body.is_archived ? (project.archivedAt ?? deps.clock()) : null;
    await saveArchived(tx, project.id, archivedAt);
    return { project: await readProjectAnswer(tx, { ...project, archivedAt }, deps.clock()) };
  }),
];

async function findSearchedNumbers(tx: Db, search: string, now: Date): Promise<string[]> {
  return search === "" ? [] : searchedNumbers(search, dayAt(now, FRENCH_TIME_ZONE), await readNumberings(tx));
}

// A draft or an estimation gives the amount of a project that has no document yet.
function isOnlyWritten({ documents }: ListedRow): boolean {
  return !documents.quote && !documents.invoice;
}

// Tasks of several rates are priced once their quote is written.
function estimatedCents(row: ListedRow, regime: VatRegime | null): number | null {
  return isOnlyWritten(row) && !row.has_taxed_task ? estimatedGrossCents(toProject(row).estimation, regime) : null;
}

function momentOf(row: ListedRow, sort: ProjectSort): Date {
  if (sort === "current" || sort === "waiting") return row.current_at;
  return sort === "start" ? new Date(`${row.start_date ?? "2000-01-01"}T00:00:00Z`) : row.created_at;
}
