import { discountWords, namesOf } from "../../conversation/card.messages.ts";

// `left`: what remains once it is paid, empty when that is not asked. `isAsked`: the card asks for it.
type DepositWords = { text: string; amount: string; left: string; isAsked: boolean; isOpen: boolean };

/** What is answered about the figures of a card. */
export const figureMessages = {
  totalBeside: (isWith: boolean, labels: readonly string[], total: string, openLabels: readonly string[]) =>
    `${isWith ? "Avec" : "Sans"} ${namesOf(labels)}, ce devis fait ${total}` +
    (openLabels.length === 0 ? "." : `, sans ${namesOf(openLabels)} dont j'attends le prix.`),
  noOption: (total: string) => `Ce devis n'a pas d'option. ${total}`,
  vatIs: (amount: string, isUnsure: boolean) =>
    isUnsure ? `Si tu factures la TVA, elle fait ${amount} sur ce devis.` : `La TVA de ce devis fait ${amount}.`,
  noVat: "Tu es en franchise : ce devis ne compte pas de TVA.",
  discountIs: (discount: string, amount: string) => `La ${discountWords(discount)} enlève ${amount} hors taxes.`,
  discountNotTaken: (words: string) => `Je n'ai pas pris « ${words} » : redis la remise ici, et je la mets.`,
  noDiscount: "Ce devis n'a pas de remise.",
  noDeposit: "Ce devis ne demande pas d'acompte. Dis par exemple « acompte 30 % ».",
  depositUnsure: (text: string) =>
    `L'acompte est de ${text} du total à payer : son montant dépend de la TVA, dis-moi si tu la factures.`,
  depositComesTo: ({ text, amount, left, isAsked, isOpen }: DepositWords) =>
    (isAsked ? `L'acompte demandé est de ${text}, soit ${amount}` : `Un acompte de ${text} ferait ${amount}`) +
    (left === "" ? "" : ` : il ${isAsked ? "reste" : "resterait"} ${left}`) +
    `${isOpen ? ", sans les lignes dont j'attends le prix" : ""}.` +
    (isAsked ? "" : ` Pour le demander, dis « acompte ${text} ».`),
};
