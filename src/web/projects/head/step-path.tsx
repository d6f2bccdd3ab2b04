import type { ProjectAnswer } from "#api/projects.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { STEP_WORDS } from "#domain/projects/steps.messages.ts";
import type { StepKey } from "#domain/projects/steps.ts";
import { STEP_KEYS, isStepDone } from "#domain/projects/steps.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Check } from "lucide-react";

/** The six steps of a project, each a link: what is done, where one is, what is to come. */
export function StepPath({ project, step }: { project: ProjectAnswer; step: string }) {
  const { tasks, quote, invoice, estimation_total } = project;
  const facts = {
    // A quote written line by line has its price without an estimation, which is still empty.
    isEstimated: estimation_total !== null || tasks.length > 0,
    quoteStatus: quote?.status ?? null,
    hasInvoice: hasValidInvoice(invoice),
    tasksTotal: tasks.length,
    tasksDone: tasks.filter(({ done }) => done).length,
  };
  return (
    <nav aria-label="Étapes du projet" className="mb-4 md:mb-6 md:border-b md:border-line">
      <ol className="flex md:-mb-px md:flex-wrap md:gap-1">
        {STEP_KEYS.map((key, index) => (
          <li key={key} className={cx("relative min-w-0 max-md:flex-1", index > 0 && BOUND)}>
            <Link
              to="/etape/$id/$stepKey"
              params={{ id: project.id, stepKey: key }}
              className={cx(LOOK, key === step ? HERE : "border-transparent text-quiet hover:text-ink")}
            >
              <Mark isDone={isStepDone(key, facts)} isHere={key === step} rank={index + 1} />
              <Name of={key} isHere={key === step} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

// On a phone a line leads from each mark to the next one.
const BOUND = cx(
  "max-md:before:absolute max-md:before:top-5 max-md:before:right-1/2 max-md:before:left-[-50%]",
  "max-md:before:border-t max-md:before:border-line",
);

const LOOK = cx(
  "relative flex transition-colors duration-150 -outline-offset-3 max-md:min-h-14 max-md:flex-col max-md:items-center",
  "max-md:gap-1 max-md:pt-1.5 md:min-h-11 md:items-center md:gap-1.5 md:border-b-2 md:px-2 md:text-fine",
);
const HERE = "border-act font-[550] text-act";

const NAME = "whitespace-nowrap max-md:text-[0.6875rem] max-md:leading-tight max-md:tracking-tight";

// Six short names fit side by side on a phone. On a narrower one, or in larger letters, where one is alone is named.
function Name({ of: key, isHere }: { of: StepKey; isHere: boolean }) {
  const [first, ...others] = STEP_WORDS[key].split(" ");
  return (
    <span className={cx(NAME, !isHere && "max-[22.4rem]:sr-only")}>
      {first}
      {others.length > 0 && <span className="max-md:sr-only"> {others.join(" ")}</span>}
    </span>
  );
}

const MARK = cx(
  "figures inline-flex max-md:size-7 max-md:items-center max-md:justify-center max-md:rounded-full max-md:border",
  "max-md:text-tiny",
);

function Mark({ isDone, isHere, rank }: { isDone: boolean; isHere: boolean; rank: number }) {
  const colour = isHere
    ? "max-md:border-act max-md:bg-act max-md:text-on-act"
    : isDone
      ? "max-md:border-good max-md:bg-bench"
      : "max-md:border-edge max-md:bg-bench";
  return (
    <span className={`${MARK} ${colour}`}>
      {isDone ? (
        <>
          <Check aria-hidden className={cx("size-4", isHere ? "md:text-good" : "text-good")} />
          <span className="sr-only">Fait :</span>
        </>
      ) : (
        <>
          {rank}
          <span className="max-md:hidden">.</span>
        </>
      )}
    </span>
  );
}
