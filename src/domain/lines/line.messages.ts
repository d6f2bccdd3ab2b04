import type { VatPlaceRefusal } from "./check-vat-place.ts";
import type { ChosenVatReason } from "./vat-reasons.ts";
import { VAT_REASON_CHOICES } from "./vat-reasons.ts";

const OR_THE_RATE = "ou le taux de la ligne.";

/** Refusals about lines. */
export const lineMessages = {
  vat_reason_missing: "À 0 % de TVA, la loi demande d'écrire pourquoi : choisis le motif à côté du taux.",
  vat_out_of_scope_alone:
    "Une opération non soumise à la TVA ne peut pas être sur le même document que des lignes taxées ou exonérées : " +
    "fais-en un projet à part.",
  vat_subcontracting_buyer:
    "La sous-traitance du bâtiment demande une entreprise cliente : change le type du client dans sa fiche, " +
    OR_THE_RATE,
  vat_eu_buyer:
    "Ce motif de TVA à 0 % demande une entreprise d'un autre pays de l'Union européenne : change son pays " +
    "ou son numéro de TVA dans sa fiche, ou le taux de la ligne.",
  vat_eu_person:
    "Ce motif de TVA à 0 % demande une entreprise cliente, d'un autre pays de l'Union : à un particulier, la TVA " +
    "se facture. Choisis un taux sur la ligne, ou change le type du client dans sa fiche.",
  vat_goods_only:
    "Ce motif de TVA à 0 % est celui de marchandises, et la ligne est une prestation : dans " +
    "les lignes du devis, passe-la en « Fourniture », ou change son motif ou son taux.",
  vat_services_only:
    "Ce motif de TVA à 0 % est celui d'une prestation, et la ligne est une fourniture : change son motif ou son " +
    "taux, ou sa nature dans les lignes du devis.",
  vat_export_buyer:
    "Le motif Exportation demande un client hors de l'Union européenne ou, depuis la métropole, en Guadeloupe, en " +
    "Martinique ou à La Réunion (et l'inverse) : change son adresse dans sa fiche, " +
    OR_THE_RATE,
  vat_non_eu_buyer:
    "Le motif « Prestation hors de l'UE » demande un client hors de l'Union européenne : change son pays dans sa " +
    "fiche, ou le motif ou le taux de la ligne.",
  vat_non_eu_person:
    "Le motif « Prestation hors de l'UE » demande un client hors de l'Union européenne : à un particulier d'ici, la " +
    "TVA française se facture. Choisis un taux sur la ligne, ou change le type du client dans sa fiche.",
  vat_overseas_place:
    "Le motif « Guyane ou Mayotte » demande que toi, ton client ou le chantier y soyez : corrige son adresse, " +
    OR_THE_RATE,
  vat_overseas_rate:
    "Ce taux de TVA est celui de la Guadeloupe, de la Martinique et de La Réunion : change le taux de la ligne, " +
    "ou l'adresse du client ou du chantier.",
  vat_corsica_rate:
    "Ce taux de TVA est celui de la Corse : change le taux de la ligne, ou l'adresse du client ou du chantier.",
  vat_not_due_overseas:
    "En Guyane et à Mayotte, la TVA ne s'applique pas : choisis 0 % et le motif « Travaux en Guyane ou à Mayotte » " +
    "sur la ligne.",
  vat_association_seller:
    "L'exonération des associations (CGI 261-7) est celle d'organismes sans but lucratif, et ta forme juridique n'en " +
    "est pas un : choisis un autre motif ou un taux sur la ligne, ou corrige ta forme juridique dans les réglages.",
};

const REASON_MISFIT = "Ce motif ne convient pas à ce client ou à ce lieu.";
const NATURE_MISFIT = "Ce motif ne convient pas à la nature de cette ligne.";
const RATE_MISFIT = "Ce taux ne convient pas à ce client ou à ce lieu.";

/** What is said beside a VAT rate or reason that was given and cannot be, by refusal. */
export const vatMisfits: Readonly<Record<VatPlaceRefusal, string>> = {
  vat_subcontracting_buyer: REASON_MISFIT,
  vat_eu_buyer: REASON_MISFIT,
  vat_eu_person: REASON_MISFIT,
  vat_export_buyer: REASON_MISFIT,
  vat_non_eu_buyer: REASON_MISFIT,
  vat_non_eu_person: REASON_MISFIT,
  vat_goods_only: NATURE_MISFIT,
  vat_services_only: NATURE_MISFIT,
  vat_overseas_place: REASON_MISFIT,
  vat_overseas_rate: RATE_MISFIT,
  vat_corsica_rate: RATE_MISFIT,
  vat_not_due_overseas: RATE_MISFIT,
  vat_association_seller: "Ce motif ne convient pas à ta forme juridique.",
};

/** Says that the seller's franchise stands on a document instead of the reasons that were chosen for no VAT. */
export function replacedReasonsSentence(reasons: readonly ChosenVatReason[]): string {
  const names = reasons.map((reason) => `« ${VAT_REASON_CHOICES[reason]} »`).join(", ");
  return (
    `En franchise, un document n'a qu'un motif sans TVA, la franchise elle-même : elle remplace ${names}. ` +
    "Si tu factures la TVA, change ton régime dans les réglages."
  );
}
