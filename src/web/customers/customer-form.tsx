import type { CustomerAnswer } from "#api/customers.ts";
import { createCustomer, updateCustomer } from "#api/customers.ts";
import { SIRET_HINT } from "#domain/company/company.messages.ts";
import { CIVILITIES, CIVILITY_WORDS } from "#domain/customers/customer.ts";
import type { SaidCustomer } from "#domain/customers/namesakes.ts";
import { saidChanges } from "#domain/customers/namesakes.ts";
import { COUNTRIES, countryName } from "#domain/shared/country.ts";
import { whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { nestFields } from "#web/client/nest-fields.ts";
import { TypingNote } from "#web/company/typing-note.tsx";
import { useKeptTyping } from "#web/company/use-kept-typing.ts";
import { WithinRole } from "#web/company/within-role.tsx";
import type { FillField } from "#web/ui/fill-form.tsx";
import { FillForm } from "#web/ui/fill-form.tsx";
import { useRef, useState } from "react";
import { useNamesakeQuestion } from "./namesake-question.tsx";

// A private person has no firm.
const FIRM = { field: "kind", among: ["company"] };

const FIELDS: FillField[] = [
  {
    name: "kind",
    label: "Type de client",
    kind: "select",
    options: [
      { value: "company", label: "Professionnel" },
      { value: "person", label: "Particulier" },
    ],
  },
  { name: "company", label: "Entreprise", when: FIRM },
  {
    name: "civility",
    label: "Civilité",
    hint: "Imprimée tant que le prénom n'est pas connu.",
    kind: "select",
    options: CIVILITIES.map((value) => ({ value, label: CIVILITY_WORDS[value] || "–" })),
    when: { field: "kind", among: ["person"] },
  },
  { name: "first_name", label: "Prénom", isHalf: true },
  { name: "last_name", label: "Nom", isHalf: true },
  { name: "email", label: "Email", isHalf: true, inputMode: "email" },
  { name: "phone", label: "Téléphone", isHalf: true, inputMode: "tel" },
  { name: "address.line1", label: "Adresse" },
  { name: "address.line2", label: "Complément d'adresse" },
  { name: "address.postal_code", label: "Code postal", isHalf: true },
  { name: "address.city", label: "Ville", isHalf: true },
  { name: "address.country", label: "Pays", kind: "select", options: countryOptions() },
  {
    name: "siren",
    label: "SIREN",
    hint: "Obligatoire pour la facture électronique.",
    isHalf: true,
    inputMode: "numeric",
    when: FIRM,
  },
  {
    name: "siret",
    label: "SIRET",
    hint: SIRET_HINT,
    isHalf: true,
    inputMode: "numeric",
    when: FIRM,
  },
  { name: "vat_number", label: "Numéro de TVA", when: FIRM },
];

type KnownCustomer = Pick<
  CustomerAnswer,
  | "kind"
  | "company"
  | "civility"
  | "first_name"
  | "last_name"
  | "email"
  | "phone"
  | "address"
  | "siren"
  | "siret"
  | "vat_number"
>;

/** Nobody yet. */
export const NEW_CUSTOMER: KnownCustomer = {
  kind: "company",
  company: "",
  civility: "",
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  address: null,
  siren: "",
  siret: "",
  vat_number: "",
};

type Props = {
  /** Null for a new customer. */
  id: string | null;
  customer: KnownCustomer;
  /** The names of the fields to ask for, which must be filled. Without it, all of them. */
  only?: readonly string[];
  /** Names asked beside those of `only`, which may stay empty. */
  also?: readonly string[];
  /** The project that a new customer is typed for. What is typed for one does not show for another. */
  projectId?: string;
  onSaved?: (customer: CustomerAnswer) => void;
};

/**
 * A form for the fields of a customer. A new one of a known name is asked about before they are created. What is typed
 * in it is kept until it is saved.
 */
export function CustomerForm(props: Props) {
  return <Form key={props.id} {...props} />;
}

function Form({ id, customer, only, also = [], projectId = "", onSaved }: Props) {
  const { question, askNamesake } = useNamesakeQuestion();
  const fields = only ? fieldsToAsk(only, also) : FIELDS;
  const shownValues = toValues(customer);
  // What is missing may change while it is typed: the form keeps its name.
  const [form] = useState(() => `customer ${id ?? `new ${projectId}`} ${[...(only ?? []), ...also].join(" ")}`);
  const inFields = (values: Record<string, string>) =>
    Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ""]));
  const typing = useKeptTyping<Record<string, string>>(form, inFields(shownValues));
  // What was saved may be written otherwise than it was typed. The fields that then take it are not typed in.
  const isSettling = useRef(false);
  const type = (changes: Record<string, string>) => {
    if (!isSettling.current) typing.type(changes);
  };
  const create = async (values: Record<string, string>) => {
    const description = saidIn(values);
    const choice = await askNamesake(description, { isNewOrdered: true });
    if (choice === "cancelled") return null;
    const body = nestFields(values);
    if (choice === "nobody") return call(createCustomer, { body });
    if (choice === "new") return call(createCustomer, { body: { ...body, is_new_customer: true } });
    return call(updateCustomer, { params: { id: choice.id }, body: completing(choice, values, description) });
  };
  const save = async (values: Record<string, string>) => {
    const answer = await (id === null
      ? create(values)
      : call(updateCustomer, { params: { id }, body: nestFields(values) }));
    if (answer === null) return null;
    typing.settle(typing.values);
    isSettling.current = true;
    void whenRefreshed().then(() => (isSettling.current = false));
    onSaved?.(answer.customer);
    return toValues(answer.customer);
  };
  return (
    <WithinRole right="manage">
      <FillForm
        fields={fields}
        values={shownValues}
        save={save}
        label={id === null ? "Créer le client" : "Enregistrer le client"}
        typing={{ ...typing, type }}
      >
        {question}
        {typing.earlier && <TypingNote typing={typing} />}
      </FillForm>
    </WithinRole>
  );
}

function saidIn(values: Record<string, string>): SaidCustomer {
  const { company = "", first_name = "", last_name = "", email = "", phone = "" } = values;
  const kind = values.kind === "person" ? "person" : "company";
  const civility = CIVILITIES.find((one) => one === values.civility) ?? "";
  return { kind, company, civility, first_name, last_name, email: email.toLowerCase(), phone };
}

// What the card of a known customer lacks, and what the question said that it replaces.
function completing(card: CustomerAnswer, values: Record<string, string>, description: SaidCustomer) {
  const knownValues = toValues(card);
  const missingValues = Object.entries(values).filter(
    ([name, value]) =>
      value !== "" && (name.startsWith("address.") ? card.address === null : (knownValues[name] ?? "") === ""),
  );
  return { ...nestFields(Object.fromEntries(missingValues)), ...saidChanges(card, description) };
}

// An address is asked with its country, which decides how it is written.
function fieldsToAsk(only: readonly string[], also: readonly string[]): FillField[] {
  const names = [...only, ...also, ...(only.some((name) => name.startsWith("address.")) ? ["address.country"] : [])];
  return FIELDS.filter(({ name }) => names.includes(name)).map(({ when: _always, ...field }) => ({
    ...field,
    required: only.includes(field.name),
  }));
}

function toValues({ address, ...rest }: KnownCustomer): Record<string, string> {
  return {
    // A form shows texts alone: what is none (dates of storage, marks) has no field.
    ...(rest as Record<string, string>),
    "address.country": "FR",
    ...Object.fromEntries(Object.entries(address ?? {}).map(([name, value]) => [`address.${name}`, value])),
  };
}

// France first, then every country by its French name.
function countryOptions() {
  const options = COUNTRIES.map((value) => ({ value, label: countryName(value) }));
  return options.sort(
    (option, other) =>
      Number(other.value === "FR") - Number(option.value === "FR") || option.label.localeCompare(other.label, "fr"),
  );
}
