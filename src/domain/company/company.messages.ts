/** The VAT regimes as one chooses them, in order. */
export const VAT_REGIME_CHOICES = [
  { value: "franchise", label: "Franchise en base (pas de TVA)" },
  { value: "standard", label: "Régime réel (TVA facturée)" },
];

/** The legal form is not one of the list. */
export const UNKNOWN_LEGAL_FORM = "Choisis ta forme juridique dans la liste.";

/** Help beside the number of an establishment. */
export const SIRET_HINT = "Quatorze chiffres ; le SIREN s'en déduit.";

/** Heaviest logo in bytes, sent or stored, and the sentence for a heavier one. */
export const MAX_LOGO_BYTES = 500_000;
export const LOGO_TOO_HEAVY = "Ce logo dépasse 500 ko.";
