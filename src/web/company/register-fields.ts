import type { RegisteredCompanyAnswer } from "#api/register/register.ts";
import { formOfCategory } from "#domain/company/legal-form-category.ts";
import { registeredValues } from "#web/register/registered-values.ts";

/** What the register says of the seller, in the fields of these wire paths. */
export function registerFields(firm: RegisteredCompanyAnswer, names: readonly string[]): Record<string, string> {
  const form = formOfCategory(firm.legal_category);
  const values = { ...registeredValues(firm), name: firm.name, ...(form !== "" && { legal_form: form }) };
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
