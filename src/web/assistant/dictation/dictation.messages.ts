/** Why a dictation ended, in French with what to do; null when it was stopped on purpose. */
export function dictationProblem(error: string): string | null {
  if (error === "aborted") return null;
  return PROBLEMS[error] ?? "La dictée s'est arrêtée. Réessaie, ou écris ton message.";
}

const PROBLEMS: Record<string, string> = {
  "not-allowed": "Le micro est refusé. Autorise-le dans les réglages de ton navigateur, ou écris ton message.",
  "service-not-allowed": "Ton navigateur ne permet pas la dictée ici. Écris ton message.",
  "language-not-supported": "Ton navigateur ne dicte pas en français. Écris ton message.",
  "audio-capture": "Aucun micro n'a été trouvé. Branche-le, ou écris ton message.",
  "no-speech": "Je n'ai rien entendu. Réessaie plus près du micro.",
  network: "La dictée de ton navigateur a besoin du réseau. Écris ton message.",
};
