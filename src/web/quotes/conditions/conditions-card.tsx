import { getQuoteConditions } from "#api/quotes/quote-conditions.ts";
import { withSentConditions } from "#api/quotes/quote-conditions.ts";
import { SUBJECT_OF_PROBLEM } from "#domain/quotes/conditions/condition-problems.ts";
import { subjectLabel } from "#domain/quotes/conditions/conditions-view.ts";
import { problemSentences, shortTexts } from "#domain/quotes/conditions/conditions.messages.ts";
import type { ConditionSubject } from "#domain/quotes/conditions/quote-conditions.ts";
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
  if (query.error) return <Failure error={query.error} retry={() => void query.refetch()} />;
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
        <Rows due={asked.filter((one) => due.includes(one))} others={asked.filter((one) => !due.includes(one))}>
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

type RowsProps = {
  due: readonly ConditionSubject[];
  others: readonly ConditionSubject[];
  children: (subject: ConditionSubject) => ReactNode;
};

// What the law still asks is one row that opens, first of all: one subject alone needs no such row.
function Rows({ due, others, children }: RowsProps) {
  return (
    <ul className="-mx-4 -mb-4 divide-y divide-line border-t border-line md:-mx-6 md:-mb-6">
      {due.length > 1 ? (
        <li>
          <details className="group">
            <summary className={cx(ROW, "cursor-pointer list-none text-alert [&::-webkit-details-marker]:hidden")}>
              <span className="min-w-0 flex-1 font-[550]">{shortTexts.manyDue(due.length)}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 group-open:rotate-90" />
            </summary>
            <ul className="divide-y divide-line border-t border-line">{due.map(children)}</ul>
          </details>
        </li>
      ) : (
        due.map(children)
      )}
      {others.map(children)}
    </ul>
  );
}
