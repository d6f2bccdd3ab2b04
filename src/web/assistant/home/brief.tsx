import { getBrief } from "#api/analytics/brief.ts";
import { getMoneyFigures } from "#api/analytics/money.ts";
import { listWaitingActions } from "#api/assistant/actions.ts";
import { MONEY_WORDS } from "#domain/analytics/money.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { useCompany } from "#web/company/use-company.ts";
import { useMay, useMemberships } from "#web/company/use-memberships.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { cx } from "class-variance-authority";
import { CircleCheck } from "lucide-react";
import { RecentCard } from "../recent/recent-conversations.tsx";
import { briefOf } from "./brief-view.ts";
import { FirstSteps } from "./first-steps.tsx";
import { HomeMoney } from "./home-money.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { LeftToDo, useLeftToDo } from "./left-to-do.tsx";
import { ToDo } from "./to-do.tsx";

const readWorks = async () => (await import("./home-works.ts")).HOME_WORKS;

const MyWork = onDemand(
  async () => (await readWorks()).MyWork,
  (words) => words,
  "when shown",
);

// A phone and a wide screen show the next job each in its own way, in a place kept for it.
const NextJob = onDemand(
  async () => (await readWorks()).NextJob,
  (words) => <div className="min-h-40">{words}</div>,
  "when shown",
);
const NextJobRow = onDemand(
  async () => (await readWorks()).NextJobRow,
  (words) => <div className="h-24 overflow-hidden">{words}</div>,
  "when shown",
);

// It ends the page of a phone: nothing stands under it.
const ComingDays = onDemand(
  async () => (await readWorks()).ComingDays,
  () => null,
  "when shown",
);

// What a wide screen shows when nothing is planned or to collect.
const BesideNothing = onDemand(
  async () => (await import("./beside-nothing.tsx")).BesideNothing,
  (words) => words,
  "when shown",
);

const MOST = 6;

/** What waits today, as the server computes it. */
export function useBrief() {
  return useAnswer(getBrief);
}

// Without the actions that wait, the rest is still true.
function useLines() {
  const actions = useAnswer(listWaitingActions);
  const { data } = useBrief();
  if (!data) return null;
  const titles = actions.data?.actions.map(({ title }) => title);
  return briefOf(data.brief, todayInFrance(), titles).slice(0, MOST);
}

/**
 * The morning's page: money, what to do, what is left to say of the company, the next job. `isBeside`: in the column
 * beside an open conversation. When it cannot be read, only the conversation is shown.
 */
export function Brief({ isBeside }: { isBeside: boolean }) {
  const may = useMay();
  const { current, isRead } = useMemberships();
  if (current !== null && may("work") && !may("manage")) return <MyWork />;
  return <CompanyBrief isBeside={isBeside} isRoleRead={isRead} />;
}

function CompanyBrief({ isBeside, isRoleRead }: { isBeside: boolean; isRoleRead: boolean }) {
  const may = useMay();
  const company = useCompany();
  const { data, isError } = useBrief();
  const lines = useLines();
  const seller = may("manage") ? company.data : undefined;
  const left = useLeftToDo(seller);
  const onPhone = useOnPhone();
  // Without a network the day is what was read, and money waits.
  if (!data && !navigator.onLine) return <MyWork />;
  if (isError) return null;
  if (!isRoleRead || !data || lines === null || company.isPending) return <HomeSkeleton isBeside={isBeside} />;
  const { has_projects: hasProjects } = data.brief;
  if (!hasProjects && seller) return <FirstSteps company={seller} isBeside={isBeside} />;
  if (!hasProjects) return <p className="text-quiet">Rien n'attend aujourd'hui.</p>;
  return (
    <div className="flex flex-col gap-4">
      {may("amounts") && <HomeMoney isBeside={isBeside} />}
      {onPhone && <NextJobRow />}
      <div className={cx("flex flex-col gap-4", !isBeside && "md:grid md:grid-cols-[1.6fr_1fr] md:items-start")}>
        <div className="flex min-w-0 flex-col gap-4">
          {/* « Rien n'attend » is not said above what is left to do. */}
          {(lines.length > 0 || left === null) && (
            <section aria-label="À faire">
              <h2 className="mb-2 text-title">À faire</h2>
              {lines.length > 0 ? <ToDo label="À faire" lines={lines} hasMain /> : <NothingToDo />}
            </section>
          )}
          {left && <LeftToDo {...left} />}
          {onPhone ? <ComingDays /> : !isBeside && <RecentCard />}
        </div>
        <div className="flex flex-col gap-4 empty:hidden">
          {!onPhone && <NextJob isBeside={isBeside} />}
          {may("amounts") && !onPhone && <BesideNothing brief={data.brief} />}
        </div>
      </div>
    </div>
  );
}

function NothingToDo() {
  return (
    <p className="flex items-center gap-3 rounded-card border border-line bg-paper px-4 py-4 text-quiet">
      <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />
      Rien n'attend aujourd'hui.
    </p>
  );
}

/** The same, folded to one line while a conversation has the room of a phone. It opens. `title`: when nothing waits. */
export function FoldedBrief({ title }: { title: string }) {
  const seesAmounts = useMay()("amounts");
  const money = useAnswer(getMoneyFigures, {}, { enabled: seesAmounts });
  const lines = useLines();
  if (lines === null) return null;
  if (lines.length === 0) return <p className="min-w-0 self-center truncate font-[550]">{title}</p>;
  const toCollect = money.data?.figures.to_collect.amount_cents;
  return (
    <details
      className="relative min-w-0 flex-1 rounded-card border border-line bg-paper open:max-h-[40vh]
        open:overflow-y-auto"
    >
      <summary
        className="flex min-h-11 items-center justify-between gap-3 px-4 font-[550] -outline-offset-3
          [&::-webkit-details-marker]:hidden"
      >
        {toCollect ? (
          <>
            {MONEY_WORDS.to_collect}
            <span className="figures">{formatMoney(toCollect)}</span>
          </>
        ) : (
          <>
            À faire
            <span className="figures text-fine font-normal text-quiet">
              {lines.length === 1 ? "1 chose" : `${lines.length} choses`}
            </span>
          </>
        )}
      </summary>
      <ToDo label="À faire" lines={lines} />
    </details>
  );
}
