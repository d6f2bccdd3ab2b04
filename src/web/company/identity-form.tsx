import { COMPANY_FIELDS, CompanyForm } from "./company-form.tsx";

const FIELDS = [...COMPANY_FIELDS.identity, ...COMPANY_FIELDS.vat];

type Props = {
  /** The names of the fields to ask for. Without it, all of them. */
  only?: readonly string[];
  label?: string;
  onSaved?: () => void;
};

/** A form for what documents say of the company and of its VAT. */
export function IdentityForm({ only, ...rest }: Props) {
  return <CompanyForm fields={FIELDS.filter(({ name }) => only?.includes(name) ?? true)} {...rest} />;
}
