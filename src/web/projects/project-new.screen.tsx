import type { CustomerAnswer } from "#api/customers.ts";
import { createProject } from "#api/projects.ts";
import type { Civility } from "#domain/customers/customer.ts";
import { CIVILITIES, CIVILITY_WORDS } from "#domain/customers/customer.ts";
import { saidChanges } from "#domain/customers/namesakes.ts";
import { parseEmail } from "#domain/shared/email.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { CallError, call } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import { newId } from "#web/client/new-id.ts";
import { TypingNote } from "#web/company/typing-note.tsx";
import { useKeptTyping } from "#web/company/use-kept-typing.ts";
import { WithinRole } from "#web/company/within-role.tsx";
import { useNamesakeQuestion } from "#web/customers/namesake-question.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Page } from "#web/ui/page.tsx";
import { useNavigate } from "@tanstack/react-router";
import type { InputHTMLAttributes } from "react";
import { useEffect, useState } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useController, useForm, useFormState, useWatch } from "react-hook-form";

const CustomerPicker = onDemand(
  async () => (await import("#web/customers/customer-picker.tsx")).CustomerPicker,
  () => null,
);

type Values = {
  name: string;
  start_date: string;
  project_recurrence: "single" | "recurring";
  kind: "company" | "person";
  company: string;
  civility: Civility;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
};

const NO_CUSTOMER: Omit<Values, "name" | "start_date" | "project_recurrence" | "kind"> = {
  company: "",
  civility: "",
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
};

const NOTHING_TYPED: Values = {
  name: "",
  start_date: "",
  project_recurrence: "single",
  kind: "company",
  ...NO_CUSTOMER,
};

const SHOWN = new Set<keyof Values>(["name", "start_date", "civility", "first_name", "last_name", "email", "phone"]);

/** /project/new: the same rules and sentences as the assistant (docs/specification.md#what-is-read). */
export default function ProjectNewScreen() {
  const navigate = useNavigate();
  const typing = useKeptTyping("new project", NOTHING_TYPED);
  const form = useForm<Values>({ defaultValues: typing.values });
  useTypingIn(form, typing.type);
  const [customer, setCustomer] = useState<ChosenCustomer>(null);
  // A refused call keeps nothing, so a corrected form passes with the same key, and creates one project.
  const [key] = useState(newId);
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const [failure, setFailure] = useState("");
  const { question, askNamesake } = useNamesakeQuestion();
  const submit = form.handleSubmit(async ({ name, start_date, project_recurrence, ...client }) => {
    setFailure("");
    const core = { name, start_date: readDateText(start_date), project_recurrence };
    const description = describeCustomer(client);
    // Without a choice, it is asked whether a known customer of that name is meant.
    const choice = customer ?? (await askNamesake(description));
    if (choice === "cancelled") return;
    const isChosen = customer !== null && customer !== "new";
    try {
      const body = { ...core, ...(isChosen ? changesOf(customer, client) : meantBody(choice, description)) };
      const { project } = await call(createProject, { body, idempotencyKey: key });
      typing.settle(form.getValues());
      await navigate({ to: "/etape/$id/$stepKey", params: { id: project.id, stepKey: "estimation" } });
    } catch (error) {
      const wrong = Object.entries(error instanceof CallError ? error.fields : {}).map(([path, message]) => ({
        // The contract names its fields as this form does, under `client_info` for those of the customer.
        name: path.replace("client_info.", "") as keyof Values,
        message,
      }));
      for (const { name, message } of wrong) form.setError(name, { message });
      // A refusal shown beside its fields is not shown again.
      const isShown = wrong.length > 0 && wrong.every(({ name }) => SHOWN.has(name));
      if (!isShown) setFailure(failureText(error));
    }
  });
  return (
    <Page title="Nouveau projet" isNarrow>
      <WithinRole right="manage">
        <form onSubmit={submit} noValidate className="flex flex-col gap-6">
          <TypingNote
            typing={typing}
            onCleared={(values) => {
              // Fields that are not drawn anew must show these values too.
              form.reset(values, { keepFieldsRef: true });
              setCustomer(null);
            }}
          />
          <ProjectFields form={form} errors={errors} />
          <CustomerFields form={form} errors={errors} customer={customer} choose={setCustomer} />
          {question}
          {failure && (
            <p role="alert" className="text-bad">
              {failure}
            </p>
          )}
          <Button type="submit" look="primary" isBusy={isSubmitting} busyLabel="Création…">
            Créer le projet
          </Button>
        </form>
      </WithinRole>
    </Page>
  );
}

// Typed by the user, chosen in a list, or filled from a known customer.
function useTypingIn({ subscribe }: UseFormReturn<Values>, type: (values: Values) => void): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => type(values) }),
    [subscribe, type],
  );
}

type FormProps = { form: UseFormReturn<Values>; errors: FieldErrors<Values> };

function ProjectFields({ form: { register, control }, errors }: FormProps) {
  const { field: startDate } = useController({
    control,
    name: "start_date",
    rules: { validate: (text) => readDateText(text) !== null || fieldMessages.date },
  });
  return (
    <Card title="Le projet">
      <div className="flex flex-col gap-4">
        <TextField
          label="Nom du projet"
          placeholder="Rénovation salle de bain"
          error={errors.name?.message}
          {...register("name", { required: fieldMessages.projectName })}
        />
        <DateField
          label="Date de début"
          error={errors.start_date?.message}
          text={startDate.value}
          onText={startDate.onChange}
          onBlur={startDate.onBlur}
          ref={startDate.ref}
        />
        <SelectField label="Fréquence" {...register("project_recurrence")}>
          <option value="single">Ponctuel</option>
          <option value="recurring">Récurrent</option>
        </SelectField>
      </div>
    </Card>
  );
}

/** A known customer, « Nouveau client », or nothing chosen yet. */
type ChosenCustomer = CustomerAnswer | "new" | null;

type CustomerProps = FormProps & { customer: ChosenCustomer; choose: (customer: ChosenCustomer) => void };

function CustomerFields({ form, errors, customer, choose }: CustomerProps) {
  const { register, control, setValue, setFocus, clearErrors } = form;
  const isCompany = useWatch({ control, name: "kind" }) === "company";
  const fill = (client: Partial<CustomerAnswer>) => {
    for (const name of CLIENT_FIELDS) setValue(name, client[name] ?? "");
    setValue("kind", client.kind ?? "company");
    clearErrors([...CLIENT_FIELDS]);
  };
  // A known customer may lack what a new one must have.
  const isKnown = customer !== null && customer !== "new";
  const requiredField = (sentence: string) => ({
    validate: (text: string) => isKnown || text.trim() !== "" || sentence,
  });
  return (
    <Card title="Le client">
      <div className="flex flex-col gap-4">
        <CustomerPicker
          onChoose={(chosenCustomer) => {
            choose(chosenCustomer);
            fill(chosenCustomer);
          }}
          onNew={() => {
            choose("new");
            fill(NO_CUSTOMER);
            setFocus("kind");
          }}
        />
        {customer && <ChoiceNote isKnown={isKnown} />}
        <SelectField label="Type de client" {...register("kind")}>
          <option value="company">Professionnel</option>
          <option value="person">Particulier</option>
        </SelectField>
        {isCompany && (
          <TextField
            label="Entreprise"
            autoComplete="off"
            error={errors.company?.message}
            {...register("company", requiredField(fieldMessages.customerCompany))}
          />
        )}
        {!isCompany && (
          <SelectField label="Civilité" hint="Suffit quand tu ne connais pas le prénom." {...register("civility")}>
            <CivilityOptions />
          </SelectField>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label="Prénom"
            hint={isCompany ? "Facultatif pour une entreprise." : undefined}
            error={errors.first_name?.message}
            {...register("first_name", {
              validate: (text, { civility }) =>
                isKnown || isCompany || text.trim() !== "" || civility !== "" || fieldMessages.customerFirstName,
            })}
          />
          <TextField
            label="Nom"
            error={errors.last_name?.message}
            {...register("last_name", isCompany ? {} : requiredField(fieldMessages.customerLastName))}
          />
        </div>
        <TextField
          label="Email"
          type="email"
          hint={isCompany ? undefined : "Facultatif pour un particulier."}
          error={errors.email?.message}
          {...register("email", {
            validate: (text) =>
              ((!isCompany || isKnown) && !text) || parseEmail(text ?? "") !== null || fieldMessages.email,
          })}
        />
        <PhoneField error={errors.phone?.message} {...register("phone")} />
      </div>
    </Card>
  );
}

function ChoiceNote({ isKnown }: { isKnown: boolean }) {
  return (
    <p className="text-fine text-quiet">
      {isKnown
        ? "Ce que tu changes ici change aussi sa fiche."
        : "Je crée une nouvelle fiche, même si tu as déjà un client de ce nom."}
    </p>
  );
}

function CivilityOptions() {
  return CIVILITIES.map((civility) => (
    <option key={civility} value={civility}>
      {CIVILITY_WORDS[civility] || "–"}
    </option>
  ));
}

function PhoneField(field: InputHTMLAttributes<HTMLInputElement> & { error: string | undefined }) {
  return <TextField label="Téléphone" type="tel" hint="Facultatif." {...field} />;
}

const CLIENT_FIELDS = ["company", "civility", "first_name", "last_name", "email", "phone"] as const;

type TypedCustomer = Pick<Values, "kind" | (typeof CLIENT_FIELDS)[number]>;

// A known customer who is meant takes what their card lacks, and what the question said that it replaces.
function meantBody(choice: CustomerAnswer | "new" | "nobody", description: TypedCustomer) {
  if (choice === "nobody") return { client_info: description };
  if (choice === "new") return { client_info: description, is_new_customer: true };
  return { customer_id: choice.id, client_info: saidChanges(choice, description) };
}

// The fields of a firm stay in the form, but are not sent for a private person.
function describeCustomer(client: TypedCustomer): TypedCustomer {
  const description = { ...client, email: client.email.trim().toLowerCase() };
  return client.kind === "person" ? { ...description, company: "" } : { ...description, civility: "" };
}

// A known customer keeps what was not changed here.
function changesOf(customer: CustomerAnswer, client: TypedCustomer) {
  const changes = Object.entries(client).filter(([name, text]) => text !== customer[name as keyof TypedCustomer]);
  return { customer_id: customer.id, client_info: Object.fromEntries(changes) };
}
