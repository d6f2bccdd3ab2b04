import type { MarginProjectAnswer } from "#api/analytics/margin.ts";
import { listMarginProjects } from "#api/analytics/margin.ts";
import { MARGIN_STATE_WORDS, marginMessages } from "#domain/analytics/margin.messages.ts";
import type { Period } from "#domain/analytics/period.ts";
import { periodText } from "#domain/analytics/period.ts";
import { formatDate, formatMoney, withCapital } from "#domain/shared/french-format.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { todayInFrance } from "#web/client/today.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { List } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useSearch } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { MarginAddress } from "./figures-address.ts";
import { periodInAddress } from "./period-in-address.ts";

/** /app/analytics/margin: the projects behind each figure of the margins. */
export default function MarginScreen() {
  return (
    <ForRole right="amounts" title={marginMessages.title}>
      <MarginContent />
    </ForRole>
  );
}

function MarginContent() {
  const address = useSearch({ from: "/signed-in/app/analytics/margin" });
  const period = periodInAddress(address, todayInFrance());
  const list = useAnswerPages(listMarginProjects, { ...questionOf(period, address), limit: 50 }, { keepsBefore: true });
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  const { show: _show, trade: _trade, customer: _customer, ...periodAddress } = address;
  const heading = headingOf(address, projects[0]);
  return (
    <Page title={marginMessages.title} subtitle={`Période ${periodText(period)}`}>
      <p className="mb-4 flex flex-wrap gap-x-6">
        <Link to="/app/analytics" search={periodAddress} className="text-act underline">
          Revenir aux chiffres
        </Link>
        {heading !== marginMessages.allProjects && (
          <Link to="/app/analytics/margin" search={periodAddress} className="text-act underline">
            {marginMessages.allProjects}
          </Link>
        )}
      </p>
      <h2 className="mb-3 text-title">{heading}</h2>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des projets…" />}
      {list.isSuccess && projects.length === 0 && <p>{marginMessages.nothing}</p>}
      {projects.length > 0 && (
        <List label={heading}>
          {projects.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </List>
      )}
      <NextPage list={list} />
      <p className="mt-4 text-fine text-quiet">{marginMessages.rule}</p>
    </Page>
  );
}

function questionOf({ from, to }: Period, { show, trade, customer }: MarginAddress) {
  return {
    first_on: from,
    last_on: to,
    ...(show !== undefined && { show }),
    ...(trade !== undefined && { trade }),
    ...(customer !== undefined && { customer_id: customer }),
  };
}

function headingOf({ show, trade, customer }: MarginAddress, first: MarginProjectAnswer | undefined): string {
  if (trade !== undefined) return withCapital(trade) || marginMessages.noTrade;
  if (customer !== undefined) return first?.customer_name ?? marginMessages.byCustomer;
  if (show === "hours") return marginMessages.hours;
  if (show === "no_time" || show === "no_cost") return MARGIN_STATE_WORDS[show];
  return show === "counted" ? marginMessages.withMargin : marginMessages.allProjects;
}

function ProjectRow({ project }: { project: MarginProjectAnswer }) {
  const { margin_cents: margin, state, noted_minutes: notedMinutes, planned_minutes: plannedMinutes } = project;
  const hours = [
    notedMinutes > 0 && `${formatMinutes(notedMinutes)} passées`,
    plannedMinutes > 0 && `${formatMinutes(plannedMinutes)} prévues`,
  ].filter((words) => words !== false);
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 hover:bg-sunk">
      <div className="min-w-0 flex-[1_1_12rem]">
        <Link
          to="/project/$id"
          params={{ id: project.id }}
          className="font-[550] [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-['']"
        >
          {project.name}
        </Link>
        <p className="text-fine text-quiet [overflow-wrap:anywhere]">
          {[project.customer_name, `facturé le ${formatDate(project.last_on)}`].filter(Boolean).join(" · ")}
        </p>
        {hours.length > 0 && <p className="figures text-fine text-quiet">{hours.join(" pour ")}</p>}
      </div>
      <div className="ml-auto min-w-0 text-right">
        {margin === null ? (
          <p className="text-fine text-quiet">{state !== "counted" && MARGIN_STATE_WORDS[state]}</p>
        ) : (
          <p className={cx("figures font-[550]", margin < 0 && "text-bad")}>{`${formatMoney(margin)} de marge`}</p>
        )}
        <p className="figures text-fine whitespace-normal text-quiet">{partsOf(project)}</p>
      </div>
    </li>
  );
}

// « 1 200,00 € − 400,00 € d'heures − 150,00 € d'achats »
function partsOf({ net_cents: net, labour_cents: labour, supplies_cents: supplies }: MarginProjectAnswer): string {
  return [
    `${formatMoney(net)} HT`,
    labour !== null && `− ${formatMoney(labour)} d'heures`,
    supplies !== 0 && `− ${formatMoney(supplies)} d'achats`,
  ]
    .filter((words) => words !== false)
    .join(" ");
}
