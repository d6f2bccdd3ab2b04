import { fieldMessages } from "#domain/shared/field.messages.ts";
import { createProject } from "#api/projects.ts";
import { parseEmail } from "#domain/shared/email.ts";
import { parseCalendarDate } from "#domain/shared/calendar-date.ts";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { WithinRole } from "#web/company/within-role.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/page.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useForm, useFormState, useWatch } from "react-hook-form";

type Values = {
  name: string;
  start_date: string;
  project_recurrence: "single" | "recurring";
  kind: "company" | "person";
  company: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
};

const SHOWN = new Set<keyof Values>(["name", "start_date", "first_name", "last_name", "email", "phone"]);

/** /project/new: the same rules and sentences as the assistant (docs/specification.md#what-is-read). */
export default function ProjectNewScreen() {
  const navigate = useNavigate();
  const form = useForm<Values>({ defaultValues: { project_recurrence: "single", kind: "company" } });
  const [key] = useState(newId);
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const [failure, setFailure] = useState("");
  const submit = form.handleSubmit(async ({ name, start_date, project_recurrence, ...typed }) => {
    setFailure("");
    try {
      // The fields of a firm stay in the form, but are not sent for a private person.
      const client_info = typed.kind === "person" ? { ...typed, company: "" } : typed;
      const body = { name, start_date, project_recurrence, client_info };
      const { project } = await call(createProject, { body, idempotencyKey: `${key}-${hashOf(body)}` });
      await navigate({ to: "/etape/$id/$stepKey", params: { id: project.id, stepKey: "estimation" } });
    } catch (error) {
      const wrong = Object.entries(error instanceof CallError ? error.fields : {}).map(([path, message]) => ({
        name: path.replace("client_info.", "") as keyof Values,
        message,
      }));
      for (const { name, message } of wrong) form.setError(name, { message });
      // A refusal shown beside its fields is not shown again.
      const isShown = wrong.length > 0 && wrong.every(({ name }) => SHOWN.has(name));
      if (!isShown) setFailure((error as Error).message);
    }
  });
  return (
    <Page title="Nouveau projet" narrow>
      <WithinRole right="manage">
        <form onSubmit={submit} noValidate className="flex flex-col gap-6">
          <ProjectFields form={form} errors={errors} />
          <CustomerFields form={form} errors={errors} />
          {failure && (
            <p role="alert" className="text-bad">
              {failure}
            </p>
          )}
          <Button type="submit" look="primary" busy={isSubmitting} busyLabel="Création…">
            Créer le projet
          </Button>
        </form>
      </WithinRole>
    </Page>
  );
}

type FormProps = { form: UseFormReturn<Values>; errors: FieldErrors<Values> };

function ProjectFields({ form: { register }, errors }: FormProps) {
  return (
    <Card title="Le projet">
      <div className="flex flex-col gap-4">
        <TextField
          label="Nom du projet"
          placeholder="Rénovation salle de bain"
          error={errors.name?.message}
          {...register("name", { required: fieldMessages.projectName })}
        />
        <TextField
          label="Date de début"
          placeholder="JJ/MM/AAAA"
          inputMode="numeric"
          error={errors.start_date?.message}
          {...register("start_date", {
            validate: (text) => parseCalendarDate(text ?? "") !== null || fieldMessages.date,
          })}
        />
        <SelectField label="Fréquence" {...register("project_recurrence")}>
          <option value="single">Ponctuel</option>
          <option value="recurring">Récurrent</option>
        </SelectField>
      </div>
    </Card>
  );
}

function CustomerFields({ form: { register, control }, errors }: FormProps) {
  const isCompany = useWatch({ control, name: "kind" }) === "company";
  return (
    <Card title="Le client">
      <div className="flex flex-col gap-4">
        <SelectField label="Type de client" {...register("kind")}>
          <option value="company">Professionnel</option>
          <option value="person">Particulier</option>
        </SelectField>
        {isCompany && (
          <TextField
            label="Entreprise"
            autoComplete="organization"
            error={errors.company?.message}
            {...register("company", { required: fieldMessages.customerCompany })}
          />
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label="Prénom"
            error={errors.first_name?.message}
            {...register("first_name", { required: fieldMessages.customerFirstName })}
          />
          <TextField
            label="Nom"
            error={errors.last_name?.message}
            {...register("last_name", { required: fieldMessages.customerLastName })}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          hint={isCompany ? undefined : "Facultatif pour un particulier."}
          error={errors.email?.message}
          {...register("email", {
            validate: (text) => (!isCompany && !text) || parseEmail(text ?? "") !== null || fieldMessages.email,
          })}
        />
        <TextField
          label="Téléphone"
          type="tel"
          hint="Facultatif."
          error={errors.phone?.message}
          {...register("phone")}
        />
      </div>
    </Card>
  );
}

// Sending the same form twice creates one project. A form corrected after a refusal is another request.
function hashOf(body: unknown): string {
  let hash = 0;
  for (const letter of JSON.stringify(body)) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0;
  return (hash >>> 0).toString(36);
}
