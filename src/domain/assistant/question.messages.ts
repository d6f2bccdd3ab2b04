const UNANSWERED: Record<string, string> = {
  tasks: "De quel projet ? Dis-moi son nom, ou pose la question sur sa page : [Projets](/app/projects).",
  vat: "Je ne sais pas donner la TVA d'un client ou d'un projet. Elle est sur chaque facture : [Argent](/app/billing).",
  legal: "Je ne connais que quelques règles de droit, et pas celle-là. Ton comptable ou service-public.fr le peuvent.",
  document: "De quel document ? Dis-moi son numéro, par exemple « F2026-0001 » : [Argent](/app/billing).",
  customer: "De quel client ? Dis-moi son nom, ou cherche-le ici : [Clients](/app/customers).",
};

/** What the assistant says of questions that no tool answers, and of what it can do, in French. */
export const questionMessages = {
  /** A text added from the page, as the message quotes it. */
  quoted: (selection: string) => `« ${selection} »`,
  uncheckedAmount: "Je ne trouve pas ce montant dans tes données, alors je ne le dis pas.",
  unknownRecord: "Je ne trouve pas ce projet.",
  unreadPeriod:
    "Je n'ai pas compris de quelle période tu parles : dis-la par exemple « en octobre » ou « du 1er au 15 mai ».",
  noPeriod: "Je ne sais pas répondre pour une période ; voici où on en est aujourd'hui.",
  noAmounts: "Ton rôle dans l'entreprise ne donne pas accès aux montants. Demande à un gestionnaire.",

  /** A question that is understood and has no answer yet, with the screen that may have it. */
  cannotAnswer(about: string): string {
    return UNANSWERED[about] ?? "Je ne sais pas encore répondre à ça à partir de tes données.";
  },
  cannotDo:
    "Je ne sais pas encore faire ça depuis la conversation. Tu peux le faire sur la page du projet : " +
    "[Projets](/app/projects).",
  /** What is said to « euh je sais pas », above the buttons of what can be asked. */
  noHurry: "Pas grave. On regarde ce qui attend, ou je te dis ce que je sais faire :",
  whatCanBeDone: "Que sais-tu faire ?",
  greeting: "Bonjour ! Dis-moi ce que tu veux faire.",
  thanks: "Avec plaisir.",

  /** `abilities` completes « Je peux … ». `orders` are examples. */
  help(abilities: readonly string[], orders: readonly string[]): string {
    const guidance = `Je peux ${abilities.slice(0, -1).join(", ")} et ${abilities.at(-1) ?? ""}`;
    const examples = orders.map((order) => `« ${order} »`).join(" ou ");
    const figures =
      "Je sais aussi te dire quelles factures sont en retard, ce que tu as facturé, quels devis attendent.";
    return `${guidance} : dis-moi ${examples}. ${figures}`;
  },

  /** `notice`: why no model answers, when it has not been said yet. Null when a model answers. */
  unknown(notice: string | null): string {
    const examples =
      "Demande-moi par exemple « Quelles factures sont en retard ? », « Combien ai-je facturé ce mois-ci ? », ou " +
      "« Crée un projet ».";
    if (notice === null) return examples;
    return `${notice === "" ? "" : `${notice} `}Je n'ai pas compris ta question. ${examples}`;
  },
};
