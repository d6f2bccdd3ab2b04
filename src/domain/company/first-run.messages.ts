import { mayBuild } from "./building-trades.ts";
import type { VatRegime } from "./company.ts";
import { isAboutInsurance } from "./missing-seller-fields.ts";

/** What a new seller is asked, in order. The name of each is the end of its address. */
export const FIRST_QUESTIONS = ["metier", "entreprise", "adresse", "tva", "assurance", "prix"] as const;

/** A question of the first run. */
export type FirstQuestion = (typeof FIRST_QUESTIONS)[number];

/**
 * The questions of a seller: the insurance is asked of whoever may do works of construction, and of whoever said that
 * theirs is owed.
 */
export function firstQuestionsOf({ trade, missing }: { trade: string; missing: readonly string[] }): FirstQuestion[] {
  const isInsuranceAsked = mayBuild(trade) || missing.some(isAboutInsurance);
  return FIRST_QUESTIONS.filter((question) => question !== "assurance" || isInsuranceAsked);
}

/** Each question in words, and why it is asked. */
export const QUESTION_WORDS: Readonly<Record<FirstQuestion, { title: string; why: string }>> = {
  metier: {
    title: "Quel est ton métier ?",
    why: "Pour te proposer les tâches et les mentions de ton métier.",
  },
  entreprise: {
    title: "Qui es-tu ?",
    why: "La loi veut ton nom, ta forme juridique et ton SIREN sur chaque devis et chaque facture.",
  },
  adresse: {
    title: "Où est ton entreprise ?",
    why: "Ton adresse s'imprime en tête de tes documents.",
  },
  tva: {
    title: "Factures-tu la TVA ?",
    why: "Le total de tes devis en dépend. Ne devine pas : tu peux répondre plus tard.",
  },
  assurance: {
    title: "Es-tu assuré pour tes travaux ?",
    why: "La loi veut ton assurance sur les devis et factures de travaux. Elle est sur ton attestation.",
  },
  prix: {
    title: "Combien vaut une heure de ton travail ?",
    why: "Repris dans chaque nouveau devis, où il se change.",
  },
};

/** The field of the price of an hour. */
export const HOUR_RATE_WORDS = {
  label: "Taux horaire habituel",
  hint: (regime: VatRegime | null) =>
    regime === "franchise"
      ? "Ton prix, sans TVA. Repris dans chaque nouveau projet."
      : "Hors taxes, ou écris « 55 TTC ». Repris dans chaque nouveau projet.",
};

/** The question of the price for a trade that is sold by the day. */
export const DAY_RATE_WORDS = {
  title: "Combien vaut une journée de ton travail ?",
  why: QUESTION_WORDS.prix.why,
  label: "Ton prix de la journée (TJM)",
  hint: (hours: string, regime: VatRegime | null) => {
    const ways = regime === "franchise" ? "Sans TVA" : "Hors taxes ou « 420 TTC »";
    return `${ways}, pour ${hours} h. Tu peux aussi compter à l'heure dans chaque projet.`;
  },
};

/** Trades to choose from. Another one is typed. */
export const COMMON_TRADES = [
  "Plombier",
  "Électricien",
  "Peintre",
  "Maçon",
  "Menuisier",
  "Carreleur",
  "Plaquiste",
  "Paysagiste",
  "Développeur",
  "Graphiste",
  "Photographe",
  "Consultant",
] as const;

/** The regimes of VAT in words that anyone knows. */
export const VAT_ANSWERS: readonly { regime: VatRegime; title: string; text: string }[] = [
  {
    regime: "franchise",
    title: "Non, je n'en facture pas",
    text: "Franchise en base : c'est le cas de beaucoup de micro-entreprises. Tes documents le disent.",
  },
  {
    regime: "standard",
    title: "Oui, je la facture",
    text: "Tu la déclares et tu la reverses, que tu dises tes prix HT ou TTC.",
  },
];

/** What is said to a seller who does not know their regime. */
export const UNKNOWN_REGIME = {
  button: "Je ne sais pas",
  title: "On ne devine pas : un mauvais régime fausse chaque facture",
  text:
    "Si tu déposes des déclarations de TVA (CA3 ou CA12), c'est oui. Sinon, regarde dans ton espace professionnel " +
    "sur impots.gouv.fr, ou demande à ton comptable. En attendant tu peux préparer tes devis : Établi te le " +
    "redemande avant d'en montrer un.",
};

/** The other words of the first run. */
export const firstRunMessages = {
  page: "Bienvenue",
  netOfGross: (gross: string, net: string) =>
    `${gross} TTC font ${net} HT avec une TVA à 20 % : c'est ce que je garde si tu continues.`,
  progress: (rank: number, count: number) => `Question ${rank} sur ${count}`,
  otherTrade: "Un autre métier",
  find: "Trouver mon entreprise dans le registre",
  itIsMe: "C'est bien moi",
  next: "Continuer",
  skip: "Plus tard",
  lacks: (fields: string) => `Il manque encore : ${fields}.`,
  lacksWhy: "Sans cela, aucun devis ne part. Complète ici, ou continue : Établi te le redemande avant l'envoi.",
  goOnWithout: "Continuer sans répondre",
  back: "Question d'avant",
  leave: "Tout passer",
  haveExport: "J'ai déjà un export d'Établi",
};
