import { clientNames } from "#domain/customers/customer.ts";
import { crewWords } from "#domain/planning/workload.messages.ts";
import { townOf } from "#domain/projects/site-town.ts";
import { isInvoicedStage } from "#domain/projects/stages/stages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { callUrl, phonesIn } from "#domain/shared/phone.ts";
import { placeUrl } from "#web/customers/place-url.ts";
import { StageChip } from "#web/projects/board/stage-chip.tsx";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { PersonMark } from "./people/person-mark.tsx";
import { useCrew } from "./people/use-crew.ts";
import type { useBarDrag } from "./use-bar-drag.ts";
import type { PlannedProject } from "./use-planning.ts";

type BarHandlers = ReturnType<ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"]>;

/** The ID of the sentence that says which keys move a bar. */
export const KEYS_HINT = "planning-keys";

/**
 * The colours of a project on the planning: late, invoiced, that of its people when it is sure, and dashed while its
 * customer has not answered. Its left edge says whose it is in every state. `hue`: see `useHueOfWork`. `isBare`: no
 * quiet words stand on it, so that its tint may be strong where the screen is dark.
 */
export function planLook({ late, project, firmness }: PlannedProject, hue: string, isBare = false): string {
  if (late !== null)
    return cx(
      hue,
      "border-bad border-l-(--hue)",
      isBare ? STRONG_LATE : "bg-[color-mix(in_oklab,var(--bad)_10%,var(--paper))]",
    );
  if (isInvoicedStage(project.stage))
    return cx(hue, "border-good border-l-(--hue) bg-[color-mix(in_oklab,var(--good)_12%,var(--paper))]");
  return firmness === "firm"
    ? cx(hue, "border-(--hue)", isBare ? STRONG_FIRM : "bg-[color-mix(in_oklab,var(--hue)_16%,var(--paper))]")
    : cx(hue, "border-(--hue) border-dashed bg-paper");
}

const STRONG_FIRM =
  "bg-[light-dark(color-mix(in_oklab,var(--hue)_18%,var(--paper)),color-mix(in_oklab,var(--hue)_38%,var(--paper)))]";
const STRONG_LATE =
  "bg-[light-dark(color-mix(in_oklab,var(--bad)_10%,var(--paper)),color-mix(in_oklab,var(--bad)_26%,var(--paper)))]";

/** The same as the edge of a card of paper, which holds fields and buttons. */
export function planEdge({ firmness }: PlannedProject, hue: string): string {
  return cx(hue, "border-l-(--hue)", firmness !== "firm" && "border-dashed");
}

/** Who a project is for. */
export function customerOfPlan({ project }: PlannedProject): string {
  return clientNames(project.client_info)[0] ?? "";
}

/** The town where a project is worked on, empty when no address says so. */
export function townOfPlan({ project }: PlannedProject): string {
  const { site_address: siteAddress, client_info: client } = project;
  return siteAddress === "" ? (client.address?.city ?? "") : townOf(siteAddress);
}

type CardProps = {
  plan: PlannedProject;
  date: CalendarDate;
  /** What it takes that day of those who are shown, empty where nothing is to be said. */
  hoursWords: string;
  /** Which of its days it is, said in the place of for whom and where. Empty on the first one. */
  rankWords?: string;
  /** What of it is late. */
  lateLine?: ReactNode;
  isPast: boolean;
  /** A hand has it. */
  isTaken?: boolean;
  /** The colour of its people: see `useHueOfWork`. */
  hue: string;
  handlers?: BarHandlers | null;
  /** What may be done with it. */
  menu?: ReactNode;
};

/** A project on one of its days, in two short lines: its name and its hours, then for whom, where and who goes. */
export function PlannedCard({
  plan,
  date,
  hoursWords,
  rankWords = "",
  lateLine = null,
  isPast,
  isTaken = false,
  hue,
  handlers = null,
  menu = null,
}: CardProps) {
  return (
    <div
      data-carried
      className={cx(
        "rounded-card border border-l-4",
        planLook(plan, hue),
        isPast && "opacity-75",
        isTaken && "relative z-30 rotate-1 opacity-90 shadow-float",
      )}
    >
      <div className="flex items-center">
        <CardLink
          plan={plan}
          handlers={handlers}
          className={cx(
            "flex min-h-12 min-w-0 flex-1 flex-col justify-center rounded-card py-1 pl-3",
            menu === null ? "pr-3" : "pr-0",
          )}
        >
          <span className="flex items-start gap-2">
            <span className="line-clamp-3 min-w-0 flex-1 leading-tight font-[550] hyphens-auto">{plan.name}</span>
            {plan.late !== null ? (
              <StateChip state="late" />
            ) : (
              menu === null && <StageChip stage={plan.project.stage} />
            )}
            {hoursWords !== "" && <span className="figures text-fine whitespace-nowrap">{hoursWords}</span>}
          </span>
          {lateLine}
          <Facts {...{ plan, date, rankWords }} />
        </CardLink>
        {menu}
      </div>
    </div>
  );
}

function CardLink({
  plan,
  handlers,
  className,
  children,
}: {
  plan: PlannedProject;
  handlers: BarHandlers | null;
  className: string;
  children: ReactNode;
}) {
  return (
    <Link
      to="/project/$id"
      params={{ id: plan.id }}
      {...(handlers && { ...handlers, draggable: false, "aria-describedby": KEYS_HINT })}
      className={cx(className, handlers && "touch-pan-y select-none [-webkit-touch-callout:none]")}
    >
      {children}
    </Link>
  );
}

// For whom and where, or which day it is, and who goes.
function Facts({ plan, date, rankWords }: Required<Pick<CardProps, "plan" | "date" | "rankWords">>) {
  const { isTeam, meId } = useSitePeople();
  const crew = useCrew(plan.people, date);
  const isOfOthers = isTeam && plan.people.some((userId) => userId !== meId);
  const place = [customerOfPlan(plan), townOfPlan(plan)].filter((fact) => fact !== "").join(" · ");
  const words = rankWords === "" ? place : rankWords;
  if (words === "" && !isOfOthers) return null;
  return (
    <span className="flex items-end gap-1">
      <span className="line-clamp-2 min-w-0 flex-1 text-fine leading-snug text-quiet">{words}</span>
      {isOfOthers && (
        <>
          <span className="sr-only">{crewWords(crew)}</span>
          {crew.map(({ key, ...person }) => (
            <PersonMark key={key} {...person} isSmall />
          ))}
        </>
      )}
    </span>
  );
}

// Three of them are side by side on a phone.
const REACH = "flex-auto whitespace-nowrap max-md:min-h-12 max-md:px-2! md:flex-none";

/** Where the work is, how to get there, and whom to call. `children`: what else is done there. */
export function PlaceOfWork({ plan: { project }, children }: { plan: PlannedProject; children?: ReactNode }) {
  const { site_address: siteAddress, client_info: client } = project;
  const { line1 = "", postal_code: postalCode = "", city = "" } = client.address ?? {};
  const ofCustomer = [line1, `${postalCode} ${city}`.trim()].filter((part) => part !== "").join(", ");
  const place = siteAddress === "" ? ofCustomer : siteAddress;
  const [phone] = phonesIn(client.phone);
  if (place === "" && phone === undefined && !children) return null;
  return (
    <div className="flex flex-col gap-2">
      {place !== "" && <p className="text-fine [overflow-wrap:anywhere]">{place}</p>}
      <div className="flex flex-wrap gap-2">
        {place !== "" && (
          <a
            href={placeUrl(place)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Y aller : ${place}`}
            className={buttonLook({ className: REACH })}
          >
            <MapPin aria-hidden className="size-5 shrink-0" />Y aller
          </a>
        )}
        {phone !== undefined && (
          <a
            href={callUrl(phone)}
            aria-label={`Appeler ${client.full_name || client.company}`}
            className={buttonLook({ className: REACH })}
          >
            <Phone aria-hidden className="size-5 shrink-0" />
            Appeler
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
