import { createProject } from "#api/projects.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { isCalendarDate } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { CallError, call } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import { newId } from "#web/client/new-id.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { TypingNote } from "#web/company/typing-note.tsx";
import { useKeptTyping } from "#web/company/use-kept-typing.ts";
import { useNamesakeQuestion } from "#web/customers/namesake-question.tsx";
import { useUsualKind } from "#web/customers/usual-kind.ts";
import { Button } from "#web/ui/button.tsx";
import { readDateText } from "#web/ui/date-field.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { useLocation } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useForm, useFormState } from "react-hook-form";
import { StepFoot } from "./head/step-foot.tsx";
import type { CustomerSearch } from "./new-project-customer.tsx";
import { CustomerFields, useCustomerSearch } from "./new-project-customer.tsx";
import { NameField, WorkFields } from "./new-project-fields.tsx";
import type { KeptProject, NewProjectValues } from "./new-project-values.ts";
import {
  NOTHING_TYPED,
  changesOf,
  choiceText,
  describeCustomer,
  fieldsOf,
  isChosen,
  meantBody,
  readChoice,
  readSentCall,
} from "./new-project-values.ts";
import { bringMailAlong } from "./requests/bring-mail-along.ts";
import { useOpenNewProject } from "./requests/open-new-project.ts";
import { ProjectOfCustomer, useCustomerOfPage } from "./requests/project-of-customer.tsx";
import { ProjectOfMail, useMailOfPage } from "./requests/project-of-mail.tsx";
import type { MailOfProject } from "./requests/request-fields.tsx";
import { RequestFields, photoPlaces } from "./requests/request-fields.tsx";

const SHOWN = new Set<keyof NewProjectValues>([
  "name",
  "start_date",
  "description",
  "siren",
  "civility",
  "first_name",
  "last_name",
  "email",
  "phone",
]);

/** /project/new: the same rules and sentences as the assistant (docs/specification.md#what-is-read). */
export default function ProjectNewScreen() {
  const mailId = useMailOfPage();
  const customerId = useCustomerOfPage();
  return (
    <ForRole right="manage" title="Nouveau projet">
      <Page title="Nouveau projet">
        {customerId !== null && (
          <ProjectOfCustomer key={customerId} customerId={customerId}>
            {(begun) => <NewProject form={`new project for ${customerId}`} begun={begun} />}
          </ProjectOfCustomer>
        )}
        {customerId === null && mailId === null && <UsualProject />}
        {mailId !== null && (
          <ProjectOfMail key={mailId} mailId={mailId}>
            {(begun, mail) => <NewProject form={`new project of ${mailId}`} begun={begun} mail={mail} />}
          </ProjectOfMail>
        )}
      </Page>
    </ForRole>
  );
}

function UsualProject() {
  const { usualKind, keepKind } = useUsualKind();
  const day = useDayOfPage();
  if (usualKind === null) return <SheetSkeleton />;
  const begun = { ...NOTHING_TYPED, kind: usualKind, start_date: day === null ? "" : formatDate(day) };
  return <NewProject form={day === null ? "new project" : `new project on ${day}`} {...{ begun, keepKind }} />;
}

// The planning names the day on which the project is to begin.
function useDayOfPage(): CalendarDate | null {
  const { hash } = useLocation();
  const day = hash.startsWith("day=") ? hash.slice("day=".length) : "";
  return isCalendarDate(day) ? day : null;
}

type NewProjectProps = {
  /** By which the browser keeps what is typed. */
  form: string;
  /** What the fields show before anything is typed. */
  begun: KeptProject;
  /** The mail that it is made of. */
  mail?: MailOfProject;
  /** Keeps the kind of customer that was chosen. */
  keepKind?: (kind: NewProjectValues["kind"]) => void;
};

// Until it is known whether there are customers there are no fields for one: the form could be sent without.
function NewProject(props: NewProjectProps) {
  const search = useCustomerSearch();
  return search === undefined ? <SheetSkeleton /> : <NewProjectForm {...props} search={search} />;
}

type NewProjectFormProps = NewProjectProps & { search: CustomerSearch };

function NewProjectForm({ form: formName, begun, mail, keepKind, search }: NewProjectFormProps) {
  const openProject = useOpenNewProject();
  const typing = useKeptTyping(formName, begun);
  const form = useForm<NewProjectValues>({ defaultValues: fieldsOf(typing.values) });
  useTypingIn(form, typing.type);
  const customer = readChoice(typing.values.choice);
  // A refused call keeps nothing, so a corrected form passes with the same key, and creates one project.
  const [newKey, setNewKey] = useState(newId);
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const [failure, setFailure] = useState("");
  const [places, setPlaces] = useState<readonly number[]>(() => photoPlaces(mail));
  const { question, askNamesake } = useNamesakeQuestion();
  // The whole body, or null when the question about a namesake was cancelled.
  const askBody = async (values: NewProjectValues) => {
    const { core, client, ofFirm } = partsOf(values, mail !== undefined);
    const description = describeCustomer(client);
    // Without a choice, it is asked whether a known customer of that name is meant.
    const choice = customer ?? (await askNamesake(description));
    if (choice === "cancelled") return null;
    return {
      ...core,
      ...(isChosen(choice) ? changesOf(choice, client) : meantBody(choice, description, ofFirm)),
    };
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure("");
    const { choice, sentCall } = typing.values;
    const typedText = JSON.stringify([values, choice]);
    const lostCall = readSentCall(sentCall);
    // When the network lost the answer the project may be there, with its customer. The same call then gives it.
    const body = lostCall?.typedText === typedText ? lostCall.body : await askBody(values);
    if (body === null) return;
    const key = lostCall?.key ?? newKey;
    const newCall = JSON.stringify({ key, typedText, body });
    typing.type({ sentCall: newCall });
    try {
      const { project } = await call(createProject, { body, idempotencyKey: key });
      typing.settle({ ...values, choice, sentCall: newCall });
      keepKind?.(values.kind);
      if (mail) await bringMailAlong(project.id, { mailId: mail.mailId, places });
      await openProject(project.id);
    } catch (error) {
      if (error instanceof CallError && error.status >= 400 && error.status < 500) typing.type({ sentCall: "" });
      setFailure(showRefusal(form, error));
    }
  });
  const showCleared = (values: KeptProject) => {
    // Fields that are not drawn anew must show these values too.
    form.reset(fieldsOf(values), { keepFieldsRef: true });
    typing.type({ sentCall: "" });
    setNewKey(newId());
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 md:gap-6">
      <TypingNote typing={typing} onCleared={showCleared} />
      <div className={GRID}>
        <div className={cx(COLUMN, "lg:row-start-1")}>
          {mail && <RequestFields form={form} photos={mail.photos} chosenPlaces={places} choosePlaces={setPlaces} />}
          <NameField form={form} errors={errors} />
        </div>
        <div className={cx(COLUMN, "lg:row-start-2")}>
          <CustomerFields
            key={newKey}
            form={form}
            errors={errors}
            customer={customer}
            usualKind={begun.kind}
            search={search}
            choose={(choice) => typing.type({ choice: choiceText(choice) })}
          />
          {question}
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <WorkFields form={form} errors={errors} isOfMail={mail !== undefined} />
        </div>
        <CreateFoot isSubmitting={isSubmitting} failure={failure} />
      </div>
    </form>
  );
}

// Who it is for stands right under the name: both are seen at once. The work stands beside them, or after on a phone.
const GRID = cx(
  "grid grid-cols-1 items-start gap-4 md:gap-6 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_1fr_auto]",
  "beside-panel:flex beside-panel:flex-col beside-panel:items-stretch",
);
const COLUMN = "flex min-w-0 flex-col gap-4 md:gap-6";

const DESK_FOOT = cx(
  "sticky bottom-0 z-10 -mb-2 flex min-w-0 flex-col gap-4 border-t border-line bg-bench py-3",
  "lg:col-span-2 lg:items-start lg:[&>button]:w-auto",
);

// On a phone the main action stays in sight while the form is filled in.
function CreateFoot({ isSubmitting, failure }: { isSubmitting: boolean; failure: string }) {
  const onPhone = useOnPhone();
  const button = (
    <Button type="submit" look="primary" isWide isBusy={isSubmitting} busyLabel="Création…">
      Créer le projet
    </Button>
  );
  const problem = failure && (
    <p role="alert" className="text-bad">
      {failure}
    </p>
  );
  // The foot of a phone stays within what surrounds it: the whole form.
  return onPhone ? (
    <>
      {problem}
      <StepFoot isStaying>{button}</StepFoot>
    </>
  ) : (
    <div className={DESK_FOOT}>
      {problem}
      {button}
    </div>
  );
}

// What is of the project, and what is of its customer. Only a request of a mail says where.
function partsOf(values: NewProjectValues, isOfMail: boolean) {
  const { name, start_date, project_recurrence, site_address, description: work, ...ofCustomer } = values;
  const { registerEntry, siren, ...client } = ofCustomer;
  const core = {
    name,
    start_date: readDateText(start_date),
    project_recurrence,
    ...(work.trim() !== "" && { description: work }),
  };
  return { core: isOfMail ? { ...core, site_address } : core, client, ofFirm: { registerEntry, siren } };
}

// Gives the sentence that has no field to be shown beside, or an empty text.
function showRefusal({ setError }: UseFormReturn<NewProjectValues>, error: unknown): string {
  const wrong = Object.entries(error instanceof CallError ? error.fields : {}).map(([path, message]) => ({
    // The contract names its fields as this form does, under `client_info` for those of the customer.
    name: path.replace("client_info.", "") as keyof NewProjectValues,
    message,
  }));
  for (const { name, message } of wrong) setError(name, { message });
  // A refusal shown beside its fields is not shown again.
  const isShown = wrong.length > 0 && wrong.every(({ name }) => SHOWN.has(name));
  return isShown ? "" : failureText(error);
}

// Typed by the user, chosen in a list, or filled from a known customer.
function useTypingIn({ subscribe }: UseFormReturn<NewProjectValues>, type: (values: NewProjectValues) => void): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => type(values) }),
    [subscribe, type],
  );
}
