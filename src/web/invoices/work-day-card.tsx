import type { ProjectAnswer } from "#api/projects.ts";
import { saveProjectCore } from "#api/projects.ts";
import { projectDaysEndingOn } from "#domain/projects/project.ts";
import { invoiceMessages } from "#domain/invoices/invoice.messages.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateField, inFigures, readDateText } from "#web/ui/date-field.tsx";
import { useState } from "react";

type Asked = { project: ProjectAnswer; question: string; confirm: () => void };

/** Asks on which day the service was done or the goods delivered. The day is kept as the project's last one. */
export function WorkDayCard({ project, question, confirm }: Asked) {
  const today = todayInFrance();
  const [text, setText] = useState(inFigures(today));
  const [isRefused, setRefused] = useState(false);
  const date = readDateText(text, "past");
  const save = useChange((endDate: string) =>
    call(saveProjectCore, { params: { id: project.id }, body: projectDaysEndingOn(endDate, project.start_date) }),
  );
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
          if (isPast) save.mutate(date);
        }}
      >
        <p>{question}</p>
        <DateField label="Jour d'achèvement ou de livraison" side="past" text={text} error={error} onText={setText} />
        {project.start_date !== null && date !== null && date <= today && project.start_date > date && (
          <p className="text-quiet">
            Le début du projet, prévu le {formatDate(project.start_date)}, sera ramené à ce jour.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" className="max-md:w-full" busy={save.isPending}>
            Enregistrer ce jour
          </Button>
          <Button className="max-md:w-full" onClick={confirm}>
            Pas encore achevée
          </Button>
        </div>
      </form>
    </Card>
  );
}
