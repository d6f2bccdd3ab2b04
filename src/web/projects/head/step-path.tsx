import type { ProjectAnswer } from "#api/projects.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { STEP_WORDS } from "#domain/projects/steps.messages.ts";
import type { StepKey } from "#domain/projects/steps.ts";
import { STEP_KEYS, isStepDone, isStepSkipped } from "#domain/projects/steps.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Check, Minus } from "lucide-react";
import { sumInvoices } from "./sum-invoices.ts";

/** The six steps of a project, each a link: what is done, where one is, what is to come. */
export function StepPath({ project, step }: { project: ProjectAnswer; step: string }) {
  const { tasks, quote, invoice, estimation_total, has_priced_lines } = project;
  const isOver = sumInvoices(project).state === "paid";
  const facts = {
    // A quote written line by line, or at one price, has it without an estimation, which is still empty.
    isEstimated: estimation_total !== null || tasks.length > 0 || has_priced_lines === true,
    quoteStatus: quote?.status ?? null,
    hasInvoice: hasValidInvoice(invoice),
    tasksTotal: tasks.length,
    tasksDone: tasks.filter(({ done }) => done).length,
  };
  return (
    <nav aria-label="Étapes du projet" className="@container border-t border-line px-1 md:px-4 md:py-0.5">
      <ol className={PATH}>
        {STEP_KEYS.map((key, index) => (
          <li
            key={key}
            className={cx("relative flex min-w-0 @min-[50rem]:flex-none", key === step ? "shrink-0" : "flex-1")}
          >
            <Link
              to="/etape/$id/$stepKey"
              params={{ id: project.id, stepKey: key }}
              className={cx(LOOK, key === step ? HERE : "text-quiet hover:text-ink")}
            >
              <Mark
                isDone={isStepDone(key, facts)}
                isSkipped={isStepSkipped(key, facts)}
                isHere={key === step}
                isOver={isOver && key === "invoice"}
                rank={index + 1}
              />
              <Name of={key} isHere={key === step} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

// Beside the open assistant a wide window has a narrow page: the path follows its own width. One line leads through the
// marks; a name has its ground, and hides it. Where there is room the line is as long between any two steps.
const PATH = cx(
  "relative flex before:absolute before:inset-x-7 before:top-1/2 before:border-t before:border-line",
  "@min-[50rem]:justify-between @min-[50rem]:before:inset-x-3",
);

const LOOK = cx(
  "flex min-h-11 min-w-0 flex-1 items-center justify-center rounded-inner transition-colors duration-150",
  "@min-[50rem]:flex-none -outline-offset-3",
);
const HERE = "font-[550] text-act";

// Where one is alone is named on a phone; the others are their marks. Very large type leaves the marks alone.
function Name({ of: key, isHere }: { of: StepKey; isHere: boolean }) {
  const words = useTradeWords();
  const [first, ...others] = (key === "work" ? words.works : STEP_WORDS[key]).split(" ");
  return (
    <span
      className={cx(
        "bg-paper px-2 text-tiny whitespace-nowrap @max-[16rem]:sr-only",
        !isHere && "@max-[50rem]:sr-only",
      )}
    >
      {first}
      {others.length > 0 && <span className="@max-[50rem]:sr-only"> {others.join(" ")}</span>}
    </span>
  );
}

const MARK = "figures inline-flex size-7 shrink-0 items-center justify-center rounded-full border text-tiny";

/** `isOver`: nothing is left to do there, nor anywhere. */
type MarkProps = { isDone: boolean; isSkipped: boolean; isHere: boolean; isOver: boolean; rank: number };

function Mark({ isDone, isSkipped, isHere, isOver, rank }: MarkProps) {
  return (
    <span className={`${MARK} ${markColour({ isDone, isSkipped, isHere })}`}>
      {isDone && <span className="sr-only">Fait :</span>}
      {isSkipped && !isHere && <span className="sr-only">Passé :</span>}
      {/* The full disc says where one is, not what is done most. */}
      {isDone && (!isHere || isOver) && <Check aria-hidden className="size-4" />}
      {isSkipped && !isHere && <Minus aria-hidden className="size-4" />}
      {isHere && isDone && !isOver && <span aria-hidden>{rank}</span>}
      {(isHere || !isSkipped) && !isDone && rank}
    </span>
  );
}

function markColour({ isDone, isSkipped, isHere }: Omit<MarkProps, "isOver" | "rank">): string {
  if (isHere) return "border-act bg-act text-on-act";
  if (isDone) return "border-good bg-paper text-good";
  return isSkipped ? "border-line bg-sunk text-quiet" : "border-edge bg-paper";
}
