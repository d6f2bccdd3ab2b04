import { INSURANCE_LABELS, MEDIATOR_LABELS } from "../company/company.messages.ts";
import { vatFieldMessages } from "../lines/vat-advice/vat-field.messages.ts";
import { listInWords } from "../shared/french-format.ts";

/**
 * What the law asks of an invoice (`missingSellerFields`, `missingBuyerFields`), by wire name: the label of its field,
 * and how a sentence names it.
 */
export const INVOICE_FIELDS: Record<string, { label: string; phrase: string }> = {
  name: { label: "Nom de l'entreprise", phrase: "le nom de ton entreprise" },
  legal_form: { label: "Forme juridique", phrase: "ta forme juridique" },
  siren: { label: "SIREN", phrase: "ton SIREN" },
  capital: { label: "Capital (€)", phrase: "ton capital social" },
  rcs_town: { label: "Ville du RCS", phrase: "la ville de ton RCS" },
  vat_regime: { label: "Régime de TVA", phrase: "ton régime de TVA" },
  insurance_duty: { label: INSURANCE_LABELS.duty, phrase: "si une assurance professionnelle t'est obligatoire" },
  "insurance.insurer": { label: INSURANCE_LABELS.insurer, phrase: "ton assureur" },
  "insurance.contact": { label: INSURANCE_LABELS.contact, phrase: "les coordonnées de ton assureur" },
  "insurance.coverage": { label: INSURANCE_LABELS.coverage, phrase: "la couverture géographique de ton assurance" },
  mediation: { label: MEDIATOR_LABELS.mediation, phrase: "ton médiateur de la consommation" },
  mediator: { label: MEDIATOR_LABELS.mediator, phrase: "les coordonnées de ton médiateur de la consommation" },
  company: { label: "Entreprise", phrase: "le nom de l'entreprise" },
  last_name: { label: "Nom", phrase: "le nom du client" },
  vat_reason: { label: "Motif de la TVA à 0 %", phrase: vatFieldMessages.reasonField },
  vat_basis_points: { label: "Taux de TVA", phrase: "le taux de TVA" },
  vat_number: { label: "Numéro de TVA", phrase: "le numéro de TVA" },
  "address.line1": { label: "Adresse", phrase: "l'adresse (rue et numéro)" },
  "address.postal_code": { label: "Code postal", phrase: "le code postal" },
  "address.city": { label: "Ville", phrase: "la ville" },
};

/** The fields of a refusal in a sentence: « ton SIREN, le code postal et la ville ». */
export function listFields(fields: readonly string[]): string {
  return listInWords(fields.map((field) => INVOICE_FIELDS[field]?.phrase ?? field));
}
