import type { CalendarDate } from "../../shared/calendar-date.ts";

/** What the rules are about. */
export const LEGAL_TOPICS = [
  "vat_rates",
  "vat_franchise",
  "payment_terms",
  "late_payment",
  "guarantee_retention",
  "record_keeping",
  "e_invoicing",
  "withdrawal",
] as const;

/** One of them. */
export type LegalTopic = (typeof LEGAL_TOPICS)[number];

/** A rule that trades often ask about: what it says in one or two sentences, its source, and when it was checked. */
export type LegalFact = { topic: LegalTopic; title: string; text: string; source: string; checkedOn: CalendarDate };

const CHECKED_ON = "2026-11-20";

/** The rules that the assistant may say. It says no other: a question beyond them has no answer. */
export const LEGAL_FACTS: readonly LegalFact[] = [
  {
    topic: "vat_rates",
    title: "Taux de TVA",
    text:
      "20 % en général. 10 % pour les travaux dans un logement achevé depuis plus de deux ans, et 5,5 % pour les " +
      "travaux de rénovation énergétique de ces logements : le client le certifie par écrit sur le devis ou sur " +
      "la facture.",
    source: "CGI, art. 278, 279-0 bis et 278-0 bis A",
    checkedOn: CHECKED_ON,
  },
  {
    topic: "vat_franchise",
    title: "Franchise de TVA",
    text:
      "Seuils de 2025 : 37 500 € de prestations (41 250 € pour en sortir en cours d'année) et 85 000 € de ventes " +
      "(93 500 €). Ceux de 2026 sont à vérifier sur impots.gouv.fr.",
    source: "Code des impositions sur les biens et services, art. L. 223-3 (ancien CGI, art. 293 B)",
    checkedOn: CHECKED_ON,
  },
  {
    topic: "payment_terms",
    title: "Délais de paiement entre professionnels",
    text:
      "30 jours si rien n'est convenu. Au plus 60 jours après la facture, ou 45 jours fin de mois si le contrat " +
      "le dit.",
    source: "Code de commerce, art. L441-10",
    checkedOn: CHECKED_ON,
  },
  {
    topic: "late_payment",
    title: "Retard de paiement d'un professionnel",
    text:
      "Les pénalités courent dès le lendemain de l'échéance, sans rappel : au moins trois fois le taux d'intérêt " +
      "légal, et par défaut le taux de la BCE plus 10 points. S'y ajoutent 40 € de frais de recouvrement.",
    source: "Code de commerce, art. L441-10 et D441-5",
    checkedOn: CHECKED_ON,
  },
  {
    topic: "guarantee_retention",
    title: "Retenue de garantie",
    text:
      "Le client peut garder au plus 5 % de chaque paiement, TVA comprise, consignés ou remplacés par une caution. " +
      "Ils sont libérés un an après la réception, sauf opposition motivée.",
    source: "Loi n° 71-584 du 16 juillet 1971",
    checkedOn: CHECKED_ON,
  },
  {
    topic: "record_keeping",
    title: "Conservation des factures",
    text: "Dix ans pour les pièces comptables, factures comprises ; six ans au moins pour le fisc.",
    source: "Code de commerce, art. L123-22 ; livre des procédures fiscales, art. L102 B",
    checkedOn: CHECKED_ON,
  },
  {
    topic: "e_invoicing",
    title: "Facturation électronique",
    text:
      "Depuis le 1er septembre 2026, toute entreprise soumise à la TVA, franchise comprise, doit pouvoir recevoir " +
      "des factures électroniques par une plateforme agréée. Les PME et micro-entreprises doivent en émettre à " +
      "partir du 1er septembre 2027.",
    source: "service-public.fr, calendrier de la facturation électronique",
    checkedOn: CHECKED_ON,
  },
  {
    topic: "withdrawal",
    title: "Droit de rétractation",
    text:
      "Un particulier qui signe à distance ou hors de ton établissement a 14 jours pour se rétracter. Hors " +
      "établissement, aucun paiement avant 7 jours, sauf dépannage urgent.",
    source: "Code de la consommation, art. L221-18, L221-10 et L221-28",
    checkedOn: CHECKED_ON,
  },
];

// The first topic whose words are there. What is precise stands before what is wide.
const TOPIC_WORDS: readonly [LegalTopic, RegExp][] = [
  ["vat_franchise", /\b(?:franchise|seuils?|293 ?b)\b/],
  ["guarantee_retention", /\bretenues?\b/],
  ["record_keeping", /\b(?:conserver|conservation|garder|archiver|archivage)\b/],
  ["e_invoicing", /\b(?:facturation electronique|factures? electroniques?|plateforme agreee|pdp)\b/],
  ["withdrawal", /\b(?:retractation|retracter)\b/],
  ["late_payment", /\b(?:penalites?|indemnites?|interets?|recouvrement)\b/],
  ["payment_terms", /\b(?:delais?|echeances?)\b/],
  ["vat_rates", /\b(?:taux|tva)\b/],
];

/** The topic of the rules that a text asks about, or null. `plainText`: in lower case, without accents. */
export function legalTopicIn(plainText: string): LegalTopic | null {
  return TOPIC_WORDS.find(([, words]) => words.test(plainText))?.[0] ?? null;
}
