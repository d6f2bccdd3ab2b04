const LOOKED_UP = [
  { names: /customer/, words: "Je cherche parmi tes clients…" },
  { names: /quote/, words: "Je cherche dans tes devis…" },
  { names: /project|task|planning|work|hours|next/, words: "Je cherche dans tes projets…" },
  { names: /invoice|document|due|turnover|collect|payment|vat|margin/, words: "Je cherche dans tes factures…" },
];

/** What is said of the language model, beside its answers, in French. */
export const modelMessages = {
  /** Said once in a conversation of an installation without a model. */
  noModel: "Je réponds à partir de tes données, sans intelligence artificielle.",
  /** Said once in a conversation whose company has not consented yet. */
  notAllowed: (isOwner: boolean) =>
    "Je réponds à partir de tes données, sans rien envoyer à personne. Un modèle pourrait m'aider à mieux répondre : " +
    (isOwner ? "[voir ce qu'il recevrait](/app/model)." : "le propriétaire de l'entreprise peut l'autoriser."),
  /** What is being looked up while an answer comes. */
  lookingUp: (tool: string) => LOOKED_UP.find(({ names }) => names.test(tool))?.words ?? "Je regarde tes données…",
  cut: "La réponse s'est coupée là.",
  stopped: "Arrêté.",
  retry: "Réessayer",
  trialTool: "Dit bonjour.",
  example: "Qui me doit de l'argent ?",
  noModelHere: "Aucun modèle n'est configuré : il n'y a rien à autoriser.",
  otherHost: "Le destinataire a changé entre-temps. Recharge la page pour voir qui recevrait les textes.",
};
