import type { Company } from "#domain/company/company.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { ApiError } from "#server/http/api-error.ts";
import { isValidBIC, isValidIBAN } from "ibantools";
import { stdnum } from "stdnum";

const FRENCH = stdnum.FR!;
const ALONE = /[\s.\u00A0\u202F-]/g;

/** Official numbers without their spaces, or 400 with a sentence per number that cannot exist. Empty ones pass. */
export function checkIdentifiers(company: Partial<Company>): Partial<Company> {
  const tidy: Partial<Company> = { ...company };
  const wrong: Record<string, string> = {};
  for (const { field, wire, valid, sentence } of CHECKS) {
    const given = company[field];
    if (given === undefined) continue;
    const bare = given.replace(ALONE, "").toUpperCase();
    tidy[field] = bare;
    if (bare !== "" && !valid(bare)) wrong[wire] = sentence;
  }
  refuseFields(wrong);
  return tidy;
}

/** 400 with the sentence of each wrong field; nothing when there is none. */
export function refuseFields(wrong: Record<string, string>): void {
  const first = Object.values(wrong)[0];
  if (first !== undefined) throw new ApiError(400, "bad_input", first, wrong);
}

type Check = {
  field: "siren" | "siret" | "vatNumber" | "iban" | "bic";
  wire: string;
  valid: (text: string) => boolean;
  sentence: string;
};

const CHECKS: Check[] = [
  { field: "siren", wire: "siren", valid: isSiren, sentence: fieldMessages.siren },
  { field: "siret", wire: "siret", valid: isSiret, sentence: fieldMessages.siret },
  { field: "vatNumber", wire: "vat_number", valid: isVatNumber, sentence: fieldMessages.vatNumber },
  {
    field: "iban",
    wire: "iban",
    valid: (text) => isValidIBAN(text),
    sentence: "Cet IBAN n'est pas valable. Recopie-le depuis ton RIB.",
  },
  {
    field: "bic",
    wire: "bic",
    valid: (text) => isValidBIC(text),
    sentence: "Ce BIC n'est pas valable : huit ou onze signes.",
  },
];

/** Nine digits with a valid Luhn key. */
export function isSiren(text: string): boolean {
  return FRENCH.siren!.validate(text).isValid;
}

/** Fourteen digits with a valid key (La Poste's exception included). */
export function isSiret(text: string): boolean {
  return FRENCH.siret!.validate(text).isValid;
}

/** A VAT number: French ones are checked by their key, others by their shape only. */
export function isVatNumber(text: string): boolean {
  return text.startsWith("FR") ? FRENCH.tva!.validate(text).isValid : /^[A-Z]{2}[0-9A-Z]{2,13}$/.test(text);
}
