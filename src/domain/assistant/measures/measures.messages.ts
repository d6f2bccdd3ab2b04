import type { MisreadKind } from "./misread.ts";

/** What the settings say of how the assistant serves the company, in French. */
export const measuresMessages = {
  title: "Mesuré chez toi",
  intro: (days: number) =>
    `Sur ${days} jours, pour toute l'entreprise. Ces nombres restent ici, et aucun texte n'est gardé pour les faire.`,
  conversations: "Conversations",
  withDocument: "Finies par un document",
  answersPerDocument: "Réponses par document",
  askedAgain: "Questions reposées",
  misread: "Pas compris",
  misreadKinds: {
    project: "Quel projet",
    customer: "Le client",
    date: "Les dates",
    work: "Les travaux",
    price: "Les heures et le taux",
    lines: "Les lignes du devis",
    yes_no: "Oui ou non",
    legal: "Ce que la loi demande",
    unknown: "Questions libres",
    unanswered: "Questions sans réponse dans tes données",
    cannot_do: "Ordres qui se font sur une page",
  } satisfies Record<MisreadKind, string>,
};
