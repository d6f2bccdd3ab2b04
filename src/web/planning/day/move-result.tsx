import type { DaySpan } from "#domain/planning/bar-change.ts";
import { effectWords, shiftWords } from "#domain/planning/move-effects.messages.ts";
import { moveEffects } from "#domain/planning/move-effects.ts";
import { spanRemarks, spanSentence } from "#domain/planning/planning.messages.ts";
import { rankOfDay } from "#domain/planning/planning.ts";
import type { WorkingTime } from "#domain/planning/staffed-work.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { callUrl, phonesIn } from "#domain/shared/phone.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { linkLook } from "#web/ui/button.tsx";
import { cx } from "class-variance-authority";
import { Check, Phone, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { customerOfPlan } from "../planned-card.tsx";
import type { PlannedProject } from "../use-planning.ts";

/** What other days of a project change, before they are saved: how far, for whom, and who is not told of it. */
export function MoveResult({
  plan,
  plans,
  span,
  time,
}: {
  plan: PlannedProject;
  plans: readonly PlannedProject[];
  span: DaySpan;
  time: WorkingTime;
}) {
  const { isTeam, meId, nameOf } = useSitePeople();
  const { closures } = time;
  const lengthOf = (days: DaySpan) => rankOfDay(days.lastDay, days, closures).count;
  const effects = moveEffects(plans, plan, span, time);
  const { troubles, fullWords, easedWords } = effectWords(
    effects,
    (userId) => (userId === meId ? "Toi" : nameOf(userId)),
    !isTeam,
  );
  const warnings = [...spanRemarks(span, closures).map(withCapital), ...troubles];
  const holds = effects.length > 0 && troubles.length === 0;
  return (
    <div role="status" className="flex flex-col gap-1 rounded-card bg-sunk px-4 py-3">
      <p className="font-[550]">{withCapital(spanSentence(span))}</p>
      <p className="text-fine text-quiet">
        {withCapital(shiftWords(plan, span, { before: lengthOf(plan), after: lengthOf(span) }))}
      </p>
      {warnings.map((words) => (
        <Remark key={words} isBad>
          {words}
        </Remark>
      ))}
      {fullWords.map((words) => (
        <p key={words} className="text-fine">
          {words}
        </p>
      ))}
      {easedWords.map((words) => (
        <Remark key={words}>{words}</Remark>
      ))}
      {holds && easedWords.length === 0 && (
        <Remark>{isTeam ? "Ça tient pour ceux qui y vont" : "Ça tient dans tes journées"}</Remark>
      )}
      <CustomerLine plan={plan} />
    </div>
  );
}

function Remark({ isBad = false, children }: { isBad?: boolean; children: ReactNode }) {
  const Icon = isBad ? TriangleAlert : Check;
  return (
    <p className={cx("flex items-start gap-1.5 text-fine font-[550]", isBad ? "text-bad" : "text-good")}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

// Nothing is sent to a customer: whoever moves the day tells them.
function CustomerLine({ plan }: { plan: PlannedProject }) {
  const name = customerOfPlan(plan);
  const [phone] = phonesIn(plan.project.client_info.phone);
  if (name === "") return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-fine text-quiet">
      <span className="min-w-0 [overflow-wrap:anywhere]">Pense à prévenir {name} : rien ne part tout seul.</span>
      {phone !== undefined && (
        <a href={callUrl(phone)} aria-label={`Appeler ${name}`} className={cx(linkLook, "gap-1.5")}>
          <Phone aria-hidden className="size-4 shrink-0" />
          Appeler
        </a>
      )}
    </div>
  );
}
