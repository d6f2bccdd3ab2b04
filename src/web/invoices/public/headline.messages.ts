import type { InvoicePage, InvoiceSettlement } from "#api/invoices/invoice-page.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";

/** What the page of an invoice says first: an amount, what it is, and what is to be done about it. */
export type Headline = { label: string; amountCents: number; sentence: string; isAlarming: boolean };

type InvoiceFacts = Pick<InvoicePage, "settlement" | "creditedInvoice" | "status" | "view">;

/** What the page of an invoice or of a credit note says first. */
export function headlineOf({ settlement, creditedInvoice, status, view }: InvoiceFacts): Headline {
  const { grossCents } = view.amounts;
  const seller = view.seller.name;
  if (settlement === null)
    return calm("Avoir en votre faveur", Math.abs(grossCents), creditSentence(creditedInvoice, seller));
  const { restCents, retainedCents } = settlement;
  if (restCents > 0)
    return {
      label: restCents === settlement.totalCents ? "À régler" : "Reste à régler",
      amountCents: restCents - retainedCents,
      ...dueSentence(settlement),
    };
  if (restCents < 0)
    return calm("Trop-perçu, à vous rendre", -restCents, `Rien n'est à régler : ${seller} vous doit cette somme.`);
  if (status === "credited")
    return calm("Rien à régler", 0, "Cette facture est annulée par un avoir : il n'y a rien à régler.");
  if (grossCents === 0) return calm("Rien à régler", 0, "Cette facture est de 0 € : il n'y a rien à régler.");
  return calm("Total réglé", grossCents - creditedCents(settlement), "Cette facture est payée. Merci.");
}

const calm = (label: string, amountCents: number, sentence: string): Headline => ({
  label,
  amountCents,
  sentence,
  isAlarming: false,
});

const creditedCents = ({ creditNotes }: InvoiceSettlement) =>
  creditNotes.reduce((sum, { creditCents }) => sum + creditCents, 0);

function dueSentence({ dueOn, daysLeft }: InvoiceSettlement): Pick<Headline, "sentence" | "isAlarming"> {
  const day = formatDate(dueOn).replaceAll(" ", "\u00A0");
  if (daysLeft < 0) return { sentence: `C'était à régler au plus tard le ${day}.`, isAlarming: true };
  const delay = daysLeft === 0 ? "aujourd'hui" : daysLeft === 1 ? "demain" : `dans ${daysLeft}\u00A0jours`;
  return { sentence: `au plus tard le ${day}, ${delay}`, isAlarming: false };
}

function creditSentence(creditedInvoice: InvoicePage["creditedInvoice"], seller: string): string {
  if (creditedInvoice === null) return "";
  const { number, restCents } = creditedInvoice;
  if (restCents > 0)
    return `Il est déjà déduit de la facture ${number}, dont il reste ${formatMoney(restCents)} à régler.`;
  if (restCents < 0) return `Il corrige la facture ${number} : ${seller} vous doit ${formatMoney(-restCents)}.`;
  return `Il est déduit de la facture ${number}, dont il ne reste rien à régler.`;
}
