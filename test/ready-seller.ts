/** A company that has said what a quote and an invoice need: a sole trader under the standard VAT regime. */
export const READY_SELLER = {
  name: "Volt",
  siren: "732829320",
  vat_regime: "standard",
  legal_form: "EI",
  insurance_duty: "none",
  mediation: "later",
  address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" },
};
