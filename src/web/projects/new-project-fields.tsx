import { projectMessages } from "#domain/projects/project.messages.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { useWorkExamples } from "#web/company/words/use-work-examples.ts";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { readDateText } from "#web/ui/date-field.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useController } from "react-hook-form";
import { SiteDateField } from "./head/site-date-field.tsx";
import type { NewProjectValues } from "./new-project-values.ts";
import { neededMark } from "./requests/needed-mark.ts";

type FormProps = {
  form: UseFormReturn<NewProjectValues>;
  errors: FieldErrors<NewProjectValues>;
};

/** What the project is called. */
export function NameField({ form: { register }, errors }: FormProps) {
  const examples = useWorkExamples();
  return (
    <Card title="Le projet">
      <div className={neededMark(true)}>
        <TextField
          label="Nom du projet"
          required
          placeholder={examples.project}
          error={errors.name?.message}
          {...register("name", { required: fieldMessages.projectName })}
        />
      </div>
    </Card>
  );
}

const RECURRENCES = [
  { value: "single", label: "Ponctuel" },
  { value: "recurring", label: "Récurrent" },
] as const;

type WorkProps = FormProps & {
  /** The work is among the fields of the mail's request. */
  isOfMail: boolean;
};

/** What there is to do, and when. The day may come later: neither a project nor its quote waits for it. */
export function WorkFields({ form: { register, control }, errors, isOfMail }: WorkProps) {
  const examples = useWorkExamples();
  const { field: recurrence } = useController({ control, name: "project_recurrence" });
  const { field: startDate } = useController({
    control,
    name: "start_date",
    rules: { validate: (text) => text.trim() === "" || readDateText(text) !== null || fieldMessages.date },
  });
  return (
    <Card title="Le travail">
      <div className="flex flex-col gap-4">
        {!isOfMail && (
          <TextAreaField
            label={projectMessages.workLabel}
            hint="Les tâches et leurs heures en sont proposées ensuite."
            placeholder={examples.work}
            error={errors.description?.message}
            {...register("description")}
          />
        )}
        <SiteDateField
          label="Date de début"
          error={errors.start_date?.message}
          text={startDate.value}
          onText={startDate.onChange}
          onBlur={startDate.onBlur}
          ref={startDate.ref}
        />
        <Choice label="Fréquence" options={RECURRENCES} value={recurrence.value} onChange={recurrence.onChange} />
      </div>
    </Card>
  );
}
