import { COMPANY_FIELDS, CompanyForm } from "../company-form.tsx";

/** The form of the account to be paid on. */
export function BankForm({ onSaved }: { onSaved: () => void }) {
  return <CompanyForm fields={COMPANY_FIELDS.bank} onSaved={onSaved} />;
}
