import { isWorkOf } from "#domain/projects/people/assigned-people.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Choice } from "#web/ui/choice.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { ChevronDown } from "lucide-react";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useAtOnce } from "./use-at-once.ts";
import type { PlannedProject } from "./use-planning.ts";

/** Whose projects a planning shows: all of them, one's own and those of nobody, or all of them by person. */
export type ShownProjects = "all" | "mine" | "people";

const CHOICES = [
  { value: "mine", label: "Moi" },
  { value: "all", label: "Tous" },
  { value: "people", label: "Équipe" },
] as const;

/**
 * Whose projects are shown, and those among the plans. Whoever does not manage sees first what is theirs, and who
 * does sees on a wide screen who is where. Somebody alone has no choice, and sees all. `isShown`: true of a project
 * that the choice shows.
 */
export function useShownProjects(everyPlan: readonly PlannedProject[]) {
  const manages = useMay()("manage");
  const { isTeam, meId } = useSitePeople();
  const [choice, setChoice] = useState<ShownProjects | null>(null);
  const onPhone = useOnPhone();
  const ownScope = manages ? (onPhone ? "all" : "people") : meId === null ? "all" : "mine";
  const scope: ShownProjects = isTeam ? (choice ?? ownScope) : "all";
  const workerId = scope === "mine" ? meId : null;
  const isShown = useCallback(
    ({ people }: Pick<PlannedProject, "people">) => workerId === null || isWorkOf(workerId, people),
    [workerId],
  );
  const plans = useMemo(() => everyPlan.filter(isShown), [everyPlan, isShown]);
  return {
    scope,
    meId,
    plans,
    isShown,
    choice: isTeam ? { isMineOffered: meId !== null, setChoice } : null,
  };
}

/** The choice of whose projects are shown: a row of buttons, or a menu where they have no room beside the views. */
export function ShownChoice({
  scope,
  isMineOffered,
  setChoice,
}: {
  scope: ShownProjects;
  isMineOffered: boolean;
  setChoice: (scope: ShownProjects) => void;
}) {
  const words = useTradeWords();
  const isNarrow = useIsNarrow();
  const options = CHOICES.filter(({ value }) => isMineOffered || value !== "mine");
  const label = `${withCapital(words.sites)} montrés`;
  const [shownScope, choose] = useAtOnce(scope, setChoice);
  if (!isNarrow) return <Choice label={label} hidesLabel options={options} value={shownScope} onChange={choose} />;
  return (
    <span className="relative shrink-0">
      <select
        aria-label={label}
        value={shownScope}
        style={{ appearance: "none" }}
        onChange={({ target }) => choose(options.find(({ value }) => value === target.value)?.value ?? scope)}
        className="min-h-12 min-w-0 rounded-card md:min-h-11 border border-line bg-paper pr-8 pl-3 text-fine font-[550]"
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4.5 text-quiet"
      />
    </span>
  );
}

// The width from which both rows of buttons stand beside the days on screen, `xl:` in the style sheet.
const NARROW = "(max-width: 1279px)";

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(NARROW);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
