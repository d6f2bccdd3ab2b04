import { mayBuild } from "../building-trades.ts";

/** What a seller calls their work. A trade of building has sites and works, another one has projects. */
export type TradeWords = {
  /** The place of a project, and several of them. */
  site: string;
  sites: string;
  nextJob: string;
  siteAddress: string;
  /** The work of a project, as a step. */
  works: string;
  describedWork: string;
  wantedWork: string;
  openWork: string;
  goToWork: string;
  /** The addresses of a customer where work is done, and the forms for one. */
  customerSites: string;
  newSite: string;
  changeSite: string;
  /** An invoice of what is done so far: beside its number, at its head, and as this one. */
  progress: string;
  progressTitle: string;
  thisProgress: string;
  issueProgress: string;
  /** What is done so far, in a sentence: « des travaux réalisés ». */
  doneSoFar: string;
  /** The works as the next step, and as what begins: « les travaux ». */
  theWorks: string;
  howLong: string;
  tickedTasks: string;
};

const BUILDING: TradeWords = {
  site: "chantier",
  sites: "chantiers",
  nextJob: "Prochain chantier",
  siteAddress: "Adresse du chantier",
  works: "Travaux",
  describedWork: "Description des travaux",
  wantedWork: "Travaux demandés",
  openWork: "Ouvrir les travaux",
  goToWork: "Aller aux travaux",
  customerSites: "Chantiers",
  newSite: "Nouveau chantier",
  changeSite: "Modifier le chantier",
  progress: "Situation",
  progressTitle: "Facture de situation",
  thisProgress: "Cette situation",
  issueProgress: "Émettre la situation",
  doneSoFar: "des travaux réalisés",
  theWorks: "les travaux",
  howLong: "Durée des travaux, à peu près",
  tickedTasks: "Les tâches cochées du chantier servent de départ.",
};

const OTHER: TradeWords = {
  site: "projet",
  sites: "projets",
  nextJob: "Prochain projet",
  siteAddress: "Lieu de la prestation",
  works: "Réalisation",
  describedWork: "Description de la prestation",
  wantedWork: "Ce qui est demandé",
  openWork: "Ouvrir le suivi",
  goToWork: "Aller au suivi",
  customerSites: "Autres adresses",
  newSite: "Nouvelle adresse",
  changeSite: "Modifier l'adresse",
  progress: "Facture intermédiaire",
  progressTitle: "Facture intermédiaire",
  thisProgress: "Cette facture",
  issueProgress: "Émettre la facture",
  doneSoFar: "de ce qui est réalisé",
  theWorks: "la réalisation",
  howLong: "Durée, à peu près",
  tickedTasks: "Les tâches cochées servent de départ.",
};

/** The words of a trade: those of building, unless the seller is known to do something else. */
export function tradeWords(trade: string): TradeWords {
  return mayBuild(trade) ? BUILDING : OTHER;
}

/** « aucun chantier », « 1 chantier », « 3 projets ». */
export function countedSites({ site, sites }: TradeWords, count: number): string {
  return `${count} ${count > 1 ? sites : site}`;
}
