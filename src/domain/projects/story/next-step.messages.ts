import type { TradeWords } from "../../company/examples/trade-words.messages.ts";
import { formatMoney } from "../../shared/french-format.ts";
import type { StepKey } from "../steps.ts";

/** What comes next in a project. */
export const nextStepMessages = {
  price: "À chiffrer : décris le travail, puis donne un prix.",
  makeQuote: "Le prix est là : le devis peut se faire.",
  sendQuote: "Le devis est fait : il reste à l'envoyer.",
  draftLeft: "Le devis n'est pas envoyé.",
  sent: "Le devis est envoyé : la réponse du client manque.",
  viewed: "Le client a vu le devis : sa réponse manque.",
  expired: "Le devis a dépassé sa date sans réponse.",
  extend: "Prolonger",
  declined: "Le client a dit non : une autre version du devis peut lui être proposée.",
  deposit: (cents: number) => `Le client a dit oui : ${formatMoney(cents)} d'acompte à demander.`,
  askDeposit: "Demander l'acompte",
  giveDeposit: "La facture d'acompte est émise : envoie-la.",
  sendDeposit: "Envoyer l'acompte",
  collectDeposit: (restCents: number) =>
    `L'acompte est facturé : il reste ${formatMoney(restCents)} à encaisser avant de commencer.`,
  sendInvoice: "Envoyer la facture",
  collectProgress: (restCents: number) =>
    `Une partie du devis est facturée : il reste ${formatMoney(restCents)} à encaisser.`,
  progressPaid: "Ce qui est facturé est payé : le travail continue.",
  depositPaid: "Acompte payé : place au travail.",
  depositPaidUndated: "Acompte payé : il reste à donner un jour au travail.",
  depositPaidThenInvoice: "Acompte payé : une fois le travail fait, la facture suit.",
  order: (rank: number) => `L'avenant n°\u00A0${rank} est prêt : il reste à l'envoyer.`,
  sendOrder: (rank: number) => `Envoyer l'avenant n°\u00A0${rank}`,
  orderAsked: (rank: number) => `L'avenant n°\u00A0${rank} est chez le client : sa réponse manque.`,
  moveToInvoice: "Passer à la facture",
  planned: "Le client a dit oui : il reste à donner un jour au travail.",
  plan: "Planifier",
  replan: "Replacer",
  begin: "Le client a dit oui : le travail peut commencer.",
  agreed: "Le client a dit oui : une fois le travail fait, la facture suit.",
  tasksLeft: (count: number) => (count === 1 ? "Il reste une tâche à faire." : `Il reste ${count} tâches à faire.`),
  invoice: "Le travail est fait : il reste à le facturer.",
  giveInvoice: (isLate: boolean) =>
    isLate
      ? "La facture n'est pas encore envoyée, et son échéance est passée."
      : "La facture est émise, mais pas encore envoyée.",
  collect: (restCents: number | null) =>
    restCents === null
      ? "La facture est émise : elle reste à encaisser."
      : `La facture est émise : il reste ${formatMoney(restCents)} à encaisser.`,
  late: (restCents: number | null, lateDays: number) => {
    const since = lateDays === 0 ? "en retard" : `en retard de ${lateDays} jour${lateDays > 1 ? "s" : ""}`;
    return restCents === null ? `La facture est ${since}.` : `${formatMoney(restCents)} ${since}.`;
  },
  remind: "Relancer",
  overpaid: "Le client a trop payé : il reste à lui rendre la différence.",
  paid: "Tout est facturé et encaissé.",
};

const GO_TO_STEP: Record<Exclude<StepKey, "work">, string> = {
  estimation: "Aller à l'estimation",
  validation: "Aller à la validation",
  quote: "Aller au devis",
  "client-validation": "Aller à l'accord",
  invoice: "Aller à la facture",
};

/** The link to a step, in the words of the trade. */
export function goToStepWords(step: StepKey, { goToWork }: TradeWords): string {
  return step === "work" ? goToWork : GO_TO_STEP[step];
}

/** The statement of a project on screens. */
export const STATEMENT_WORDS = {
  agreed: "Accepté",
  invoiced: "Facturé",
  collected: "Payé",
  toInvoice: "À facturer",
  toCollect: "Reste dû",
};
