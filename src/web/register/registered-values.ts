import type { RegisteredCompanyAnswer } from "#api/register/register.ts";

/** What the register says of a company's numbers and address, by the wire paths of forms. */
export function registeredValues({ siren, siret, address }: RegisteredCompanyAnswer): Record<string, string> {
  const { line1, postal_code, city } = address;
  // Of a company that does not show its address, what was typed stays.
  const isShown = city !== "";
  return {
    siren,
    siret,
    ...(isShown && {
      "address.line1": line1,
      "address.line2": "",
      "address.postal_code": postal_code,
      "address.city": city,
      "address.country": "FR",
    }),
  };
}
