import { listCustomers } from "#api/customers.ts";
import { CIVILITIES, CIVILITY_WORDS } from "#domain/customers/customer.ts";
import { parseEmail } from "#domain/shared/email.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { sirenProblem } from "#domain/shared/siren-problem.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { LateCompanyFinder } from "#web/register/late-company-finder.ts";
import { wholeAddress } from "#web/register/whole-address.ts";
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
import { CUSTOMER_FIELDS, NO_CUSTOMER, asChosen, isChosen, readRegistered } from "./new-project-values.ts";

const CustomerPicker = onDemand(
  async () => (await import("#web/customers/customer-picker.tsx")).CustomerPicker,
  () => null,
);

const WAYS = [
  { value: "new", label: "Nouveau client" },
  { value: "known", label: "Déjà client" },
] as const;

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
  choose: (customer: CustomerChoice) => void;
};

/** « Le client » of a new project: a new one, or a known one who is found as one types. One is shown at a time. */
export function CustomerFields({ form, errors, customer, usualKind, choose }: CustomerProps) {
  const { setValue, clearErrors } = form;
  const fill = (client: Partial<ChosenCustomer>) => {
    for (const name of CUSTOMER_FIELDS) setValue(name, client[name] ?? "");
    setValue("kind", client.kind ?? usualKind);
    setValue("registerEntry", "");
    setValue("siren", "");
    clearErrors([...CUSTOMER_FIELDS]);
  };
  // A known customer may lack what a new one must have.
  const isKnown = isChosen(customer);
  const [isSearched, setSearched] = useState(isKnown);
  const hasCustomers = useHasCustomers();
  return (
    <Card title="Le client">
      <div className="flex flex-col gap-4">
        {(hasCustomers || isKnown) && (
          <Choice
            label="Qui est le client"
            hidesLabel
            options={WAYS}
            value={isSearched ? "known" : "new"}
            onChange={(way) => {
              setSearched(way === "known");
              choose(way === "known" ? null : "new");
              fill(NO_CUSTOMER);
            }}
          />
        )}
        {isSearched && (
          <CustomerPicker
            chosenAlready={isKnown ? customer.label : ""}
            nobodyFound="Personne à ce nom : choisis « Nouveau client »."
            onChoose={(knownCustomer) => {
              const chosenCustomer = asChosen(knownCustomer);
              choose(chosenCustomer);
              fill(chosenCustomer);
            }}
          />
        )}
        {customer && <ChoiceNote isKnown={isKnown} />}
        {isSearched && !isKnown && <NobodyChosen control={form.control} />}
        {(isKnown || !isSearched) && <TypedCustomerFields form={form} errors={errors} isKnown={isKnown} />}
      </div>
    </Card>
  );
}

// While somebody is searched for there are no fields: the form is refused here.
function NobodyChosen({ control }: Pick<CustomerProps["form"], "control">) {
  const { fieldState } = useController({
    control,
    name: "last_name",
    rules: { validate: () => "Choisis un client déjà connu, ou « Nouveau client »." },
  });
  if (!fieldState.error) return null;
  return (
    <p role="alert" className="text-fine text-bad">
      {fieldState.error.message}
    </p>
  );
}

// A company without customers has nobody to search for.
function useHasCustomers(): boolean {
  const { data } = useAnswer(listCustomers, { query: { q: "", limit: 8 } });
  return (data?.customers.length ?? 0) > 0;
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
        <TextField
          label="Entreprise"
          autoComplete="off"
          hint={<OfRegister form={form} />}
          error={errors.company?.message}
          {...register("company", requiredUnless(isKnown, fieldMessages.customerCompany))}
        />
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
  return (
    <>
      <div className={cx("grid gap-4", isCompany ? "sm:grid-cols-2" : "grid-cols-2 sm:grid-cols-[6.5rem_1fr_1fr]")}>
        {!isCompany && (
          <SelectField label="Civilité" {...register("civility")}>
            <CivilityOptions />
          </SelectField>
        )}
        <TextField
          label="Prénom"
          hint={isCompany ? "Facultatif pour une entreprise." : "Facultatif avec une civilité."}
          error={errors.first_name?.message}
          {...register("first_name", {
            validate: (text, { civility }) =>
              isKnown || isCompany || text.trim() !== "" || civility !== "" || fieldMessages.customerFirstName,
          })}
        />
        <div className={isCompany ? "" : "max-sm:col-span-2"}>
          <TextField
            label="Nom"
            error={errors.last_name?.message}
            {...register("last_name", isCompany ? {} : requiredUnless(isKnown, fieldMessages.customerLastName))}
          />
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
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
      hint="Facultatif : demandé pour la facture."
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
  return <TextField label="Téléphone" type="tel" hint="Facultatif." {...field} />;
}
