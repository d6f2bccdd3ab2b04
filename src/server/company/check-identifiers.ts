import type { Company } from "#domain/company/company.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";
import { isSiren, isSiret, isVatNumber } from "#server/shared/official-numbers.ts";
import { isValidBIC, isValidIBAN } from "ibantools";

const ALONE = /[\s.\u00A0\u202F-]/g;

/**
 * Official numbers without their spaces. 400 with a sentence for each number that cannot exist. Empty numbers are
 * accepted.
 */
export function checkIdentifiers(company: Partial<Company>): Partial<Company> {
  const tidy: Partial<Company> = withSiretOfSiren(company);
  const wrong: Record<string, string> = {};
  for (const { field, wire, valid, sentence } of CHECKS) {
    const number = tidy[field];
    if (number === undefined) continue;
    const bare = number.replace(ALONE, "").toUpperCase();
    tidy[field] = bare;
    if (bare !== "" && !valid(bare)) wrong[wire] = sentence;
  }
  refuseFields(wrong);
  return tidy;
}

// A SIRET written where the SIREN is asked says both.
function withSiretOfSiren(company: Partial<Company>): Partial<Company> {
  const siret = (company.siren ?? "").replace(ALONE, "");
  if (!isSiret(siret)) return { ...company };
  return { ...company, siren: siret.slice(0, 9), siret: company.siret || siret };
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
