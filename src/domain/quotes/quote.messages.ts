import { lineMessages } from "../lines/line.messages.ts";

/** Refusals about quotes, said in French. */
export const quoteMessages = {
  ...lineMessages,
  draft_stale: "Ce devis a été modifié ailleurs depuis : recharge-le avant de continuer.",
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
