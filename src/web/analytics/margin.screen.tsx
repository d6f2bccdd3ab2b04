import type { MarginAnswer, MarginProjectAnswer } from "#api/analytics/margin.ts";
import { getMargin, listMarginProjects } from "#api/analytics/margin.ts";
import { listHourCosts } from "#api/team.ts";
import type { MarginOrder } from "#domain/analytics/margin-lists.ts";
import { MARGIN_LISTS } from "#domain/analytics/margin-lists.ts";
import { MARGIN_STATE_WORDS, marginMessages } from "#domain/analytics/margin.messages.ts";
import type { Period } from "#domain/analytics/period.ts";
import { periodText } from "#domain/analytics/period.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { useProject } from "#web/projects/use-project.ts";
import { LateTimeForm } from "#web/times/late-time-form.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { Fold } from "#web/ui/layers/fold.tsx";
import { AbovePage } from "#web/ui/loading/above-page.tsx";
import { EmptyScreen } from "#web/ui/loading/empty-screen.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton, SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useSearch } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ArrowLeft, ChartPie } from "lucide-react";
import { useState } from "react";
import type { MarginAddress } from "./figures-address.ts";
import { MarginList, MarginTable } from "./margin-rows.tsx";
import { MarginLists, MarginSummary } from "./margin-summary.tsx";
import { PeriodChoice } from "./period-choice.tsx";
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
  const address = knownAddress(useSearch({ from: "/signed-in/app/analytics/margin" }));
  const period = periodInAddress(address, todayInFrance());
  const [order, setOrder] = useState<MarginOrder>("latest");
  const figures = useAnswer(
    getMargin,
    { query: { first_on: period.from, last_on: period.to } },
    { placeholderData: (former) => former },
  );
  const margin = figures.data?.margin;
  const shownAddress = margin ? shownOf(address, margin) : address;
  const list = useAnswerPages(listMarginProjects, questionOf(period, shownAddress, order), { keepsBefore: true });
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  const { show: _show, trade: _trade, customer: _customer, ...periodAddress } = address;
  const heading = headingOf(shownAddress, projects[0]);
  const isNone = list.isSuccess && projects.length === 0 && heading === marginMessages.allProjects;
  const may = useMay();
  const [timedProject, setTimedProject] = useState<MarginProjectAnswer | null>(null);
  const Rows = useOnPhone() ? MarginList : MarginTable;
  const costs = useAnswer(listHourCosts).data?.costs ?? [];
  const hourCents = costs.find(({ user_id }) => user_id === null)?.hour_cents ?? null;
  const noteTime = may("work") ? setTimedProject : null;
  const closeTime = () => {
    setTimedProject(null);
    void list.refetch();
    void figures.refetch();
  };
  return (
    <>
      <AbovePage>
        <Link to="/app/analytics" search={periodAddress} className={buttonLook({ look: "quiet", className: "-ml-4" })}>
          <ArrowLeft aria-hidden className="size-5" />
          Chiffres
        </Link>
      </AbovePage>
      <Page title={marginMessages.title} subtitle={`Période ${periodText(period)}`}>
        <div className="mb-4">
          <PeriodChoice page="/app/analytics/margin" address={periodAddress} period={period} />
        </div>
        {isNone ? (
          <NoMargin />
        ) : (
          <>
            <CostAsk />
            {margin && <MarginSummary {...{ margin, hourCents }} address={shownAddress} />}
            {margin && <MarginLists {...{ margin, order, setOrder }} address={shownAddress} />}
            <h2 className={cx("mb-3 text-title", heading === marginMessages.allProjects && "sr-only")}>{heading}</h2>
          </>
        )}
        {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
        {list.isPending && <RowsSkeleton label="Chargement des projets…" />}
        {list.isSuccess && projects.length === 0 && !isNone && <p>{marginMessages.nothing}</p>}
        {projects.length > 0 && (
          <div aria-busy={list.isPlaceholderData}>
            <Rows
              label={heading}
              projects={projects}
              noteTime={noteTime}
              hourCents={hourCents}
              isWhole={!list.hasNextPage}
            />
          </div>
        )}
        <NextPage list={list} />
        <Drawer title="Noter du temps" open={timedProject !== null} onClose={closeTime} isSheet>
          {timedProject && <TimeOf projectId={timedProject.id} close={closeTime} />}
        </Drawer>
        {!isNone && (
          <div className="mt-4">
            <Fold title={marginMessages.ruleTitle}>
              <p className="text-fine text-quiet">{marginMessages.rule}</p>
            </Fold>
          </div>
        )}
      </Page>
    </>
  );
}

/** Nothing invoiced in the period: what its margins will say, and what they need. */
function NoMargin() {
  const hasNoCost = useAnswer(listHourCosts).data?.costs.length === 0;
  const look = buttonLook({ look: "primary" });
  return (
    <EmptyScreen
      icon={ChartPie}
      title={marginMessages.nothing}
      action={
        hasNoCost ? (
          <Link to="/app/team" hash="costs" className={look}>
            {marginMessages.giveCost}
          </Link>
        ) : (
          <Link to="/app/projects" className={look}>
            Voir mes projets
          </Link>
        )
      }
    >
      {marginMessages.nothingText}
    </EmptyScreen>
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

function knownAddress({ show: shownName, ...address }: MarginAddress): MarginAddress {
  const show = MARGIN_LISTS.find((one) => one === shownName);
  return { ...address, ...(show && { show }) };
}

// Where no work is finished, those under way are shown.
function shownOf(address: MarginAddress, margin: MarginAnswer) {
  const { sums, no_time_count, no_cost_count, short_time_count, open_count } = margin;
  const isChosen = address.show !== undefined || address.trade !== undefined || address.customer !== undefined;
  const hasFinished = sums.project_count + no_time_count + no_cost_count + short_time_count > 0;
  return isChosen || hasFinished || open_count === 0 ? address : { ...address, show: "open" as const };
}

function questionOf({ from, to }: Period, { show, trade, customer }: MarginAddress, order: MarginOrder) {
  return {
    limit: 50,
    first_on: from,
    last_on: to,
    ...(show !== undefined && { show }),
    ...(order !== "latest" && { order }),
    ...(trade !== undefined && { trade }),
    ...(customer !== undefined && { customer_id: customer }),
  };
}

function headingOf({ show, trade, customer }: MarginAddress, first: MarginProjectAnswer | undefined): string {
  if (trade !== undefined) return withCapital(trade) || marginMessages.noTrade;
  if (customer !== undefined) return first?.customer_name ?? marginMessages.byCustomer;
  if (show === "loss") return marginMessages.loss;
  if (show === "hours") return marginMessages.hours;
  if (show === "counted") return marginMessages.withMargin;
  return show === undefined ? marginMessages.allProjects : MARGIN_STATE_WORDS[show];
}

/** The form of time of a project, which is read first. */
function TimeOf({ projectId, close }: { projectId: string; close: () => void }) {
  const { data: project, error, refetch } = useProject(projectId);
  if (error && !project) return <Failure error={error} retry={() => void refetch()} />;
  return project ? <LateTimeForm project={project} close={close} /> : <SheetSkeleton isBare />;
}
