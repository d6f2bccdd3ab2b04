import type { CustomerAnswer } from "#api/customers.ts";
import { SIRET_HINT } from "#domain/company/company.messages.ts";
import { CIVILITIES, CIVILITY_WORDS } from "#domain/customers/customer.ts";
import { COUNTRIES, countryName } from "#domain/shared/country.ts";
import { sirenProblem, siretProblem } from "#domain/shared/siren-problem.ts";
import { StreetInput } from "#web/register/street-input.tsx";
import type { FillField } from "#web/ui/fill-form.tsx";

// A private person has no firm.
const FIRM = { field: "kind", among: ["company"] };

/** Every field of a customer. */
export const CUSTOMER_FORM_FIELDS: FillField[] = [
  {
    name: "kind",
    label: "Type de client",
    kind: "select",
    options: [
      { value: "company", label: "Professionnel" },
      { value: "person", label: "Particulier" },
    ],
  },
  { name: "company", label: "Entreprise", when: FIRM },
  {
    name: "civility",
    label: "Civilité",
    hint: "Imprimée tant que le prénom n'est pas connu.",
    kind: "select",
    options: CIVILITIES.map((value) => ({ value, label: CIVILITY_WORDS[value] || "–" })),
    when: { field: "kind", among: ["person"] },
  },
  { name: "first_name", label: "Prénom", isHalf: true },
  { name: "last_name", label: "Nom", isHalf: true },
  { name: "email", label: "Email", isHalf: true, inputMode: "email" },
  { name: "phone", label: "Téléphone", isHalf: true, inputMode: "tel" },
  { name: "address.line1", label: "Adresse", input: StreetInput },
  { name: "address.line2", label: "Complément d'adresse" },
  { name: "address.postal_code", label: "Code postal", isHalf: true, onPhone: "third" },
  { name: "address.city", label: "Ville", isHalf: true, onPhone: "two thirds" },
  { name: "address.country", label: "Pays", kind: "select", options: countryOptions() },
  {
    name: "siren",
    label: "SIREN",
    check: sirenProblem,
    hint: "Obligatoire pour la facture électronique.",
    isHalf: true,
    inputMode: "numeric",
    when: FIRM,
  },
  {
    name: "siret",
    label: "SIRET",
    hint: SIRET_HINT,
    check: siretProblem,
    isHalf: true,
    inputMode: "numeric",
    when: FIRM,
  },
  { name: "vat_number", label: "Numéro de TVA", when: FIRM },
];

/** What a form of a customer begins with. */
export type KnownCustomer = Pick<
  CustomerAnswer,
  | "kind"
  | "company"
  | "civility"
  | "first_name"
  | "last_name"
  | "email"
  | "phone"
  | "address"
  | "siren"
  | "siret"
  | "vat_number"
>;

/** The fields of those names. An address is asked with its country, which decides how it is written. */
export function customerFieldsToAsk(only: readonly string[], also: readonly string[] = []): FillField[] {
  const askedNames = [...only, ...also];
  const names = [...askedNames, ...(askedNames.some((name) => name.startsWith("address.")) ? ["address.country"] : [])];
  return CUSTOMER_FORM_FIELDS.filter(({ name }) => names.includes(name)).map(({ when: _always, ...field }) => ({
    ...field,
    required: only.includes(field.name),
    // Most customers live in France.
    isFolded: field.name === "address.country" && !askedNames.includes(field.name),
  }));
}

/** What the fields of a customer show, by wire path. */
export function customerValues({ address, ...rest }: KnownCustomer): Record<string, string> {
  return {
    // A form shows texts alone: what is none (dates of storage, marks) has no field.
    ...(rest as Record<string, string>),
    "address.country": "FR",
    ...Object.fromEntries(Object.entries(address ?? {}).map(([name, value]) => [`address.${name}`, value])),
  };
}

// France first, then every country by its French name.
function countryOptions() {
  const options = COUNTRIES.map((value) => ({ value, label: countryName(value) }));
  return options.sort(
    (option, other) =>
      Number(other.value === "FR") - Number(option.value === "FR") || option.label.localeCompare(other.label, "fr"),
  );
}
