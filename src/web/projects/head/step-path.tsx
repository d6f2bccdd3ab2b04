import type { ProjectAnswer } from "#api/projects.ts";
import { hasValidInvoice } from "#domain/documents/invoice-state.ts";
import { STEP_WORDS } from "#domain/projects/steps.messages.ts";
import type { StepKey } from "#domain/projects/steps.ts";
import { STEP_KEYS, isStepDone, isStepSkipped } from "#domain/projects/steps.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Check, Minus } from "lucide-react";

/** The six steps of a project, each a link: what is done, where one is, what is to come. */
export function StepPath({ project, step }: { project: ProjectAnswer; step: string }) {
  const { tasks, quote, invoice, estimation_total, has_priced_lines } = project;
  const facts = {
    // A quote written line by line, or at one price, has it without an estimation, which is still empty.
    isEstimated: estimation_total !== null || tasks.length > 0 || has_priced_lines === true,
    quoteStatus: quote?.status ?? null,
    hasInvoice: hasValidInvoice(invoice),
    tasksTotal: tasks.length,
    tasksDone: tasks.filter(({ done }) => done).length,
  };
  return (
    <nav aria-label="Étapes du projet" className="@container border-t border-line px-1 py-0.5 md:px-4">
      <ol className="flex">
        {STEP_KEYS.map((key, index) => (
          <li key={key} className={cx("relative min-w-0 flex-1", index > 0 && BOUND)}>
            <Link
              to="/etape/$id/$stepKey"
              params={{ id: project.id, stepKey: key }}
              className={cx(LOOK, key === step ? HERE : "text-quiet hover:text-ink")}
            >
              <Mark
                isDone={isStepDone(key, facts)}
                isSkipped={isStepSkipped(key, facts)}
                isHere={key === step}
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

// Beside the open assistant a wide window has a narrow page: the path follows its own width. A line leads from each
// mark to the next one while the names stand below.
const BOUND =
  "@min-[50rem]:before:hidden before:absolute before:top-5 before:right-1/2 before:left-[-50%] before:border-t " +
  "before:border-line";

const LOOK = cx(
  "relative flex min-h-14 flex-col items-center gap-1 rounded-inner pt-1.5 transition-colors duration-150",
  "@min-[50rem]:min-h-11 @min-[50rem]:flex-row @min-[50rem]:justify-center @min-[50rem]:gap-2 @min-[50rem]:pt-0",
  "-outline-offset-3",
);
const HERE = "font-[550] text-act";

const NAME =
  "whitespace-nowrap leading-tight text-[0.6875rem] tracking-tight @min-[28rem]:text-tiny @min-[28rem]:tracking-normal";

// Six names of one word fit side by side on a phone. On a narrower one, or in larger letters, where one is alone is
// named.
function Name({ of: key, isHere }: { of: StepKey; isHere: boolean }) {
  const words = useTradeWords();
  const [first, ...others] = (key === "work" ? words.works : STEP_WORDS[key]).split(" ");
  return (
    <span className={cx(NAME, !isHere && "max-[22.4rem]:sr-only")}>
      {first}
      {others.length > 0 && <span className="@max-[44rem]:sr-only"> {others.join(" ")}</span>}
    </span>
  );
}

const MARK = "figures inline-flex size-7 shrink-0 items-center justify-center rounded-full border text-tiny";

type MarkProps = { isDone: boolean; isSkipped: boolean; isHere: boolean; rank: number };

function Mark({ isDone, isSkipped, isHere, rank }: MarkProps) {
  return (
    <span className={`${MARK} ${markColour({ isDone, isSkipped, isHere })}`}>
      {isDone && <span className="sr-only">Fait :</span>}
      {isSkipped && !isHere && <span className="sr-only">Passé :</span>}
      {/* The full disc says where one is, not what is done most. */}
      {isDone && !isHere && <Check aria-hidden className="size-4" />}
      {isSkipped && !isHere && <Minus aria-hidden className="size-4" />}
      {isHere && isDone && <span aria-hidden>{rank}</span>}
      {(isHere || !isSkipped) && !isDone && rank}
    </span>
  );
}

function markColour({ isDone, isSkipped, isHere }: Omit<MarkProps, "rank">): string {
  if (isHere) return "border-act bg-act text-on-act";
  if (isDone) return "border-good bg-paper text-good";
  return isSkipped ? "border-line bg-sunk text-quiet" : "border-edge bg-paper";
}
