/** Changes of a company that its documents say. */
export const COMPANY_CHANGES = [
  { name: "Volt et fils" },
  { iban: "FR7630006000011234567890189", bic: "AGRIFRPP" },
  { address: { line1: "9 place du Toit", postal_code: "69003", city: "Lyon" } },
  { vat_regime: "franchise" },
  { vat_regime: "standard" },
  { legal_notices: "Médiateur : CM2C" },
  { vat_due_on: "invoice", hourly_rate: 52 },
  { insurance: { insurer: "MAAF", contact: "Niort", coverage: "France" }, insurance_duty: "required" },
  {
    siren: "732829320",
    legal_form: "EI",
    insurance_duty: "none",
    mediation: "later",
    address: { line1: "1 rue de l'Établi", postal_code: "69003", city: "Lyon" },
  },
];
