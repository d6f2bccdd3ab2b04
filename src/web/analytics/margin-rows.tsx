import type { MarginProjectAnswer } from "#api/analytics/margin.ts";
import { MARGIN_STATE_WORDS, marginMessages, shareWords } from "#domain/analytics/margin.messages.ts";
import { plannedMarginCents } from "#domain/analytics/margin.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { Button } from "#web/ui/button.tsx";
import { List } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";

type Props = {
  label: string;
  projects: readonly MarginProjectAnswer[];
  /** Notes the hours of a project that has none. Null for whoever notes none. */
  noteTime: ((project: MarginProjectAnswer) => void) | null;
  /** What an hour costs by default. Null while nothing says it. */
  hourCents: number | null;
  /** Whether these are all the projects of the list, which then has its sums. */
  isWhole: boolean;
};
type RowProps = Omit<Props, "label" | "projects" | "isWhole"> & { project: MarginProjectAnswer };

function ProjectLink({ project: { id, name } }: { project: MarginProjectAnswer }) {
  return (
    <Link
      to="/project/$id"
      params={{ id }}
      className="font-[550] [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-['']"
    >
      {name}
    </Link>
  );
}

function whoWords({ customer_name: customer, last_on: lastOn }: MarginProjectAnswer): string {
  return [customer, `facturé le ${formatDate(lastOn)}`].filter(Boolean).join(" · ");
}

// What is left at best, while time is missing: no plain bar, which the best works have.
const HATCHED = "bg-[repeating-linear-gradient(135deg,var(--quiet)_0_2px,transparent_2px_5px)]";

/** How much of what was invoiced is left, drawn. */
function ShareBar({ project: { state, margin_cents: margin, net_cents: net } }: { project: MarginProjectAnswer }) {
  if (margin === null || net <= 0) return null;
  return (
    <span aria-hidden className="mt-1 block h-1.5 rounded-full bg-sunk shadow-[inset_0_0_0_1px_var(--line)]">
      <span
        className={cx("block h-full rounded-full", margin < 0 ? "bg-bad" : isShort(state) ? HATCHED : "bg-act")}
        style={{ width: `${Math.min(100, percentOf(Math.abs(margin), net))}%` }}
      />
    </span>
  );
}

function expectedOf(project: MarginProjectAnswer, hourCents: number | null): number | null {
  const netCents = project.state === "open" ? project.quoted_cents : project.net_cents;
  if (netCents === null) return null;
  return plannedMarginCents({
    netCents,
    suppliesCents: project.supplies_cents,
    plannedMinutes: project.planned_minutes,
    hourCents,
  });
}

function Expected({ project, hourCents }: Pick<RowProps, "project" | "hourCents">) {
  const cents = expectedOf(project, hourCents);
  if (cents === null) return null;
  return (
    <span className="figures mt-1 block text-fine whitespace-nowrap text-quiet">
      {`${formatMoney(cents)} ${marginMessages.expected}`}
    </span>
  );
}

function Missing({ project, noteTime }: Pick<RowProps, "project" | "noteTime">) {
  const { state } = project;
  if (state === "counted" || state === "short_time" || state === "open") return null;
  if (state === "no_time" && noteTime)
    return (
      <Button
        look="quiet"
        className="relative z-10 -mr-3 px-3 max-md:-my-2.5 max-md:shrink-0 text-fine whitespace-nowrap"
        onClick={() => noteTime(project)}
      >
        Noter les heures
      </Button>
    );
  return <span className="text-fine text-quiet">{MARGIN_STATE_WORDS[state]}</span>;
}

/** The projects on a phone: what is left of each, and what it is made of. */
export function MarginList({ label, projects, noteTime, hourCents }: Omit<Props, "isWhole">) {
  return (
    <List label={label}>
      {projects.map((project) => (
        <PhoneRow key={project.id} {...{ project, noteTime, hourCents }} />
      ))}
    </List>
  );
}

// Two lines: which work and what is left of it, then its hours and what was planned.
function PhoneRow({ project, noteTime, hourCents }: RowProps) {
  const { state, margin_cents: margin, net_cents: net } = project;
  return (
    <li className="relative px-4 py-2.5 hover:bg-sunk">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <ProjectLink project={project} />
        </span>
        {margin !== null && <Margin project={project} />}
        {margin === null && <Missing {...{ project, noteTime }} />}
      </div>
      <div className="flex items-baseline justify-between gap-3 text-fine text-quiet">
        <p className="min-w-0 tabular-nums">{factsOf(project, hourCents).join(" · ")}</p>
        {margin !== null && !isShort(state) && <span className="figures shrink-0">{shareWords(margin, net)}</span>}
      </div>
      <ShareBar project={project} />
    </li>
  );
}

function Margin({ project: { state, margin_cents: margin } }: { project: MarginProjectAnswer }) {
  if (margin === null) return null;
  const look = margin < 0 ? "text-bad" : isShort(state) && "text-quiet";
  return <span className={cx("figures shrink-0 font-[550]", look)}>{formatMoney(margin)}</span>;
}

function isShort(state: MarginProjectAnswer["state"]): boolean {
  return state === "short_time";
}

// « 16 h 30 sur 18 h · prévu 378 € », « Devis 4 368 € HT · 1 200 € facturés · prévu 2 100 € »
function factsOf(project: MarginProjectAnswer, hourCents: number | null): string[] {
  const { state, net_cents: net, quoted_cents: quotedCents } = project;
  const isOpen = state === "open";
  const expected = expectedOf(project, hourCents);
  return [
    isOpen && quotedCents !== null ? marginMessages.quoted(formatMoney(quotedCents)) : "",
    isOpen ? marginMessages.invoicedSoFar(formatMoney(net)) : "",
    hoursWords(project),
    isShort(state) ? marginMessages.shortTimeOfOne : "",
    expected !== null && !isShort(state) ? marginMessages.planned(formatMoney(expected)) : "",
  ].filter((fact) => fact !== "");
}

function hoursWords(project: MarginProjectAnswer): string {
  const notedHours = project.noted_minutes === 0 ? "" : formatMinutes(project.noted_minutes);
  if (project.planned_minutes === 0) return notedHours;
  const plannedHours = formatMinutes(project.planned_minutes);
  return notedHours === "" ? `${plannedHours}\u00a0prévues` : `${notedHours}\u00a0sur\u00a0${plannedHours}`;
}

const HEAD = "px-4 py-2 text-right font-[550] whitespace-nowrap";
const CELL = "px-4 py-2 text-right align-middle whitespace-nowrap";

/** The projects on a wide screen, from what was invoiced to what is left. */
export function MarginTable({ label, projects, noteTime, hourCents, isWhole }: Props) {
  return (
    <div className="@container overflow-clip rounded-card border border-line bg-paper">
      <table className="w-full">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line text-fine text-quiet">
          <tr>
            <th scope="col" className="w-full px-4 py-2 text-left font-[550]">
              Projet
            </th>
            <th scope="col" className={HEAD}>
              {projects[0]?.state === "open" ? "Devis HT" : "Facturé HT"}
            </th>
            <th scope="col" className={HEAD}>
              Heures
            </th>
            <th scope="col" className={cx(HEAD, "@max-2xl:hidden")}>
              Achats
            </th>
            <th scope="col" className={HEAD}>
              Marge
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {projects.map((project) => (
            <TableRow key={project.id} {...{ project, noteTime, hourCents }} />
          ))}
        </tbody>
        {isWhole && projects.length > 1 && <Totals projects={projects} hourCents={hourCents} />}
      </table>
    </div>
  );
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0);

// The sums are those of the works whose margin is known, each with what is left of it and what was expected.
function Totals({ projects, hourCents }: Pick<Props, "projects" | "hourCents">) {
  const countedProjects = projects.filter(({ state }) => state === "counted");
  if (countedProjects.length === 0) return null;
  const expectedMargins = countedProjects
    .map((project) => expectedOf(project, hourCents))
    .filter((cents) => cents !== null);
  const isPartial = countedProjects.length < projects.length;
  return (
    <tfoot className="border-t border-edge font-[550]">
      <tr>
        <th scope="row" className="px-4 py-3 text-left">
          {isPartial ? `${marginMessages.total} ${marginMessages.of(countedProjects.length)}` : marginMessages.total}
        </th>
        <td className={cx(CELL, "figures")}>{formatMoney(sumOf(countedProjects.map(({ net_cents }) => net_cents)))}</td>
        <td className={cx(CELL, "figures")}>
          {formatMoney(sumOf(countedProjects.map(({ labour_cents }) => labour_cents ?? 0)))}
        </td>
        <td className={cx(CELL, "figures @max-2xl:hidden")}>
          {formatMoney(sumOf(countedProjects.map(({ supplies_cents }) => supplies_cents)))}
        </td>
        <td className={cx(CELL, "figures")}>
          {formatMoney(sumOf(countedProjects.map(({ margin_cents }) => margin_cents ?? 0)))}
          {expectedMargins.length === countedProjects.length && (
            <span className="block text-fine font-normal text-quiet">
              {`${formatMoney(sumOf(expectedMargins))} ${marginMessages.expected}`}
            </span>
          )}
        </td>
      </tr>
    </tfoot>
  );
}

// Of work that is not wholly invoiced, the price of its quote first.
function Price({
  project: { state, quoted_cents: quotedCents, net_cents: netCents },
}: {
  project: MarginProjectAnswer;
}) {
  if (state !== "open") return formatMoney(netCents);
  return (
    <>
      {quotedCents === null ? "–" : formatMoney(quotedCents)}
      <span className="block text-fine text-quiet">{marginMessages.invoicedSoFar(formatMoney(netCents))}</span>
    </>
  );
}

function TableRow({ project, noteTime, hourCents }: RowProps) {
  const { state, margin_cents: margin, net_cents: net, labour_cents: labour, supplies_cents: supplies } = project;
  const isOver = project.planned_minutes > 0 && project.noted_minutes > project.planned_minutes;
  return (
    <tr className="relative h-16 hover:bg-sunk">
      <td className="px-4 py-2 align-middle">
        <ProjectLink project={project} />
        <span className="block text-fine text-quiet [overflow-wrap:anywhere]">{whoWords(project)}</span>
      </td>
      <td className={cx(CELL, "figures")}>
        <Price project={project} />
      </td>
      <td className={cx(CELL, "figures")}>
        {labour === null ? "–" : formatMoney(labour)}
        <span className={cx("block text-fine", isOver ? "text-alert" : "text-quiet")}>{hoursWords(project)}</span>
        {isShort(state) && <span className="block text-fine text-alert">{marginMessages.shortTimeOfOne}</span>}
      </td>
      <td className={cx(CELL, "figures @max-2xl:hidden")}>{supplies === 0 ? "–" : formatMoney(supplies)}</td>
      <td className={CELL}>
        {margin === null ? (
          <>
            <Expected {...{ project, hourCents }} />
            <Missing {...{ project, noteTime }} />
          </>
        ) : (
          <span className="block w-36">
            <span className="flex items-baseline justify-between gap-3">
              <span className="figures text-fine text-quiet">{!isShort(state) && shareWords(margin, net)}</span>
              <Margin project={project} />
            </span>
            <ShareBar project={project} />
            <Expected {...{ project, hourCents }} />
          </span>
        )}
      </td>
    </tr>
  );
}
