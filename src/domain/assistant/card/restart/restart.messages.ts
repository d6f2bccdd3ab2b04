import { listInWords } from "../../../shared/french-format.ts";

const LONGEST_LABEL = 60;

/** What the assistant says when a whole new order is said beside an open card. */
export const restartMessages = {
  restarted: (labels: readonly string[]) =>
    `Je repars de ta phrase : ${listInWords(labels.map((label) => `« ${label} »`))}, à la place des lignes d'avant.`,
  unchanged: "Rien n'a changé sur la carte.",
  sameOrOther: (customer: string) => {
    const owner = customer === "" ? "" : ` La carte ouverte est pour ${customer}.`;
    return `Le même devis, ou un autre ?${owner} Rien n'est changé en attendant.`;
  },
  same: "Le même devis, refait",
  other: "Un autre, celui-ci attend",
  waits: "Je mets la carte d'avant de côté : dis « reviens » une fois ce devis créé.",
  takeBack: { label: "Revenir à la carte d'avant", ask: "annule" },
  restart: { label: "Tout recommencer", ask: "recommence tout" },
  goOn: { label: "Continuer ce qui est commencé", ask: "On continue." },
  leaveFor: (order: string) => ({
    label: `Laisser, et passer à « ${order.length > LONGEST_LABEL ? `${order.slice(0, LONGEST_LABEL)}…` : order} »`,
    ask: `Laisse tomber, ${order}`,
  }),
  cleared: "On repart de zéro : redis ton devis en une phrase. Ce que tu avais dit n'est pas enregistré.",
};
