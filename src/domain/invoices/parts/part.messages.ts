import type { TradeWords } from "../../company/examples/trade-words.messages.ts";
import type { ItemLine } from "../../lines/line.ts";
import { formatPercent } from "../../shared/french-format.ts";
import type { InvoiceKind } from "../invoice.ts";

/** What each kind of invoice is called beside its number, in the words of the seller's trade. */
export function partNames(words: TradeWords): Record<InvoiceKind, string> {
  return { ...NAMES, progress: words.progress };
}

const NAMES: Record<Exclude<InvoiceKind, "progress">, string> = {
  standard: "Facture",
  deposit: "Acompte",
  final: "Solde",
  credit_note: "Avoir",
  corrected: "Facture rectificative",
};

const NATURES: Record<ItemLine["nature"], string> = { service: ", prestations", goods: ", fournitures" };

// Under franchise there is no VAT to speak of.
const withVat = (showsVat: boolean) => (showsVat ? ", TVA comprise" : "");

/** What deposit, progress and final invoices say of themselves and of each other. */
export const partMessages = {
  allWorks: "Ensemble des lignes",
  withoutHeading: (firstLabel: string, others: number) =>
    others === 0 ? firstLabel : `${firstLabel} et ${others === 1 ? "une autre ligne" : `${others} autres lignes`}`,
  carried: "Reporté sur le solde",
  deductedReason: "Facturé par d'autres factures du même devis",
  billedElsewhere: "Part non facturée",
  depositLabel: (quoteNumber: string, shareBasisPoints: number | null, nature: ItemLine["nature"] | null) =>
    `Acompte${shareBasisPoints === null ? "" : ` de ${formatPercent(shareBasisPoints)}`} sur le devis ${quoteNumber}` +
    (nature === null ? "" : NATURES[nature]),
  ofNature: (label: string, nature: ItemLine["nature"]) => `${label}${NATURES[nature]}`,
  atLeast: (percent: string) => `${percent} sont déjà facturés : indique au moins autant.`,
  doneDetail: (percent: string, amount: string) => `Réalisé à ce jour : ${percent} de ${amount}`,
  fullPrice: (net: string, vat: string, gross: string) => `${net} HT, ${vat} de TVA, ${gross} TTC`,
  depositOf: (quoteNumber: string, price: string) =>
    `Acompte à valoir sur le devis ${quoteNumber} (${price}) : il est déduit des factures suivantes.`,
  depositVat: "La TVA de cet acompte est exigible à son encaissement.",
  finalOf: (quoteNumber: string, price: string, showsVat: boolean) =>
    `Facture de solde du devis ${quoteNumber} (${price}) : ce qui a déjà été facturé est déduit${withVat(showsVat)}.`,
  progressOf: ({ progressTitle }: TradeWords, quoteNumber: string, price: string) =>
    `${progressTitle} sur le devis ${quoteNumber} (${price}). Les lignes disent le cumul réalisé à ce jour.`,
  progressSums: (
    { thisProgress }: TradeWords,
    sums: { done: string; share: string; billedSoFar: string; now: string; left: string },
  ) =>
    `Réalisé à ce jour : ${sums.done}, soit ${sums.share} du devis ; déjà facturé : ${sums.billedSoFar} ; ` +
    `${thisProgress.toLowerCase()} : ${sums.now} ; restera à facturer : ${sums.left}.`,
  /** The rows that say where the invoicing of a quote stands. */
  agreed: (quoteNumber: string) => `Devis ${quoteNumber}`,
  invoiced: (name: string, number: string, issuedOn: string) => `${name} ${number} du ${issuedOn}`,
  current: ({ thisProgress }: TradeWords) => ({
    deposit: "Cet acompte",
    progress: thisProgress,
    final: "Cette facture de solde",
  }),
  soFar: (share: string) => `Facturé à ce jour, ${share} du devis`,
  left: "Restera à facturer",
  prices: (net: string, vat: string, gross: string) => `${net} HT, ${vat} TVA, ${gross} TTC`,
  depositDeducted: "Cet acompte est déduit des factures suivantes.",
  progressLines: ({ doneSoFar }: TradeWords) =>
    `Les lignes disent le cumul ${doneSoFar} à ce jour ; ce qui est déjà facturé est déduit du total.`,
  depositShare: (number: string, share: string, whole: string) =>
    `Acompte ${number} : ${share} déduits à ce jour sur ${whole}, à mesure de l'avancement.`,
  finalDeducted: (showsVat: boolean) => `Ce qui a déjà été facturé est déduit${withVat(showsVat)}.`,
  earlier: (name: string, invoice: string, price: string) => `Déjà facturé : ${name} ${invoice}, ${price}.`,
};
