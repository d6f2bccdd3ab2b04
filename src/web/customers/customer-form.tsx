import type { CustomerAnswer } from "#api/customers.ts";
import { createCustomer, updateCustomer } from "#api/customers.ts";
import type { RegisteredCompanyAnswer } from "#api/register/register.ts";
import { CIVILITIES } from "#domain/customers/customer.ts";
import type { SaidCustomer } from "#domain/customers/namesakes.ts";
import { saidChanges } from "#domain/customers/namesakes.ts";
import { whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { nestFields } from "#web/client/nest-fields.ts";
import { WithinRole } from "#web/company/roles/within-role.tsx";
import { TypingNote } from "#web/company/typing-note.tsx";
import { useKeptTyping } from "#web/company/use-kept-typing.ts";
import { LateCompanyFinder } from "#web/register/late-company-finder.ts";
import { registeredValues } from "#web/register/registered-values.ts";
import { FillForm } from "#web/ui/fill-form.tsx";
import { useRef, useState } from "react";
import type { KnownCustomer } from "./customer-fields.tsx";
import { CUSTOMER_FORM_FIELDS, customerFieldsToAsk, customerValues } from "./customer-fields.tsx";
import { useNamesakeQuestion } from "./namesake-question.tsx";

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
  const fields = only ? customerFieldsToAsk(only, also) : CUSTOMER_FORM_FIELDS;
  const shownValues = customerValues(customer);
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
  const isFirm = (typing.values.kind ?? customer.kind) === "company";
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
    return customerValues(answer.customer);
  };
  return (
    <WithinRole right="manage">
      {isFirm && fields.some(({ name }) => FOUND_BY_REGISTER.has(name)) && (
        <div className="mb-4">
          <LateCompanyFinder onChoose={(firm) => type(registerFields(firm, typing.values))} />
        </div>
      )}
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

// Fields that are asked of a firm, and that the register has.
const FOUND_BY_REGISTER = new Set(["company", "siren", "siret", "address.line1"]);

function registerFields(firm: RegisteredCompanyAnswer, values: Record<string, string>): Record<string, string> {
  const entries = Object.entries({ ...registeredValues(firm), company: firm.name });
  return Object.fromEntries(entries.filter(([name]) => name in values));
}

function saidIn(values: Record<string, string>): SaidCustomer {
  const { company = "", first_name = "", last_name = "", email = "", phone = "" } = values;
  const kind = values.kind === "person" ? "person" : "company";
  const civility = CIVILITIES.find((one) => one === values.civility) ?? "";
  return { kind, company, civility, first_name, last_name, email: email.toLowerCase(), phone };
}

// What the card of a known customer lacks, and what the question said that it replaces.
function completing(card: CustomerAnswer, values: Record<string, string>, description: SaidCustomer) {
  const knownValues = customerValues(card);
  const missingValues = Object.entries(values).filter(
    ([name, value]) =>
      value !== "" && (name.startsWith("address.") ? card.address === null : (knownValues[name] ?? "") === ""),
  );
  return { ...nestFields(Object.fromEntries(missingValues)), ...saidChanges(card, description) };
}
