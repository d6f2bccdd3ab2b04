import { CIVILITIES, CIVILITY_WORDS } from "#domain/customers/customer.ts";
import { parseEmail } from "#domain/shared/email.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { Card } from "#web/ui/card.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import type { InputHTMLAttributes } from "react";
import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { useWatch } from "react-hook-form";
import type { ChosenCustomer, CustomerChoice, NewProjectValues } from "./new-project-values.ts";
import { CUSTOMER_FIELDS, NO_CUSTOMER, asChosen, isChosen } from "./new-project-values.ts";

const CustomerPicker = onDemand(
  async () => (await import("#web/customers/customer-picker.tsx")).CustomerPicker,
  () => null,
);

type CustomerProps = {
  form: UseFormReturn<NewProjectValues>;
  errors: FieldErrors<NewProjectValues>;
  customer: CustomerChoice;
  choose: (customer: CustomerChoice) => void;
};

/** « Le client » of a new project: a known one who is found as one types, or a new one. */
export function CustomerFields({ form, errors, customer, choose }: CustomerProps) {
  const { register, control, setValue, setFocus, clearErrors } = form;
  const isCompany = useWatch({ control, name: "kind" }) === "company";
  const fill = (client: Partial<ChosenCustomer>) => {
    for (const name of CUSTOMER_FIELDS) setValue(name, client[name] ?? "");
    setValue("kind", client.kind ?? "company");
    clearErrors([...CUSTOMER_FIELDS]);
  };
  // A known customer may lack what a new one must have.
  const isKnown = isChosen(customer);
  const requiredField = (sentence: string) => ({
    validate: (text: string) => isKnown || text.trim() !== "" || sentence,
  });
  return (
    <Card title="Le client">
      <div className="flex flex-col gap-4">
        <CustomerPicker
          chosenAlready={isKnown ? customer.label : ""}
          onChoose={(knownCustomer) => {
            const chosenCustomer = asChosen(knownCustomer);
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
