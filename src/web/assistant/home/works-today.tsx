import { goesOnWords } from "#domain/planning/planning.messages.ts";
import { peopleMessages } from "#domain/projects/people/people.messages.ts";
import { formatLongDate } from "#domain/shared/french-format.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { hueOf } from "#web/planning/people/person-hue.ts";
import { NobodyMark, PersonMark } from "#web/planning/people/person-mark.tsx";
import { customerOfPlan } from "#web/planning/planned-card.tsx";
import type { PlannedProject } from "#web/planning/use-planning.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { DayLeaf } from "./day-leaf.tsx";
import type { AtHand } from "./use-at-hand.ts";

const ROW = "flex min-h-11 items-center gap-3 px-4 py-1.5 -outline-offset-3 hover:bg-sunk";
const MOST_COLLEAGUES = 5;
// Opens the choice of a day: see `PLACING` of group-words-view.ts, which is too heavy for this row.
const PLACING_DAY = "planifier";
const WORDS = "min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]";

/** Where each of the others is today, what nobody is on, and what is late: a row for each. */
export function OthersToday({ colleagues, worksToGive, lateWorks }: AtHand) {
  const { people, shortNameOf } = useSitePeople();
  const moreCount = colleagues.length - MOST_COLLEAGUES;
  return (
    <>
      {colleagues.length + worksToGive.length > 0 && (
        <ul aria-label="L'équipe aujourd'hui" className="divide-y divide-line">
          {colleagues.slice(0, MOST_COLLEAGUES).map(({ person: { userId, name, isMe }, plan, words, troubles }) => {
            const row = (
              <>
                <PersonMark name={name} hue={hueOf(people, userId)} />
                <span className={WORDS}>
                  {isMe ? "Toi" : shortNameOf(userId)}
                  {words !== "" && <span className="text-fine text-quiet"> · {words}</span>}
                  {troubles.length > 0 && (
                    <span className="text-fine font-[550] text-bad"> · {troubles.join(", ")}</span>
                  )}
                </span>
              </>
            );
            return (
              <li key={userId}>
                {plan ? (
                  <WorkLink id={plan.id}>{row}</WorkLink>
                ) : (
                  <div className={cx(ROW, "hover:bg-paper")}>{row}</div>
                )}
              </li>
            );
          })}
          {moreCount > 0 && (
            <li>
              <Link to="/app/team" className={cx(ROW, "text-fine font-[550] text-act")}>
                {moreCount === 1 ? "1 autre personne" : `${moreCount} autres personnes`}
              </Link>
            </li>
          )}
          {worksToGive.map(({ id, name }) => (
            <li key={id}>
              <WorkLink id={id}>
                <NobodyMark />
                <span className={WORDS}>
                  {peopleMessages.toGive}
                  <span className="text-fine text-quiet"> · {name}</span>
                </span>
              </WorkLink>
            </li>
          ))}
        </ul>
      )}
      <LateRows lateWorks={lateWorks} />
    </>
  );
}

/** What is late, a row for each: whoever may move it is shown the days that it may take. */
export function LateRows({ lateWorks }: Pick<AtHand, "lateWorks">) {
  const mayMove = useMay()("manage");
  if (lateWorks.length === 0) return null;
  return (
    <ul aria-label="En retard" className="divide-y divide-line">
      {lateWorks.map(({ id, name, words }) => (
        <li key={id}>
          <WorkLink id={id} hash={mayMove ? PLACING_DAY : undefined}>
            <TriangleAlert aria-hidden className="mx-1 size-5 shrink-0 text-bad" />
            <span className={WORDS}>
              <span className="block font-[550]">{name}</span>
              <span className="block text-fine text-bad">{words}</span>
            </span>
            {mayMove && <span className="shrink-0 text-fine font-[550] text-act">Replacer</span>}
          </WorkLink>
        </li>
      ))}
    </ul>
  );
}

// Of work that the customer has not agreed to, whatever is missing: its price, its sending or their answer.
const NOT_ORDERED = "Pas encore accepté";
const UNORDERED_STAGES = ["estimation", "to_send", "waiting"];

function isUnordered({ project: { stage, tasks_done: tasksDone } }: PlannedProject): boolean {
  return tasksDone === 0 && UNORDERED_STAGES.includes(stage);
}

/** What comes in the days after today, and how much more of it there is. */
export function ComingRows({ comingJobs, moreCount, today }: AtHand) {
  const { isTeam, shortNameOf } = useSitePeople();
  if (comingJobs.length === 0) return null;
  return (
    <ul aria-label="Ensuite" className="divide-y divide-line">
      {comingJobs.map(({ plan, day }) => (
        <li key={plan.id}>
          <WorkLink id={plan.id}>
            <DayLeaf date={day} isSmall />
            <span className="min-w-0 flex-1">
              <span className="block truncate">
                {plan.name}
                <span className="sr-only">, {formatLongDate(day)}</span>
              </span>
              <span className="block truncate text-fine text-quiet">
                {[
                  plan.firstDay < today ? goesOnWords(day) : "",
                  customerOfPlan(plan),
                  isTeam ? plan.people.map(shortNameOf).join(", ") || peopleMessages.toGive.toLowerCase() : "",
                ]
                  .filter((part) => part !== "")
                  .join(" · ")}
              </span>
              {isUnordered(plan) && <span className="block text-fine text-alert">{NOT_ORDERED}</span>}
            </span>
          </WorkLink>
        </li>
      ))}
      {moreCount > 0 && (
        <li>
          <Link to="/app/timeline" className={cx(ROW, "text-fine font-[550] text-act")}>
            {moreCount === 1 ? "1 autre dans la semaine" : `${moreCount} autres dans la semaine`}
          </Link>
        </li>
      )}
    </ul>
  );
}

function WorkLink({ id, hash, children }: { id: string; hash?: string | undefined; children: ReactNode }) {
  return (
    <Link to="/etape/$id/$stepKey" params={{ id, stepKey: "work" }} hash={hash} className={ROW}>
      {children}
    </Link>
  );
}
