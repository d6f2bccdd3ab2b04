import type { InsuranceKind } from "./company.ts";

/** The VAT regimes by name, in the order of the choice. */
export const VAT_REGIME_CHOICES = [
  { value: "franchise", label: "Franchise en base (pas de TVA)" },
  { value: "standard", label: "Régime réel (TVA facturée)" },
];

/** When VAT falls due, by name, in the order of the choice. */
export const VAT_DUE_ON_CHOICES = [
  { value: "payment", label: "À l'encaissement" },
  { value: "invoice", label: "À la facturation (débits)" },
];

/** The fields of the compulsory insurance, by name. */
export const INSURANCE_LABELS = {
  duty: "Assurance professionnelle obligatoire",
  insurer: "Assureur",
  contact: "Coordonnées de l'assureur",
  coverage: "Couverture géographique",
  kind: "Type d'assurance",
  policyNumber: "Numéro de contrat",
};

/** The insurances by name, in the order of the choice. */
export const INSURANCE_KIND_CHOICES: readonly { value: InsuranceKind; label: string }[] = [
  { value: "decennial", label: "Assurance décennale" },
  { value: "professional", label: "Autre assurance professionnelle" },
];

/** What a seller answers about compulsory insurance. */
export const INSURANCE_DUTY_CHOICES = [
  { value: "required", label: "Oui : décennale ou autre obligatoire" },
  { value: "none", label: "Non : aucune n'est obligatoire" },
];

/** The fields of the mediator, by name. */
export const MEDIATOR_LABELS = {
  mediation: "Médiateur de la consommation",
  mediator: "Nom, adresse et site du médiateur",
};

/** What a seller answers about their mediator. */
export const MEDIATION_CHOICES = [
  { value: "named", label: "Oui, j'en ai un" },
  { value: "later", label: "Pas encore, plus tard" },
];

/** The answer about the mediator is not in the list. */
export const UNREADABLE_ACCENT =
  "Choisis une couleur plus foncée : celle-ci se lirait mal sur le papier, et sous des lettres blanches.";

export const UNKNOWN_MEDIATION = "Dis si tu as un médiateur de la consommation : oui, ou pas encore.";

/** The refusal of another SIREN once invoices were issued under the present one. */
export function sirenOfInvoices(siren: string): string {
  return (
    `Des factures sont déjà émises sous le SIREN ${siren} : il ne change plus ici. Un autre SIREN est une autre ` +
    "entreprise, avec sa propre suite de numéros : ouvre pour elle un nouveau compte. Une faute de frappe se corrige " +
    "au bas de la page Entreprise des réglages."
  );
}

/** What is said around the correction of a SIREN that invoices bear. */
export const sirenCorrectionMessages = {
  offer: "Une faute de frappe dans le SIREN d'origine ? Elle se corrige ici.",
  button: "Corriger le SIREN",
  question: (former: string, siren: string) => `Remplacer le SIREN ${former} par ${siren} ?`,
  consequences:
    "Seulement si c'est la même entreprise. Les factures déjà émises gardent l'ancien numéro : annule-les par un " +
    "avoir, puis refais-les. Qui a corrigé, et quand, est gardé.",
  otherCompany: (first: string) =>
    `Ce SIREN est trop loin de celui de ta première facture, ${first} : une faute de frappe change deux chiffres au ` +
    "plus. Si c'est une autre entreprise, ouvre pour elle un nouveau compte. Sinon, relis le numéro.",
  unchanged: "Indique le bon SIREN : celui-ci est déjà le tien.",
};

/** The legal form is not in the list. */
export const UNKNOWN_LEGAL_FORM = "Choisis ta forme juridique dans la liste.";

/** The answer about compulsory insurance is not in the list. */
export const UNKNOWN_INSURANCE_DUTY = "Dis si une assurance professionnelle t'est obligatoire : oui ou non.";

/** The hours of a day are not between one and twenty-four. */
export const HOURS_A_DAY_RANGE = "Une journée compte de 1 à 24 heures : 7 par exemple.";

/** The hint under the number of an establishment. */
export const SIRET_HINT = "Quatorze chiffres ; le SIREN s'en déduit.";

/** The largest logo in bytes, and the sentence for a larger one. */
export const MAX_LOGO_BYTES = 500_000;
export const LOGO_TOO_HEAVY = "Ce logo dépasse 500 ko.";

/** The refusals of a logo. */
export const logoMessages = {
  unreadable: "Ce logo n'est pas lisible : choisis une image PNG, JPEG, WebP ou SVG.",
  filtered:
    "Ce logo contient un filtre (flou, ombre…), que nous ne dessinons pas : retire-le, ou choisis une image PNG.",
  reachingOut:
    "Ce logo renvoie à un autre fichier ou à une autre adresse : " +
    "choisis un dessin qui se suffit à lui-même, ou une image PNG.",
  tooLarge: (size: string) =>
    `Cette image est trop grande (${size}). Choisis-en une de 40 mégapixels et 12 000 pixels de côté au plus.`,
  inPreparation: "Un logo est déjà en préparation. Attends qu'il soit prêt, puis envoie celui-ci.",
};
