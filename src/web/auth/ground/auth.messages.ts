/** What sign-in says beside its fields, in French. */
export const authMessages = {
  captchaTitle: "Vérification",
  captcha: "Un instant : on vérifie que tu es bien une personne.",
  passwordRule: (least: number) => `${least} caractères au moins`,
  missingPassword: "Indique ton mot de passe.",
  missingPasswordOf: (rule: string) => `Indique un mot de passe : ${rule}.`,
  passwordAdvice: (rule: string) => `${rule} : une phrase courte fait très bien l'affaire.`,
};
