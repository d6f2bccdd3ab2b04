const SENTENCES: Record<string, string> = {
  invalid_credentials: "Email ou mot de passe incorrect. Vérifie les deux, puis réessaie.",
  user_already_exists: "Un compte existe déjà avec cette adresse. Connecte-toi plutôt.",
  email_exists: "Cette adresse est déjà prise par un autre compte.",
  phone_exists: "Ce numéro est déjà pris par un autre compte.",
  weak_password: "Ce mot de passe est trop facile à deviner : huit caractères au moins, et pas un mot de passe connu de tous.",
  same_password: "C'est déjà ton mot de passe. Choisis-en un autre.",
  signup_disabled: "Les inscriptions sont fermées sur cette installation.",
  email_not_confirmed: "Confirme d'abord ton adresse : le lien est dans le mail que tu as reçu.",
  phone_not_confirmed: "Confirme d'abord ton numéro avec le code reçu par SMS.",
  user_banned: "Ce compte est suspendu. Écris à la personne qui gère cette installation.",
  over_request_rate_limit: "Trop d'essais à la suite. Patiente une minute puis réessaie.",
  email_provider_disabled: "La connexion par email est fermée sur cette installation.",
  phone_provider_disabled: "La connexion par téléphone est fermée sur cette installation.",
  validation_failed: "Vérifie l'adresse ou le numéro : quelque chose n'est pas écrit comme il faut.",
  session_not_found: "Ta session est terminée. Reconnecte-toi.",
};

/** What to say of a failed sign-in or sign-up, by the protocol's error code. */
export function authErrorSentence(error: { code?: string | undefined; status?: number | undefined }): string {
  const known = error.code === undefined ? undefined : SENTENCES[error.code];
  if (known !== undefined) return known;
  const away = !error.status || error.status >= 500;
  return away ? "Le serveur ne répond pas. Vérifie ta connexion et réessaie dans un instant." : "La connexion n'a pas abouti. Réessaie.";
}
