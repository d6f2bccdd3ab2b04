/** Sentences that several sign-in pages share with the letters that lead to them. */
export const signInMessages = {
  tagline: "Tes devis et tes factures, faits pendant que tu ranges les outils.",
  newPassword: "Choisir un nouveau mot de passe",
  joinCompany: (companyName: string) => `Rejoins « ${companyName} » sur Établi`,
  missingPassword: "Indique un mot de passe.",
  codeInstead: "Recevoir un code plutôt",
  backToSignIn: "Revenir à la connexion",
  missingLogin: "Indique ton email ou ton numéro de téléphone.",
  passwordChanged: "Mot de passe changé. Tes autres appareils sont déconnectés.",
  linkCut: "Il manque un morceau à ce lien. Copie-le en entier depuis le mail.",
};
