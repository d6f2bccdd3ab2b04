import { getQuoteConditions } from "#api/quotes/quote-conditions.ts";
import { withSentConditions } from "#api/quotes/quote-conditions.ts";
import { SUBJECT_OF_PROBLEM } from "#domain/quotes/conditions/condition-problems.ts";
import { subjectLabel } from "#domain/quotes/conditions/conditions-view.ts";
import { problemSentences, shortTexts } from "#domain/quotes/conditions/conditions.messages.ts";
import type { ConditionSubject, QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import { NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { shortCondition } from "#domain/quotes/conditions/short-condition.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Failure } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { CONDITIONS_ID } from "./go-to-conditions.ts";

const ConditionForm = onDemand(async () => (await import("./condition-form.tsx")).ConditionForm);

const ROW = [
  "flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left transition-colors duration-150 hover:bg-sunk md:px-6",
  "focus-visible:relative focus-visible:z-10",
].join(" ");

/** What the quote says beside its lines: a row a subject with what it says today, which opens to be changed. */
export function ConditionsCard({ projectId }: { projectId: string }) {
  const query = useAnswer(getQuoteConditions, { params: { id: projectId } });
  const [subject, setSubject] = useState<ConditionSubject | null>(null);
  if (query.error && !query.data) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return null;
  const { place, asked, due, problems, is_building } = query.data;
  const conditions = { ...withSentConditions(NO_CONDITIONS, query.data.conditions), ...(place !== "" && { place }) };
  const shownConditions = { ...(is_building && { works: "building" as const }), ...conditions };
  return (
    <div id={CONDITIONS_ID}>
      <Card>
        <h2 data-aside className="mb-4 text-title">
          Conditions
        </h2>
        <Rows
          due={asked.filter((one) => due.includes(one))}
          others={asked.filter((one) => !due.includes(one) && !isUnsaid(one, shownConditions))}
          unsaid={asked.filter((one) => !due.includes(one) && isUnsaid(one, shownConditions))}
        >
          {(one) => (
            <li key={one}>
              <button type="button" className={ROW} onClick={() => setSubject(one)}>
                <span className="shrink-0 font-[550]">{subjectLabel(one, conditions)}</span>
                <span
                  className={cx("min-w-0 flex-1 truncate text-right", due.includes(one) ? "text-alert" : "text-quiet")}
                >
                  {due.includes(one) ? shortTexts.due : shortCondition(one, shownConditions)}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
              </button>
              {problems
                .filter((problem) => SUBJECT_OF_PROBLEM[problem] === one)
                .map((problem) => (
                  <p key={problem} className="px-4 pb-3 text-fine text-alert md:px-6">
                    {problemSentences[problem]}
                  </p>
                ))}
            </li>
          )}
        </Rows>
        <Drawer
          isSheet
          title={subject ? subjectLabel(subject, conditions) : ""}
          open={subject !== null}
          onClose={() => setSubject(null)}
        >
          {subject && (
            <ConditionForm
              key={subject}
              projectId={projectId}
              subject={subject}
              answer={query.data}
              close={() => setSubject(null)}
            />
          )}
        </Drawer>
      </Card>
    </div>
  );
}

// A deposit is what a seller asks for most: its row is there before it is said.
function isUnsaid(subject: ConditionSubject, conditions: QuoteConditions): boolean {
  return subject !== "deposit" && conditions[subject] === undefined;
}

type RowsProps = {
  due: readonly ConditionSubject[];
  others: readonly ConditionSubject[];
  unsaid: readonly ConditionSubject[];
  children: (subject: ConditionSubject) => ReactNode;
};

// What the law still asks is one row that opens, first of all: one subject alone needs no such row. So is what nobody
// has said, last.
function Rows({ due, others, unsaid, children }: RowsProps) {
  return (
    <ul className="-mx-4 -mb-4 divide-y divide-line border-t border-line md:-mx-6 md:-mb-6">
      {due.length > 1 ? (
        <FoldedRows title={shortTexts.manyDue(due.length)} why={shortTexts.dueWhy} isDue>
          {due.map(children)}
        </FoldedRows>
      ) : (
        due.map(children)
      )}
      {others.map(children)}
      {unsaid.length >= FEWEST_FOLDED ? (
        <FoldedRows title={shortTexts.manyUnsaid(unsaid.length)}>{unsaid.map(children)}</FoldedRows>
      ) : (
        unsaid.map(children)
      )}
    </ul>
  );
}

const FEWEST_FOLDED = 3;

type FoldedProps = { title: string; why?: string; isDue?: boolean; children: ReactNode };

function FoldedRows({ title, why, isDue = false, children }: FoldedProps) {
  return (
    <li>
      <details className="group" data-due={isDue || undefined}>
        <summary className={cx(ROW, FOLD, isDue ? "text-alert" : "text-quiet")}>
          <span className="min-w-0 flex-1">
            <span className="block font-[550]">{title}</span>
            {why && <span className="block text-fine text-quiet">{why}</span>}
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 group-open:rotate-90" />
        </summary>
        <ul className="divide-y divide-line border-t border-line">{children}</ul>
      </details>
    </li>
  );
}

const FOLD = "cursor-pointer list-none [&::-webkit-details-marker]:hidden";
