import type { CompanyAnswer } from "#api/company.ts";
import { getCompany, updateCompany } from "#api/company.ts";
import { updateCustomer } from "#api/customers.ts";
import type { RegisteredCompanyAnswer } from "#api/register/register.ts";
import { asBuyerField } from "#domain/customers/customer.ts";
import { showAnswer, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { nestFields } from "#web/client/nest-fields.ts";
import { companyBody } from "#web/company/company-body.ts";
import { beginningText, companyValues } from "#web/company/company-texts.ts";
import { sellerParts } from "#web/company/identity-form.tsx";
import { registerFields } from "#web/company/register-fields.ts";
import { WithinRole } from "#web/company/roles/within-role.tsx";
import { TypingNote } from "#web/company/typing-note.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { useKeptTyping } from "#web/company/use-kept-typing.ts";
import { LateCompanyFinder } from "#web/register/late-company-finder.ts";
import { registeredValues } from "#web/register/registered-values.ts";
import type { FillField } from "#web/ui/fill-form.tsx";
import { FillForm } from "#web/ui/fill-form.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useRef, useState } from "react";
import type { KnownCustomer } from "./customer-fields.tsx";
import { customerFieldsToAsk, customerValues } from "./customer-fields.tsx";

type Values = Record<string, string>;

type Props = {
  /** Wire names of what is missing of the company, and of its customer. */
  ofSeller: readonly string[];
  ofBuyer: readonly string[];
  /** What is asked of the buyer may stay empty. */
  isBuyerFree?: boolean;
  customerId: string;
  customer: KnownCustomer;
  label: string;
  /** Called once both are saved. */
  onSaved: () => void;
};

/**
 * One form for what a document lacks of both its parties. The company is saved first; when the customer is then
 * refused, what was typed stays, and saving again saves both.
 */
export function PartiesForm(props: Props) {
  const { data: company, error, refetch } = useCompany();
  if (error && !company) return <Failure error={error} retry={() => void refetch()} />;
  if (!company) return <SheetSkeleton isBare />;
  return <Form {...props} company={company} />;
}

function Form({
  ofSeller,
  ofBuyer,
  isBuyerFree = false,
  customerId,
  customer,
  label,
  onSaved,
  company,
}: Props & { company: CompanyAnswer }) {
  // What is missing changes as it is saved: the form stays as it was asked.
  const [{ fields, form }] = useState(() => ({
    fields: fieldsOf(ofSeller, ofBuyer, isBuyerFree),
    form: `parties ${customerId} ${[...ofSeller, ...ofBuyer.map(asBuyerField)].join(" ")}`,
  }));
  const savedValues = valuesOf(fields, company, customer);
  const typing = useKeptTyping<Values>(form, savedValues);
  // The fields then take what was saved, which nobody types.
  const isSettling = useRef(false);
  const type = (changes: Values) => {
    if (!isSettling.current) typing.type(changes);
  };
  const save = async (values: Values) => {
    const { seller, buyer } = byParty(values);
    if (ofSeller.length > 0)
      showAnswer(getCompany, {}, await call(updateCompany, { body: companyBody(seller, company) }));
    if (ofBuyer.length > 0)
      await call(updateCustomer, { params: { id: customerId }, body: nestFields(buyer) }).catch(refuseBuyer);
    typing.settle(typing.values);
    isSettling.current = true;
    void whenRefreshed().then(() => (isSettling.current = false));
    onSaved();
    return values;
  };
  return (
    <WithinRole right="manage">
      {ofSeller.includes("siren") && (
        <div className="mb-4">
          <LateCompanyFinder
            label="Trouver mon entreprise"
            onChoose={(firm) =>
              type(
                registerFields(
                  firm,
                  fields.map(({ name }) => name),
                ),
              )
            }
          />
        </div>
      )}
      {ofBuyer.includes("siren") && (
        <div className="mb-4">
          <LateCompanyFinder onChoose={(firm) => type(registeredBuyer(firm, fields))} />
        </div>
      )}
      <FillForm fields={fields} values={savedValues} save={save} label={label} typing={{ ...typing, type }}>
        {typing.earlier && <TypingNote typing={typing} />}
      </FillForm>
    </WithinRole>
  );
}

function registeredBuyer(firm: RegisteredCompanyAnswer, fields: readonly FillField[]): Values {
  const entries = Object.entries(registeredValues(firm)).map(([name, value]) => [asBuyerField(name), value] as const);
  return Object.fromEntries(entries.filter(([name]) => fields.some((field) => field.name === name)));
}

function fieldsOf(ofSeller: readonly string[], ofBuyer: readonly string[], isBuyerFree: boolean): FillField[] {
  const customerFields = isBuyerFree ? customerFieldsToAsk([], ofBuyer) : customerFieldsToAsk(ofBuyer);
  const buyerFields = customerFields.map((field) => ({ ...field, name: asBuyerField(field.name) }));
  const parts = [...sellerParts(ofSeller), { title: "ton client", fields: buyerFields }];
  const shownParts = parts.filter((part) => part.fields.length > 0);
  if (shownParts.length === 1) return shownParts[0]!.fields;
  return shownParts.flatMap((part) => withHeading(part.fields, part.title));
}

function withHeading(fields: readonly FillField[], title: string): FillField[] {
  const heading = title.charAt(0).toUpperCase() + title.slice(1);
  return fields.map((field, index) => (index === 0 ? { ...field, heading } : field));
}

function valuesOf(fields: readonly FillField[], company: CompanyAnswer, customer: KnownCustomer): Values {
  const buyer = Object.entries(customerValues(customer)).map(([name, value]) => [asBuyerField(name), value] as const);
  const values: Values = { ...companyValues(company), ...Object.fromEntries(buyer) };
  return Object.fromEntries(fields.map((field) => [field.name, beginningText(field, values, company)]));
}

function byParty(values: Values): { seller: Values; buyer: Values } {
  const prefix = asBuyerField("");
  const entries = Object.entries(values);
  const ofBuyer = entries.filter(([name]) => name.startsWith(prefix));
  return {
    seller: Object.fromEntries(entries.filter(([name]) => !name.startsWith(prefix))),
    buyer: Object.fromEntries(ofBuyer.map(([name, value]) => [name.slice(prefix.length), value])),
  };
}

// The sentences of the refusal go beside the fields as this form names them.
function refuseBuyer(refusal: unknown): never {
  if (!(refusal instanceof CallError)) throw refusal;
  const fields = Object.entries(refusal.fields).map(([name, sentence]) => [asBuyerField(name), sentence]);
  throw new CallError(refusal.message, refusal.code, refusal.status, Object.fromEntries(fields));
}
