import { declareFlow } from "./flow-declaration.ts";

/** Leads to an issued invoice (docs/specification.md#flows). */
export const invoiceFlow = declareFlow({
  name: "invoice",
  nouns: "facture factures facturation invoice invoices bill",
  question: "Une facture : je l'émets (« émets la facture »), ou tu cherches une facture existante ?",
  steps: [
    "identifyName",
    "resolveProject",
    "billAgreement",
    "collectCore",
    "collectDescription",
    "generateTasks",
    "collectDuration",
    "askQuotePreference",
    "askSeller",
    "generateQuote",
    "askTasksStarted",
    "syncChecklist",
    "confirmInvoice",
    "generateInvoice",
    "invoiceSummary",
    "recap",
  ],
  pricesWork: true,
  chip: { text: "Émets la facture", place: 4 },
  help: "émettre une facture",
});
