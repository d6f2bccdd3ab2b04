import { workerMessages } from "#domain/projects/worker.messages.ts";
import { formatLongDate, withCapital } from "#domain/shared/french-format.ts";
import { callUrl, phonesIn } from "#domain/shared/phone.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { placeUrl } from "#web/customers/place-url.ts";
import { customerOfPlan } from "#web/planning/planned-card.tsx";
import type { PlannedProject } from "#web/planning/use-planning.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { CalendarDays, MapPin, Phone } from "lucide-react";
import { useId } from "react";
import { DayLeaf, dayInWords } from "./day-leaf.tsx";
import type { JobAtHand } from "./use-at-hand.ts";
import { useAtHand } from "./use-at-hand.ts";
import { ComingRows, OthersToday } from "./works-today.tsx";

/**
 * What the reader has today, else the project that starts next: for whom, where, with the way there and the call. Then
 * where the others are, what is late, and what comes, unless it stands beside an open conversation.
 */
export function NextJob({ isBeside }: { isBeside: boolean }) {
  const titleId = useId();
  const words = useTradeWords();
  const atHand = useAtHand();
  if (atHand === null) return <SheetSkeleton />;
  const { isWorked, nextJobs, today, lateWorks, comingJobs } = atHand;
  const [firstJob, ...otherJobs] = nextJobs;
  const hasNothing = !isWorked && !firstJob && lateWorks.length + comingJobs.length === 0;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-title">
        {isWorked ? TODAY : words.nextJob}
      </h2>
      {hasNothing ? (
        <NothingPlanned />
      ) : (
        <div className={CARD}>
          {firstJob && <FirstJob job={firstJob} today={today} />}
          {isWorked && !firstJob && <p className="px-4 py-3 text-quiet">{NOTHING_OF_MINE}</p>}
          {otherJobs.map((job) => (
            <JobRow key={job.plan.id} {...{ job, today }} />
          ))}
          <OthersToday {...atHand} />
          {!isBeside && <ComingRows {...atHand} />}
        </div>
      )}
    </section>
  );
}

/** The same above what is to do on a phone, a row for each work. Nothing where nobody works and nothing comes. */
export function NextJobRow() {
  const titleId = useId();
  const words = useTradeWords();
  const atHand = useAtHand();
  if (atHand === null) return <div aria-hidden className="h-24 animate-breathe rounded-card bg-sunk" />;
  const { isWorked, nextJobs, today, lateWorks } = atHand;
  if (!isWorked && nextJobs.length + lateWorks.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-title">
        {isWorked ? TODAY : words.nextJob}
      </h2>
      <div className={CARD}>
        {isWorked && nextJobs.length === 0 && <p className="px-4 py-3 text-quiet">{NOTHING_OF_MINE}</p>}
        {nextJobs.map((job) => (
          <JobRow key={job.plan.id} {...{ job, today }} />
        ))}
        <OthersToday {...atHand} />
      </div>
    </section>
  );
}

/** The jobs after these, which end the page of a phone. Nothing while there are none. */
export function ComingDays() {
  const titleId = useId();
  const atHand = useAtHand();
  if (atHand === null || atHand.comingJobs.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-title">
        Les jours qui viennent
      </h2>
      <div className={CARD}>
        <ComingRows {...atHand} />
      </div>
    </section>
  );
}

const TODAY = "Aujourd'hui";
const NOTHING_OF_MINE = "Rien pour toi aujourd'hui";
const CARD = "divide-y divide-line overflow-clip rounded-card border border-line bg-paper";
const NAME = "line-clamp-2 leading-snug font-[550] [overflow-wrap:anywhere]";
const FACTS = "line-clamp-2 text-fine leading-snug text-quiet [overflow-wrap:anywhere]";

// The work that the reader goes to, as large as it matters.
function FirstJob({ job, today }: { job: JobAtHand; today: string }) {
  const { plan, day } = job;
  const place = placeOf(plan);
  const [phone] = phonesIn(plan.project.client_info.phone);
  return (
    <div>
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: plan.id, stepKey: "work" }}
        className="flex gap-3 px-4 pt-3 pb-3 -outline-offset-3 hover:bg-sunk"
      >
        <DayLeaf date={day} />
        <span className="min-w-0 flex-1">
          <span className={cx(NAME, "text-lead")}>{plan.name}</span>
          <JobFacts {...{ job, today }} />
          <span className="block truncate text-fine text-quiet">{place}</span>
        </span>
      </Link>
      {(place !== "" || phone !== undefined) && (
        <div className="flex flex-wrap gap-2 px-4 pb-3">
          {place !== "" && (
            <a
              href={placeUrl(place)}
              target="_blank"
              rel="noreferrer"
              aria-label={goWords(place)}
              className={buttonLook({ className: "flex-1" })}
            >
              <MapPin aria-hidden className="size-5 shrink-0 text-act" />Y aller
            </a>
          )}
          {phone !== undefined && (
            <a href={callUrl(phone)} aria-label={callWords(plan)} className={buttonLook({ className: "flex-1" })}>
              <Phone aria-hidden className="size-5 shrink-0 text-act" />
              Appeler
            </a>
          )}
        </div>
      )}
    </div>
  );
}

// The same in one row: its name, the way there and the call.
function JobRow({ job, today }: { job: JobAtHand; today: string }) {
  const { plan } = job;
  const place = placeOf(plan);
  const [phone] = phonesIn(plan.project.client_info.phone);
  const icon = buttonLook({ look: "quiet", className: "relative z-10 px-3" });
  return (
    <div className="relative flex min-h-14 items-center gap-3 py-1.5 pr-1 pl-4 hover:bg-sunk">
      <CalendarDays aria-hidden className="size-5 shrink-0 text-act" />
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: plan.id, stepKey: "work" }}
        className="min-w-0 flex-1 after:absolute after:inset-0 after:content-['']"
      >
        <span className={NAME}>{plan.name}</span>
        <JobFacts {...{ job, today }} />
      </Link>
      <span className="flex shrink-0">
        {place !== "" && (
          <a href={placeUrl(place)} target="_blank" rel="noreferrer" aria-label={goWords(place)} className={icon}>
            <MapPin aria-hidden className="size-5 shrink-0 text-act" />
          </a>
        )}
        {phone !== undefined && (
          <a href={callUrl(phone)} aria-label={callWords(plan)} className={icon}>
            <Phone aria-hidden className="size-5 shrink-0 text-act" />
          </a>
        )}
      </span>
    </div>
  );
}

// How long or when, with whom, for whom: « 4 h 45 avec Lucas · Paul Durand · 4 tâches à faire ».
function JobFacts({ job: { plan, day, ownMinutes }, today }: { job: JobAtHand; today: string }) {
  const { isTeam, meId, shortNameOf } = useSitePeople();
  const { project, people } = plan;
  const others = people.filter((userId) => userId !== meId).map(shortNameOf);
  const isMine = meId !== null && people.includes(meId);
  const company = !isTeam || others.length === 0 ? "" : `${isMine ? "avec " : ""}${others.join(", ")}`;
  const ownHours = ownMinutes > 0 ? formatMinutes(ownMinutes) : "";
  const time = day === today ? ownHours : withCapital(dayInWords(day, today));
  const facts = [
    [time, company].filter((part) => part !== "").join(" "),
    customerOfPlan(plan),
    workerMessages.left(project.tasks_total, project.tasks_done),
  ];
  return (
    <>
      <span className={FACTS}>
        {facts.filter((part) => part !== "").join(" · ")}
        <span className="sr-only">, {formatLongDate(day)}</span>
      </span>
      <Unsure {...{ project }} />
    </>
  );
}

// What nobody has ordered yet is planned all the same.
function Unsure({ project: { stage, tasks_done: tasksDone } }: Pick<PlannedProject, "project">) {
  if (tasksDone > 0 || (stage !== "to_send" && stage !== "waiting")) return null;
  return (
    <span className="block text-fine text-alert">
      {stage === "to_send" ? "Devis pas encore envoyé" : "Devis pas encore accepté"}
    </span>
  );
}

// The site of the project, or else the address of its customer.
function placeOf({ project: { site_address: siteAddress, client_info: client } }: PlannedProject): string {
  const { line1 = "", postal_code: postalCode = "", city = "" } = client.address ?? {};
  return siteAddress || [line1, `${postalCode} ${city}`.trim()].filter((part) => part !== "").join(", ");
}

const goWords = (place: string) => `Y aller : ${place}`;
const callWords = (plan: PlannedProject) => `Appeler ${customerOfPlan(plan)}`;

function NothingPlanned() {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-paper px-4 py-3">
      <p className="text-quiet">Rien au planning : place un chantier.</p>
      <Link to="/app/timeline" className={buttonLook()}>
        Ouvrir le planning
      </Link>
    </div>
  );
}
