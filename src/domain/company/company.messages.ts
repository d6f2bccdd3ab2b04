/** The VAT regimes by name, in the order of the choice. */
export const VAT_REGIME_CHOICES = [
  { value: "franchise", label: "Franchise en base (pas de TVA)" },
  { value: "standard", label: "Régime réel (TVA facturée)" },
];

/** The legal form is not in the list. */
export const UNKNOWN_LEGAL_FORM = "Choisis ta forme juridique dans la liste.";

/** The hint under the number of an establishment. */
export const SIRET_HINT = "Quatorze chiffres ; le SIREN s'en déduit.";

/** The largest logo in bytes, and the sentence for a larger one. */
export const MAX_LOGO_BYTES = 500_000;
export const LOGO_TOO_HEAVY = "Ce logo dépasse 500 ko.";
