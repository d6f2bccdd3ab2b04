/** What opening the access to other assistants leads to. */
export const howItWorks = {
  title: "Comment ça marche",
  steps: [
    { what: "Tu ouvres l'accès", why: "Une adresse s'affiche, celle de ton entreprise ici." },
    {
      what: "Tu crées une clé par assistant",
      why: "Elle dit ce qu'il lit : tes projets, et tes montants si tu le veux.",
    },
    { what: "Tu donnes l'adresse et la clé à ton assistant", why: "Il répond alors avec tes projets et tes chiffres." },
    { what: "Tu gardes la main", why: "Ce qu'il prépare attend ton clic. Une clé se révoque ici à tout moment." },
  ],
};
