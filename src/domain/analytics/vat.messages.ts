import { basisPointsToPercent } from "../shared/money.ts";

/** The words of the VAT collected on sales. */
export const vatMessages = {
  title: "TVA collectée",
  /** Of the page that takes what is deducted from it. */
  pageTitle: "TVA",
  /** Beside what is owed while nothing is deducted. */
  beforePurchases: "avant tes achats",
  loading: "Chargement de la TVA…",
  otherPeriods: "Autres périodes",
  rule: "Services : comptée quand tu es payé. Marchandises : comptées quand tu factures.",
  ruleOnInvoice: "Tu as opté pour les débits : elle est comptée quand tu factures.",
  deductible: "TVA à déduire",
  /** Where the deductible VAT comes from. */
  ofPurchases: (count: number) =>
    count === 0 ? "aucun achat noté" : `${count} achat${count > 1 ? "s" : ""} noté${count > 1 ? "s" : ""}`,
  toPay: "À payer",
  /** Of a period of several declarations, some of which were paid. */
  ofPeriod: "TVA de la période",
  toCarry: "Crédit de TVA",
  /** What a figure opens. */
  seeInvoices: "Voir les factures",
  nothing: "Aucune TVA collectée sur cette période.",
  byRate: "Base et TVA collectée, par taux",
  allRates: "Toutes les opérations de la période",
  rate: (basisPoints: number) => `${String(basisPointsToPercent(basisPoints)).replace(".", ",")} %`,
  columns: ["Date", "Compté par", "Facture", "Client", "Nature", "Taux", "Base HT", "TVA"],
  natures: { service: "Service", goods: "Marchandise" },
  causes: { invoice: "Facture", credit_note: "Avoir", payment: "Paiement" },
  categories: {
    S: "Taxé",
    AE: "Autoliquidation",
    K: "Livraison dans l'Union européenne",
    G: "Exportation",
    E: "Exonéré",
    Z: "Taux zéro",
    O: "Hors du champ de la TVA",
  },
  fileName: (from: string, to: string) => `TVA ${from} ${to}.csv`,
};
