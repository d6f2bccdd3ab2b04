/** Sentences that the server, its letters and several sign-in pages share. */
export const signInMessages = {
  tagline: "Tes devis et tes factures, faits pendant que tu ranges les outils.",
  newPassword: "Choisir un nouveau mot de passe",
  joinCompany: (companyName: string) => `Rejoins « ${companyName} » sur Établi`,
  missingPassword: "Indique un mot de passe.",
  codeInstead: "Recevoir un code plutôt",
  backToSignIn: "Revenir à la connexion",
  missingLogin: "Indique ton email ou ton numéro de téléphone.",
  passwordChanged: "Mot de passe changé. Tes autres appareils sont déconnectés.",
  serviceUnavailable: "Le service de connexion ne répond pas. Rien n'est perdu : réessaie dans un instant.",
  linkCut: "Il manque un morceau à ce lien. Copie-le en entier depuis le mail.",
};
