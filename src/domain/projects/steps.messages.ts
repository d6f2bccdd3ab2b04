import type { StepKey } from "./steps.ts";

/** The steps of a project on screens. */
export const STEP_WORDS: Record<StepKey, string> = {
  estimation: "Estimation",
  validation: "Validation",
  quote: "Devis",
  "client-validation": "Accord du client",
  work: "Travaux",
  invoice: "Facture",
};
