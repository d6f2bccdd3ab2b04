import { customerGapSentence, firmGapSentences } from "../customers/customer.messages.ts";
import { namesByParty } from "../customers/customer.ts";
import { listFields } from "../documents/missing-fields.ts";
import { lineMessages } from "../lines/line.messages.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";
import { problemSentences } from "./conditions/conditions.messages.ts";

/** Refusals about quotes, said in French. */
export const quoteMessages = {
  saysMissing: "Le devis porte maintenant ces informations.",
  ...lineMessages,
  ...problemSentences,
  askRegime: "La TVA sur ce devis",
  whyRegime: "Le total du devis en dépend, et ton client ne peut pas l'ouvrir avant. Tu ne le diras qu'une fois.",
  withoutRegime: "l'établir sans le montrer",
  askFree: "Offert, ou prix oublié ?",
  whyFree: (labels: readonly string[]): string =>
    labels.length === 1
      ? `« ${labels[0]} » n'a pas de prix : ton client lira 0,00\u00A0€.`
      : `${labels.length} lignes n'ont pas de prix (« ${labels[0]} »…) : ton client y lira 0,00\u00A0€.`,
  correctFree: "Donner le prix",
  keepFree: "Oui, c'est offert",
  draft_stale: "Ce devis a été modifié ailleurs depuis : recharge-le avant de continuer.",
  vat_regime_changed:
    "Ton régime de TVA a changé depuis que ce devis est accepté : mets le devis à jour, et fais accepter la nouvelle " +
    "version avant de facturer.",
  lines_missing: "Ce devis n'a aucune ligne à facturer : ajoutes-en au moins une, avec son prix.",
  quote_replaced:
    "Une version plus récente de ce devis est déjà chez le client : ouvre-la pour continuer, celle-ci reste à lire.",
  quote_expired: "Ce devis n'est plus valable : mets-le à jour, puis envoie la nouvelle version.",
  quote_of_other_customer:
    "Ce devis est au nom d'un autre client que celui du projet : mets-le à jour, puis envoie la nouvelle version.",
  company_incomplete: (fields: readonly string[]) => {
    const { ofSeller, ofBuyer } = namesByParty(fields);
    const sentence = `Avant d'envoyer un devis, la loi demande de compléter ton entreprise : ${listFields(ofSeller)}.`;
    return ofBuyer.length === 0 ? sentence : `${sentence} ${customerGapSentence(ofBuyer)}`;
  },
  customer_incomplete: (fields: readonly string[]) =>
    `Avant d'envoyer un devis à un particulier, il faut compléter sa fiche : ${listFields(fields)}.`,
  customer_unsaid: (fields: readonly string[]) => Object.values(firmGapSentences(fields)).join(" "),
  quote_lacks_seller:
    "Ce devis a été établi avant que ton entreprise soit complète : mets-le à jour pour qu'il porte ces " +
    "informations, puis envoie la nouvelle version.",
  quote_lacks_buyer:
    "Ce devis a été établi avant que la fiche de ton client soit complète : mets-le à jour pour qu'il porte son " +
    "adresse, puis envoie la nouvelle version.",
  quote_answered:
    "La réponse du client à ce devis est déjà notée. Si elle est fausse, annule-la d'abord, puis note la bonne.",
  quote_invoiced:
    "Ce projet est facturé : la réponse du client ne s'annule plus. Une erreur sur la facture se corrige par un avoir.",
  order_baseless:
    "Ce que change cet avenant n'est plus accepté : mets le devis à jour, puis envoie la nouvelle version.",
  order_after_invoice: "La facture est émise : ce qui s'ajoute se chiffre dans un nouveau devis.",
  order_too_early: ([day]: readonly CalendarDate[]): string =>
    `Ton client peut encore renoncer${day === undefined ? "" : ` jusqu'au ${formatDate(day)}`} : l'avenant s'envoie ` +
    "après.",
  quote_signed:
    "Ton client a signé ce devis lui-même : son accord ne s'annule pas. Pour changer ce qui est convenu, " +
    "propose-lui une nouvelle version.",
  signer_missing: "Indique le nom de la personne qui a accepté le devis.",
  answer_ahead: "Cette date n'est pas encore arrivée : indique le jour où le client a répondu.",
  answer_too_early: "Cette date est avant celle du devis : indique le jour où le client a répondu.",
  estimation_incomplete: (fields: readonly string[]) =>
    fields.length === 2
      ? "Il manque la durée et le taux horaire pour chiffrer ce projet."
      : fields[0] === "hours"
        ? "Il manque la durée estimée (en heures) pour chiffrer ce projet."
        : "Il manque le taux horaire pour chiffrer ce projet.",
  vat_needs_hours:
    "Tes tâches ont des taux de TVA différents : leurs heures doivent s'additionner à la durée totale " +
    "pour savoir quoi taxer à quel taux.",
};

/** What versions of a quote are called. */
export const versionWords = {
  inSentence: (edition: number): string => `la version ${edition}`,
};
