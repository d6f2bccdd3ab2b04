import type { TradeWords } from "../company/examples/trade-words.messages.ts";
import { formatMoney, listInWords } from "../shared/french-format.ts";

/** The step that looks a quote over before it leaves, then says what left. */
export const validationMessages = {
  before: "Prêt à envoyer ?",
  beforeWhy: "Relis ici l'essentiel : ce que lira ton client, ce que la loi demande, et ce qu'il te restera.",
  gone: "Ce qui est parti",
  goneWhy: "Ton client a ce devis.",
  goneOn: "Voir l'accord du client",
  toComplete: "À compléter pour la suite",
  ready: "Tout est prêt : le devis peut partir.",
  readyToDrawUp: "Rien ne manque, mais le devis n'est pas encore établi.",
  toVerify: (labels: readonly string[]) =>
    `Rien ne retient le devis. À vérifier avant de l'envoyer : ${listInWords(labels)}.`,
  conditions: "Conditions",
  conditionsSaid: "Ce que la loi demande à un devis y est dit",
  conditionsLacking: (labels: readonly string[]) =>
    `La loi le demande, et le devis ne le dit pas : ${listInWords(labels)}`,
  quotePrice: "s'il est gratuit ou payant",
  missing: (count: number) =>
    count === 1
      ? "Il manque une chose avant l'envoi : le devis ne part pas sans."
      : `Il manque ${count} choses avant l'envoi : le devis ne part pas sans.`,
  drawUpFirst: "Le devis n'est pas encore établi : relis-le, établis-le, puis envoie-le.",
  outdated: "Le projet a changé depuis ce devis : mets-le à jour avant de l'envoyer.",
  hours: "Tes heures et ta marge",
  left: (cents: number, percent: number) => `${formatMoney(cents)}, soit ${percent} % du prix`,
  beforeSupplies: "Avant les fournitures, que cette somme doit payer aussi.",
  losing: "Ces heures coûtent plus que le prix hors taxes.",
  noCost: "Dis ce que te coûte une heure : ta marge se lira ici, avant l'envoi.",
  noHours: "Donne des heures aux tâches : leur coût et ta marge se liront ici.",
  asBefore: ({ site, sites }: TradeWords, count: number, hours: string) =>
    `D'après ${count === 1 ? `ton dernier ${site}` : `tes ${count} derniers ${sites}`}, heures notées contre ` +
    `heures prévues : compte plutôt ${hours} h.`,
  asPlanned: ({ site, sites }: TradeWords, count: number) =>
    count === 1
      ? `Ton dernier ${site} a pris les heures prévues.`
      : `Tes ${count} derniers ${sites} ont pris les heures prévues.`,
  nothingBefore: ({ sites }: TradeWords) => `Note tes heures sur tes ${sites} : ils diront si tes prévisions tiennent.`,
};
