import type { MarginProjectAnswer } from "#api/analytics/margin.ts";
import { listMarginProjects } from "#api/analytics/margin.ts";
import { listHourCosts } from "#api/team.ts";
import { MARGIN_STATE_WORDS, marginMessages } from "#domain/analytics/margin.messages.ts";
import type { Period } from "#domain/analytics/period.ts";
import { periodText } from "#domain/analytics/period.ts";
import { formatDate, formatMoney, withCapital } from "#domain/shared/french-format.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { useProject } from "#web/projects/use-project.ts";
import { LateTimeForm } from "#web/times/late-time-form.ts";
import { Button, buttonLook, linkLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { List } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton, SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useSearch } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import type { MarginAddress } from "./figures-address.ts";
import { periodInAddress } from "./period-in-address.ts";

/** /app/analytics/margin: the projects behind each figure of the margins. */
export default function MarginScreen() {
  return (
    <ForRole right="team" title={marginMessages.title}>
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
  const may = useMay();
  const [timedProject, setTimedProject] = useState<MarginProjectAnswer | null>(null);
  const noteTime = may("work") ? setTimedProject : null;
  const closeTime = () => {
    setTimedProject(null);
    void list.refetch();
  };
  return (
    <Page title={marginMessages.title} subtitle={`Période ${periodText(period)}`}>
      <p className="mb-4 flex flex-wrap gap-x-6">
        <Link to="/app/analytics" search={periodAddress} className={buttonLook({ look: "quiet", className: "-ml-4" })}>
          <ArrowLeft aria-hidden className="size-5" />
          Chiffres
        </Link>
        {heading !== marginMessages.allProjects && (
          <Link to="/app/analytics/margin" search={periodAddress} className={linkLook}>
            {marginMessages.allProjects}
          </Link>
        )}
      </p>
      {may("team") && <CostAsk />}
      <h2 className="mb-3 text-title">{heading}</h2>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des projets…" />}
      {list.isSuccess && projects.length === 0 && <p>{marginMessages.nothing}</p>}
      {projects.length > 0 && (
        <List label={heading}>
          {projects.map((project) => (
            <ProjectRow key={project.id} project={project} noteTime={noteTime} />
          ))}
        </List>
      )}
      <NextPage list={list} />
      <Drawer title="Noter du temps" open={timedProject !== null} onClose={closeTime} isSheet>
        {timedProject && <TimeOf projectId={timedProject.id} close={closeTime} />}
      </Drawer>
      <p className="mt-4 text-fine text-quiet">{marginMessages.rule}</p>
    </Page>
  );
}

/** Asks what an hour costs, while nothing says it: no margin is known without. */
function CostAsk() {
  const { data } = useAnswer(listHourCosts);
  if (data?.costs.length !== 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-4">
      <p>{marginMessages.noCost}</p>
      <Link to="/app/team" hash="costs" className={buttonLook({ look: "primary" })}>
        {marginMessages.giveCost}
      </Link>
    </div>
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

type RowProps = { project: MarginProjectAnswer; noteTime: ((project: MarginProjectAnswer) => void) | null };

function ProjectRow({ project, noteTime }: RowProps) {
  const { margin_cents: margin, state, noted_minutes: notedMinutes, planned_minutes: plannedMinutes } = project;
  const hours = [
    notedMinutes > 0 && `${formatMinutes(notedMinutes)} passées`,
    plannedMinutes > 0 && `${formatMinutes(plannedMinutes)} prévues`,
  ].filter((words) => words !== false);
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-3 hover:bg-sunk">
      <Link
        to="/project/$id"
        params={{ id: project.id }}
        className="font-[550] [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-['']"
      >
        {project.name}
      </Link>
      {margin === null ? (
        <span className="figures font-[550]">{`${formatMoney(project.net_cents)} HT`}</span>
      ) : (
        <span className={cx("figures font-[550]", margin < 0 && "text-bad")}>{`${formatMoney(margin)} de marge`}</span>
      )}
      <p className="col-span-2 text-fine text-quiet [overflow-wrap:anywhere]">
        {[project.customer_name, `facturé le ${formatDate(project.last_on)}`].filter(Boolean).join(" · ")}
      </p>
      {(margin !== null || project.supplies_cents !== 0) && (
        <p className="figures col-span-2 text-fine whitespace-normal text-quiet">{partsOf(project)}</p>
      )}
      <p className="figures min-w-0 text-fine whitespace-normal text-quiet">
        {[state !== "counted" && MARGIN_STATE_WORDS[state], hours.join(" pour ")].filter(Boolean).join(" · ")}
      </p>
      {state === "no_time" && noteTime && (
        <Button look="quiet" className="relative z-10 -mr-4 -mb-2" onClick={() => noteTime(project)}>
          Noter les heures
        </Button>
      )}
    </li>
  );
}

/** The form of time of a project, which is read first. */
function TimeOf({ projectId, close }: { projectId: string; close: () => void }) {
  const { data: project, error, refetch } = useProject(projectId);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return project ? <LateTimeForm project={project} close={close} /> : <SheetSkeleton isBare />;
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
