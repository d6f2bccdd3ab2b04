import type { FillField } from "#web/ui/fill-form.tsx";
import { COMPANY_FIELDS, CompanyForm } from "./company-form.tsx";

const FIELDS = [...COMPANY_FIELDS.identity, ...COMPANY_FIELDS.vat, ...COMPANY_FIELDS.insurance];

type Props = {
  /** The names of the fields to ask for, which must be filled. Without it, all of them. */
  only?: readonly string[];
  label?: string;
  onSaved?: () => void;
};

/** A form for what documents say of the company, of its VAT and of its insurance. */
export function IdentityForm({ only, ...rest }: Props) {
  return <CompanyForm fields={only ? fieldsToAsk(only) : FIELDS} {...rest} />;
}

// What an answer makes necessary is asked with it: the capital of an SARL, the insurer of a building trade.
function fieldsToAsk(only: readonly string[]) {
  const fields = FIELDS.filter(({ name, when }: FillField) => {
    const isFollowing = when !== undefined && when.field !== "vat_regime" && only.includes(when.field);
    return only.includes(name) || isFollowing;
  });
  return fields.map((field: FillField) => ({ ...field, required: only.includes(field.name) }));
}
