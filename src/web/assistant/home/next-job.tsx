import type { BriefAnswer } from "#api/analytics/brief.ts";
import { formatLongDate, withCapital } from "#domain/shared/french-format.ts";
import { callUrl, phonesIn } from "#domain/shared/phone.ts";
import { nearDay } from "#domain/shared/text/near-day.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { placeUrl } from "#web/customers/place-url.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { CalendarDays, MapPin, Phone } from "lucide-react";
import { useId } from "react";
import { followingJobs } from "./brief-view.ts";
import { DayLeaf, dayInWords } from "./day-leaf.tsx";

type Job = NonNullable<BriefAnswer["next_job"]>;

const NAME = "line-clamp-2 text-lead leading-snug font-[550] [overflow-wrap:anywhere]";

/**
 * The project that starts next: when, for whom, where, with the way there and the call. Then those of the week, unless
 * it stands beside an open conversation.
 */
export function NextJob({ job, brief, isBeside }: { job: Job; brief: BriefAnswer; isBeside: boolean }) {
  const titleId = useId();
  const words = useTradeWords();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-title">
        {job.is_under_way ? "En cours" : words.nextJob}
      </h2>
      <div className="overflow-clip rounded-card border border-line bg-paper">
        <Link
          to="/etape/$id/$stepKey"
          params={{ id: job.project_id, stepKey: "work" }}
          className="flex gap-3 px-4 pt-3 pb-3 -outline-offset-3 hover:bg-sunk"
        >
          <DayLeaf date={job.is_under_way ? todayInFrance() : job.date} />
          <span className="min-w-0 flex-1">
            <span className={NAME}>{job.name}</span>
            <span className="line-clamp-2 text-fine text-quiet [overflow-wrap:anywhere]">
              {whenWords(job)}
              <span className="sr-only">, {formatLongDate(job.date)}</span>
              {job.customer_name !== "" && ` · ${job.customer_name}`}
            </span>
            <span className="block truncate text-fine text-quiet max-md:text-tiny">{job.place}</span>
            {job.has_unsent_quote && <span className="block text-fine text-alert">Devis pas encore envoyé</span>}
            {job.has_unanswered_quote && <span className="block text-fine text-alert">Devis pas encore accepté</span>}
          </span>
        </Link>
        <Reach job={job} />
        {!isBeside && <Following brief={brief} />}
      </div>
    </section>
  );
}

/** The same in one row, above what is to do on a phone: its day and its name, the way there and the call. */
export function NextJobRow({ job }: { job: Job }) {
  const words = useTradeWords();
  const [phone] = phonesIn(job.phone);
  const icon = buttonLook({ look: "quiet", className: "relative z-10 px-3" });
  return (
    <section
      aria-label={job.is_under_way ? "En cours" : words.nextJob}
      className="relative flex min-h-14 items-center gap-3 rounded-card border border-line bg-paper py-1 pr-1 pl-4
        hover:bg-sunk"
    >
      <CalendarDays aria-hidden className="size-5 shrink-0 text-act" />
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: job.project_id, stepKey: "work" }}
        className="min-w-0 flex-1 after:absolute after:inset-0 after:content-['']"
      >
        <span className="line-clamp-2 leading-snug font-[550] [overflow-wrap:anywhere]">{job.name}</span>
        <span className="line-clamp-2 text-fine leading-snug text-quiet [overflow-wrap:anywhere]">
          {whenWords(job)}
          <span className="sr-only">, {formatLongDate(job.date)}</span>
          {job.customer_name !== "" && ` · ${job.customer_name}`}
        </span>
      </Link>
      {job.place !== "" && (
        <a href={placeUrl(job.place)} target="_blank" rel="noreferrer" aria-label={goWords(job)} className={icon}>
          <MapPin aria-hidden className="size-5 shrink-0 text-act" />
        </a>
      )}
      {phone !== undefined && (
        <a href={callUrl(phone)} aria-label={callWords(job)} className={icon}>
          <Phone aria-hidden className="size-5 shrink-0 text-act" />
        </a>
      )}
    </section>
  );
}

function whenWords({ date, is_under_way: isUnderWay }: Job): string {
  return isUnderWay ? `Commencé le ${nearDay(date, todayInFrance())}` : withCapital(dayInWords(date, todayInFrance()));
}

const goWords = ({ place }: Job) => `Y aller : ${place}`;
const callWords = ({ customer_name: name }: Job) => `Appeler ${name}`;

function Reach({ job }: { job: Job }) {
  const [phone] = phonesIn(job.phone);
  if (job.place === "" && phone === undefined) return null;
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-3 max-md:gap-x-1 max-md:pb-2">
      {job.place !== "" && (
        <a
          href={placeUrl(job.place)}
          target="_blank"
          rel="noreferrer"
          aria-label={goWords(job)}
          className={buttonLook({ className: "flex-1" })}
        >
          <MapPin aria-hidden className="size-5 shrink-0 text-act" />Y aller
        </a>
      )}
      {phone !== undefined && (
        <a href={callUrl(phone)} aria-label={callWords(job)} className={buttonLook({ className: "flex-1" })}>
          <Phone aria-hidden className="size-5 shrink-0 text-act" />
          Appeler
        </a>
      )}
    </div>
  );
}

/** The jobs after the next one, which end the page of a phone. Nothing while there are none. */
export function ComingDays({ brief }: { brief: BriefAnswer }) {
  const titleId = useId();
  if (followingJobs(brief).jobs.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-title">
        Les jours qui viennent
      </h2>
      <div className="overflow-clip rounded-card border border-line bg-paper *:border-t-0">
        <Following brief={brief} />
      </div>
    </section>
  );
}

function Following({ brief }: { brief: BriefAnswer }) {
  const { jobs, more } = followingJobs(brief);
  if (jobs.length === 0) return null;
  return (
    <ul aria-label="Ensuite" className="divide-y divide-line border-t border-line">
      {jobs.map(({ project_id: id, name, customer_name: customerName, date }) => (
        <li key={id}>
          <Link
            to="/etape/$id/$stepKey"
            params={{ id, stepKey: "work" }}
            className="flex min-h-11 items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunk"
          >
            {date !== null && <DayLeaf date={date} isSmall />}
            <span className="min-w-0 flex-1 truncate">
              {name}
              {customerName !== "" && <span className="text-fine text-quiet"> · {customerName}</span>}
            </span>
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link
            to="/app/timeline"
            className="flex min-h-11 items-center px-4 text-fine font-[550] text-act -outline-offset-3 hover:bg-sunk"
          >
            {more === 1 ? "1 autre cette semaine" : `${more} autres cette semaine`}
          </Link>
        </li>
      )}
    </ul>
  );
}
