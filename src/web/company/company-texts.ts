import type { CompanyAnswer } from "#api/company.ts";
import { mayBuild } from "#domain/company/building-trades.ts";
import { centsToEuros } from "#domain/shared/money.ts";
import type { FillField } from "#web/ui/fill-form.tsx";
import { inputText } from "#web/ui/number-field.tsx";

/** What a field shows before anybody types in it: what is saved, or else what is usual. */
export function beginningText(
  { name, initial = "" }: FillField,
  savedValues: Record<string, string>,
  { address, trade }: Pick<CompanyAnswer, "address" | "trade">,
): string {
  const savedText = savedValues[name] ?? "";
  if (savedText !== "") return savedText;
  const isOverseas = /^9[78]/.test(address?.postal_code ?? "");
  if (name === "insurance.coverage" && isOverseas) return "";
  if (name === "insurance.kind" && !mayBuild(trade)) return "";
  return initial;
}

// In groups of four, as a bank prints it.
function spacedIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
}

// As the register prints it: the SIREN in threes, then the number of the place.
function spacedSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, "$1 $2 $3 $4");
}

function spacedSiren(siren: string): string {
  return siren.replace(/^(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3");
}

/** What the fields of the company show, by wire path. */
export function companyValues(company: CompanyAnswer): Record<string, string> {
  const { address, insurance, capital, hourly_rate, hours_a_day, quote_price_cents, ...rest } = company;
  const text = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const inside = (prefix: string, value: object | null) =>
    Object.fromEntries(
      Object.entries(value ?? {}).map(([name, fieldValue]) => [`${prefix}.${name}`, String(fieldValue)]),
    );
  return {
    ...text,
    ...(text.iban !== undefined && { iban: spacedIban(text.iban) }),
    ...(text.siren !== undefined && { siren: spacedSiren(text.siren) }),
    ...(text.siret !== undefined && { siret: spacedSiret(text.siret) }),
    ...inside("address", address),
    ...inside("insurance", insurance),
    capital: inputText(capital),
    hourly_rate: inputText(hourly_rate),
    hours_a_day: inputText(hours_a_day),
    quote_price_cents: inputText(quote_price_cents === null ? null : centsToEuros(quote_price_cents)),
  };
}
