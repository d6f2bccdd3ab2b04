import type { ItemLine } from "../lines/line.ts";
import { unitWord } from "../lines/line.ts";
import { formatMoney, formatScaled } from "../shared/french-format.ts";

/** Sentences about credit notes: what their customer does with them, and refusals, which say what to do. */
export const creditMessages = {
  whatToDo: (number: string) => `Montant à déduire de la facture ${number} ; il est remboursé si elle est déjà réglée.`,
  /** `restCents`: what is left to pay of the invoice, null where it is not known. */
  what: (number: string, restCents: number | null) =>
    `La facture ${number} ne change pas : l'avoir la corrige, avec son propre numéro, et ` +
    (restCents !== null && restCents <= 0
      ? "ton client l'a déjà payée : le montant de l'avoir est à lui rendre."
      : "se déduit de ce que ton client te doit."),
  notAnInvoice: "Un avoir ne se corrige pas par un autre avoir : choisis la facture.",
  invoiceOfZero: "Cette facture est de 0 € : il n'y a rien à créditer. Tu peux en émettre une autre pour ce projet.",
  nothingLeft: "Cette facture est déjà entièrement annulée par ses avoirs : il ne reste rien à créditer.",
  lineUnknown: "Cette ligne n'est pas sur la facture : recharge la page, puis choisis une de ses lignes.",
  lineTwice: "La même ligne est demandée deux fois : garde une seule quantité par ligne.",
  noLine: "Choisis au moins une ligne à créditer, ou toute la facture.",
  quantityZero: ({ label }: ItemLine) => `Indique une quantité plus grande que zéro pour « ${label} », ou retire-la.`,
  beyondLine: ({ label, unit }: ItemLine, leftE4: number) =>
    leftE4 === 0
      ? `« ${label} » est déjà entièrement créditée : retire-la de l'avoir.`
      : `Il reste ${formatScaled(leftE4, 4, 0)} ${unitWord(unit, leftE4)} à créditer sur la ligne ` +
        `« ${label} » : réduis la quantité.`,
  reduction: (number: string, nature: ItemLine["nature"] | null) =>
    `Réduction sur la facture ${number}${nature === null ? "" : NATURES[nature]}`,
  sumOfZero: "Indique une somme plus grande que zéro.",
  beyondTotal: (leftCents: number) =>
    `Il reste ${formatMoney(leftCents)} à créditer sur cette facture : réduis la somme.`,
  linesAndSum: "Choisis des lignes ou une somme, pas les deux.",
  ofZero: "Cet avoir serait de 0,00 € : choisis une ligne ou une quantité qui a un prix.",
};

/** The refusal of a credit note on a part that a final invoice deducted. No screen says it before. */
export function creditOfDeducted(finalNumber: string): string {
  return (
    `La facture de solde ${finalNumber} a déjà déduit cette facture : fais d'abord un avoir sur toute la facture ` +
    `${finalNumber}, puis celui-ci. Tu pourras ensuite facturer ce qui reste.`
  );
}

const NATURES: Record<ItemLine["nature"], string> = { service: ", prestations", goods: ", fournitures" };
