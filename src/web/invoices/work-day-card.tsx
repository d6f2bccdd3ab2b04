import type { ProjectAnswer } from "#api/projects.ts";
import { saveProjectCore } from "#api/projects.ts";
import { doubtQuestions, workDayAnswers } from "#domain/invoices/invoice-doubts.messages.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import { projectDaysEndingOn } from "#domain/projects/project.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { useState } from "react";

type DayDoubt = Extract<InvoiceDoubt, `service_date_${string}`>;

/** What says that the invoice is right as it is. */
const CONFIRM_LABELS: Readonly<Record<DayDoubt, string>> = {
  service_date_unknown: workDayAnswers.notDone,
  service_date_future: workDayAnswers.notDone,
  service_date_long_ago: workDayAnswers.isRight,
};

type WorkDayCardProps = { project: ProjectAnswer; doubt: DayDoubt; confirm: () => void };

/** Asks on which day the service was done or the goods delivered. The day is kept as the project's last one. */
export function WorkDayCard({ project, doubt, confirm }: WorkDayCardProps) {
  const today = todayInFrance();
  const storedDay = doubt === "service_date_long_ago" ? project.end_date : null;
  // Works that are to begin later did not end today: proposed, that day would move their beginning unseen.
  const likelyDay = project.start_date !== null && project.start_date > today ? null : today;
  const proposedDay = storedDay ?? likelyDay;
  // Until something is typed, the day follows the project, which may be read again after the question.
  const [typedText, setText] = useState<string | null>(null);
  const text = typedText ?? (proposedDay === null ? "" : dayInFigures(proposedDay));
  const [isRefused, setRefused] = useState(false);
  // The day that was confirmed to be before the one on which the work was to begin.
  const [confirmedDay, setConfirmedDay] = useState<string | null>(null);
  const date = readDateText(text, "past");
  const save = useChange((endDate: string) =>
    call(saveProjectCore, { params: { id: project.id }, body: projectDaysEndingOn(endDate, project.start_date) }),
  );
  const isBeforeStart = date !== null && date <= today && project.start_date !== null && project.start_date > date;
  const isAsked = isBeforeStart && confirmedDay === date;
  const problem = date === null ? fieldMessages.date : invoiceMessages.serviceDateAhead;
  const error = save.error?.message ?? (isRefused ? problem : undefined);
  return (
    <Card title="Avant d'émettre : la date de la prestation" className="max-w-2xl">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const isPast = date !== null && date <= today;
          setRefused(!isPast);
          if (isPast && isBeforeStart && !isAsked) setConfirmedDay(date);
          else if (isPast) save.mutate(date);
        }}
      >
        <p>{doubtQuestions[doubt]}</p>
        <DateField label="Jour d'achèvement ou de livraison" side="past" text={text} error={error} onText={setText} />
        {isBeforeStart && (
          <p role={isAsked ? "alert" : undefined} className={isAsked ? "font-[550]" : "text-quiet"}>
            {isAsked
              ? workDayAnswers.beforeStart(date, project.start_date ?? date)
              : workDayAnswers.movesStart(project.start_date ?? date)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" className="max-md:w-full" isBusy={save.isPending}>
            {isAsked ? workDayAnswers.doneBefore : "Enregistrer ce jour"}
          </Button>
          <Button className="max-md:w-full" onClick={confirm}>
            {CONFIRM_LABELS[doubt]}
          </Button>
        </div>
      </form>
    </Card>
  );
}
