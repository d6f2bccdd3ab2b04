import { CATALOG_PAGES } from "#domain/catalog/catalog-pages.messages.ts";
import { PROGRAMS_PLACE } from "#web/mcp/programs.messages.ts";

/** The parts of the settings. */
export const PART_TITLES = {
  company: "Ton entreprise",
  documents: "Tes documents",
  tools: "Toi et tes outils",
  account: "Ton compte",
};

/** The parts of the first chapter, by the field that each begins with. */
export const IDENTITY_HEADINGS: Readonly<Record<string, string>> = {
  name: "Qui tu es",
  "address.line1": "Ton adresse",
  email: "Pour te joindre",
  trade: "Ce que tu fais",
};

/** The chapters of the settings, and what each is about in a few words. */
export const CHAPTER_WORDS = {
  identity: { title: "Entreprise", what: "Nom, SIRET, adresse" },
  vat: { title: "TVA et tarif", what: "Régime, dates, prix" },
  bank: { title: "Banque", what: "IBAN des factures" },
  insurance: { title: "Assurance", what: "Décennale ou autre" },
  mediator: { title: "Médiateur", what: "Pour les particuliers" },
  team: { title: "Équipe", what: "Qui voit et fait quoi" },
  numbering: { title: "Numérotation", what: "Format et premier numéro" },
  notices: { title: "Mentions", what: "Au bas des documents" },
  logo: { title: "Logo", what: "En haut des documents" },
  look: { title: "Présentation", what: "Modèle, couleur, pied de page" },
  templates: { title: CATALOG_PAGES.templates, what: CATALOG_PAGES.templatesWhat },
  security: { title: "Sécurité", what: "Mot de passe, appareils" },
  mails: { title: "Boîtes mail", what: "Lire et envoyer" },
  model: { title: "Aide d'une IA", what: "Ce que l'assistant envoie" },
  programs: PROGRAMS_PLACE,
  data: { title: "Données", what: "Tout emporter, supprimer" },
} as const;

/** Where a chapter of the settings stands, in two words. */
export const STATE_WORDS = {
  complete: "Complète",
  noSiret: "SIRET manquant",
  lacks: {
    name: "Nom manquant",
    legal_form: "Forme à choisir",
    capital: "Capital manquant",
    rcs_town: "RCS manquant",
    address: "Adresse manquante",
  } as Readonly<Record<string, string>>,
  noRegime: "Régime à choisir",
  franchise: "Franchise",
  vat: "TVA facturée",
  noIban: "IBAN manquant",
  endsBy: (end: string) => `Finit par ${end}`,
  toSay: "À dire",
  incomplete: "À compléter",
  noDuty: "Pas obligatoire",
  optional: "Facultative",
  mediation: { named: "Nommé", later: "Pas encore" },
  noNotices: "Aucune",
  notices: (count: number) => `${count} ligne${count > 1 ? "s" : ""}`,
  noLogo: "Aucun",
  hasLogo: "En place",
  people: (count: number) => (count > 1 ? `${count} personnes` : "Toi seul"),
  noMailbox: "Aucune",
  mailboxes: (count: number) => (count > 1 ? `${count} boîtes` : "Connectée"),
  reconnect: "À reconnecter",
};
