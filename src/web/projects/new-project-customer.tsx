import { listCustomers } from "#api/customers.ts";
import { CIVILITIES, CIVILITY_WORDS } from "#domain/customers/customer.ts";
import { parseEmail } from "#domain/shared/email.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { sirenProblem } from "#domain/shared/siren-problem.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { LateCompanyFinder } from "#web/register/late-company-finder.ts";
import { wholeAddress } from "#web/register/whole-address.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { cx } from "class-variance-authority";
import type { InputHTMLAttributes } from "react";
import { useState } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useController, useWatch } from "react-hook-form";
import type { ChosenCustomer, CustomerChoice, NewProjectValues } from "./new-project-values.ts";
import { CUSTOMER_FIELDS, NO_CUSTOMER, asChosen, isChosen, namedFields, readRegistered } from "./new-project-values.ts";
import { ChosenCard, NobodyChosen } from "./requests/chosen-customer.tsx";
import { neededMark } from "./requests/needed-mark.ts";

const CustomerPicker = onDemand(
  async () => (await import("#web/customers/customer-picker.tsx")).CustomerPicker,
  () => null,
);

const KINDS = [
  { value: "person", label: "Particulier" },
  { value: "company", label: "Professionnel" },
] as const;

type CustomerProps = {
  form: UseFormReturn<NewProjectValues>;
  errors: FieldErrors<NewProjectValues>;
  customer: CustomerChoice;
  /** The kind that a new customer is shown as. */
  usualKind: NewProjectValues["kind"];
  /** Whether there is anybody to search for. */
  search: CustomerSearch;
  choose: (customer: CustomerChoice) => void;
};

/**
 * « Le client » of a new project: one field that finds a known one as one types, or offers to create who is typed. Who
 * was chosen stands as a card: another name is typed only once the choice has gone.
 */
export function CustomerFields({ form, errors, customer, usualKind, search, choose }: CustomerProps) {
  const { setValue, getValues, clearErrors } = form;
  const fill = (client: Partial<ChosenCustomer>) => {
    for (const name of CUSTOMER_FIELDS) setValue(name, client[name] ?? "");
    setValue("kind", client.kind ?? usualKind);
    setValue("registerEntry", "");
    setValue("siren", "");
    clearErrors([...CUSTOMER_FIELDS]);
  };
  // A known customer may lack what a new one must have.
  const isKnown = isChosen(customer);
  const [isNew, setNew] = useState(
    () => customer === "new" || (!isKnown && CUSTOMER_FIELDS.some((name) => getValues(name) !== "")),
  );
  // What was changed of them, before the page was left or refused, stays in sight.
  const [isEditWanted, setEditWanted] = useState(() => isKnown && hasChanges(customer, getValues()));
  const isEdited = isKnown && (isEditWanted || CUSTOMER_FIELDS.some((name) => errors[name]));
  const [typedName, setTypedName] = useState("");
  const isReachable = search !== "unreachable";
  const isSearched = !isKnown && isReachable && !isNew;
  const change = (isCreated: boolean) => {
    setNew(isCreated);
    setEditWanted(false);
    setTypedName("");
    choose(null);
    fill(NO_CUSTOMER);
  };
  const create = (name: string, isLeaving = false) => {
    change(true);
    for (const [field, text] of namedFields(name, usualKind)) setValue(field, text);
    if (!isLeaving) setTimeout(() => form.setFocus(usualKind === "company" ? "company" : "last_name"));
  };
  return (
    <Card title="Le client">
      <div className="flex flex-col gap-4">
        {isKnown && (
          <ChosenCard {...{ customer, isEdited }} edit={() => setEditWanted(true)} change={() => change(false)} />
        )}
        {isSearched && (
          <div className={neededMark(true)}>
            <CustomerPicker
              label="Client"
              onType={setTypedName}
              onCreate={create}
              onChoose={(knownCustomer) => {
                const chosenCustomer = asChosen(knownCustomer);
                choose(chosenCustomer);
                fill(chosenCustomer);
              }}
            />
          </div>
        )}
        {search === "known" && isNew && !isKnown && (
          <Button look="quiet" className="-my-2 -ml-4 self-start" onClick={() => change(false)}>
            Chercher parmi mes clients
          </Button>
        )}
        {(isEdited || customer === "new") && <ChoiceNote isKnown={isKnown} />}
        {isSearched && <NobodyChosen control={form.control} {...{ typedName, create }} />}
        {(isEdited || (!isKnown && !isSearched)) && (
          <TypedCustomerFields form={form} errors={errors} isKnown={isKnown} />
        )}
      </div>
    </Card>
  );
}

function hasChanges(customer: ChosenCustomer, values: NewProjectValues): boolean {
  return CUSTOMER_FIELDS.some((name) => values[name] !== customer[name]);
}

/** What a search among the customers can find: somebody, nobody yet, or nothing without a network. */
export type CustomerSearch = "known" | "empty" | "unreachable";

/** The same of the company. Undefined until it is known. */
export function useCustomerSearch(): CustomerSearch | undefined {
  const { data, error, isPaused } = useAnswer(listCustomers, { query: { q: "", limit: 8 } });
  if (error || (!data && isPaused)) return "unreachable";
  return data && (data.customers.length > 0 ? "known" : "empty");
}

type TypedProps = Pick<CustomerProps, "form" | "errors"> & { isKnown: boolean };

function TypedCustomerFields({ form, errors, isKnown }: TypedProps) {
  const { register, control, setValue, clearErrors } = form;
  const { field: kind } = useController({ control, name: "kind" });
  const isCompany = kind.value === "company";
  return (
    <>
      <Choice label="Type de client" options={KINDS} value={kind.value} onChange={kind.onChange} />
      {isCompany && !isKnown && (
        <LateCompanyFinder
          onChoose={(firm) => {
            setValue("company", firm.name);
            setValue("registerEntry", JSON.stringify(firm));
            clearErrors("company");
          }}
        />
      )}
      {isCompany && (
        <div className={neededMark(!isKnown)}>
          <TextField
            label="Entreprise"
            autoComplete="off"
            required={!isKnown}
            hint={<OfRegister form={form} />}
            error={errors.company?.message}
            {...register("company", requiredUnless(isKnown, fieldMessages.customerCompany))}
          />
        </div>
      )}
      {isCompany && !isKnown && <SirenField form={form} errors={errors} />}
      <PersonFields form={form} errors={errors} isCompany={isCompany} isKnown={isKnown} />
    </>
  );
}

function requiredUnless(isKnown: boolean, sentence: string) {
  return { validate: (text: string) => isKnown || text.trim() !== "" || sentence };
}

type PersonProps = Pick<CustomerProps, "form" | "errors"> & { isCompany: boolean; isKnown: boolean };

function PersonFields({ form: { register }, errors, isCompany, isKnown }: PersonProps) {
  const isNameNeeded = !isCompany && !isKnown;
  return (
    <>
      <div className={cx("grid gap-4", isCompany ? "sm:grid-cols-2" : "grid-cols-2 sm:grid-cols-[6.5rem_1fr_1fr]")}>
        {!isCompany && (
          <SelectField label="Civilité" {...register("civility")}>
            <CivilityOptions />
          </SelectField>
        )}
        <TextField label="Prénom" error={errors.first_name?.message} {...register("first_name")} />
        <div className={cx(neededMark(isNameNeeded), !isCompany && "max-sm:col-span-2")}>
          <TextField
            label="Nom"
            required={isNameNeeded}
            error={errors.last_name?.message}
            {...register("last_name", isCompany ? {} : requiredUnless(isKnown, fieldMessages.customerLastName))}
          />
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Email"
          type="email"
          error={errors.email?.message}
          {...register("email", { validate: (text) => !text || parseEmail(text) !== null || fieldMessages.email })}
        />
        <PhoneField error={errors.phone?.message} {...register("phone")} />
      </div>
    </>
  );
}

// The register gives it with the firm. Where the register is silent it is typed.
function SirenField({ form: { control, register }, errors }: Pick<CustomerProps, "form" | "errors">) {
  const registerEntry = useWatch({ control, name: "registerEntry" });
  if (registerEntry !== "") return null;
  return (
    <TextField
      label="SIREN"
      inputMode="numeric"
      autoComplete="off"
      hint="Demandé pour la facture."
      error={errors.siren?.message}
      {...register("siren", { validate: (text) => text.trim() === "" || sirenProblem(text) || true })}
    />
  );
}

// What the project takes of the register beside the name.
function OfRegister({ form: { control } }: Pick<CustomerProps, "form">) {
  const [text, company] = useWatch({ control, name: ["registerEntry", "company"] });
  const firm = readRegistered(text);
  if (!firm || firm.name !== company.trim()) return null;
  return `SIREN ${firm.siren}${firm.address.city === "" ? "" : ` · ${wholeAddress(firm.address)}`}`;
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
  return <TextField label="Téléphone" type="tel" {...field} />;
}
