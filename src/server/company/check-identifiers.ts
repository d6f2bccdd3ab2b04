import type { Company } from "#domain/company/company.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";
import { isSiren, isSiret, isVatNumber, tidyNumbers, withoutSeparators } from "#server/shared/official-numbers.ts";
import { isValidBIC, isValidIBAN } from "ibantools";

/**
 * Official numbers without their spaces. 400 with a sentence for each number that cannot exist. Empty numbers are
 * accepted.
 */
export function checkIdentifiers(company: Partial<Company>): Partial<Company> {
  const tidy: Partial<Company> = { ...company, ...tidyNumbers(company) };
  const wrong: Record<string, string> = {};
  for (const { field, wire, valid, sentence } of CHECKS) {
    const number = tidy[field];
    if (number === undefined) continue;
    const bare = withoutSeparators(number).toUpperCase();
    tidy[field] = bare;
    if (bare !== "" && !valid(bare)) wrong[wire] = sentence;
  }
  refuseFields(wrong);
  return tidy;
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
    sentence: fieldMessages.iban,
  },
  {
    field: "bic",
    wire: "bic",
    valid: (text) => isValidBIC(text),
    sentence: fieldMessages.bic,
  },
];
