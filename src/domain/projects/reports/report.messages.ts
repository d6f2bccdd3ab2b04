import { fieldMessages } from "../../shared/field.messages.ts";
import type { HandoverRefusal, LiftRefusal } from "./handover.ts";

/** The refusals of reports. */
export const reportMessages = {
  coming_day: fieldMessages.comingDay,
  empty: "Écris au moins une ligne, ou choisis une tâche ou une photo.",
  photo_gone: "Une photo choisie a été retirée du projet : elle n'est plus cochée. Vérifie, puis recommence.",
  photoUnreadable: "Une photo n'a pas pu être préparée. Rien n'est perdu : recommence dans un instant.",
  layoutFailed: "Le PDF n'a pas pu être fait, rien n'est enregistré. Recommence dans un instant.",
  already_signed: "La réception de ce chantier est déjà signée. Pour la corriger, son menu propose un nouveau PV.",
  unknownReplaced: "Ce PV a déjà été remplacé : recharge la page.",
  altered: "Ce document n'est plus celui qui a été enregistré : il n'est pas montré. Préviens le support.",
  already_lifted: "La levée de cette réserve est déjà notée.",
  replacedReception: "Ce PV a été remplacé : note la levée sur le nouveau.",
  formerMember: "Un ancien membre",
  noDay: "Indique le jour de la réception, par exemple « 12/11/2026 ».",
  leftTasks: "Tâches non cochées, à reprendre en réserve",
  made: (name: string) => `${name} : le PDF est prêt.`,
  kept: "Hors ligne : le compte rendu est gardé ici. Son PDF se fera au retour du réseau.",
  keptLater: "Hors ligne : écris-le quand même. Il est gardé ici, et son PDF se fera au retour du réseau.",
  photosNotSent: (count: number) =>
    count === 1
      ? "1 photo n'est pas encore envoyée : elle ne peut pas être dans ce compte rendu. " +
        "Attends le réseau pour la joindre."
      : `${count} photos ne sont pas encore envoyées : elles ne peuvent pas être dans ce compte rendu. ` +
        "Attends le réseau pour les joindre.",
  noReportDay: "Indique le jour du compte rendu, par exemple « 12/11/2026 ».",
  signed: "Réception signée : le PV est prêt.",
} as const;

/** Why a reception is not signed, under the field concerned. */
export const HANDOVER_REFUSALS: Record<HandoverRefusal, string> = {
  coming_day: fieldMessages.comingDay,
  no_reserve: "Écris au moins une réserve, ou choisis « Sans réserve ».",
  unwanted_reserve: "Une réception sans réserve n'en a aucune : retire-les, ou choisis « Avec réserves ».",
  due_too_early: "La date pour lever une réserve vient après la réception.",
  customer_drawing: "Il manque la signature du client : elle se dessine dans le cadre, plus large qu'un point.",
  company_drawing: "Il manque la signature de l'entreprise : elle se dessine dans le cadre, plus large qu'un point.",
};

/** Why the lifting of a reserve is not noted. */
export const LIFT_REFUSALS: Record<LiftRefusal, string> = {
  unknown_reserve: "Cette réserve n'est pas dans ce PV.",
  coming_day: fieldMessages.comingDay,
  before_reception: "Une réserve est levée après la réception.",
};

/** The mail that brings a report to the customer, with its PDF and its address. */
export function reportMail(name: string, projectName: string, url: string): { subject: string; text: string } {
  const lines = [
    "Bonjour,",
    "",
    `Vous trouverez ci-joint le document « ${name} » (${projectName}), à garder.`,
    "Il se lit aussi à cette adresse :",
    url,
    "",
  ];
  return { subject: `${name} – ${projectName}`, text: lines.join("\n") };
}

/** What a PDF of a report says. */
export const reportTexts = {
  date: "Date",
  place: "Lieu",
  writtenBy: "Rédigé par",
  people: "Présents",
  project: "Chantier",
  done: "Réalisé depuis le dernier compte rendu",
  hours: "Temps passé",
  supplies: "Matériel utilisé",
  total: "Total",
  notes: "Observations",
  photos: "Photos",
  before: "Avant",
  after: "Après",
  noCaption: "Photo du chantier",
  receivedOn: "Date de réception",
  result: "Réception",
  withoutReserves: "Sans réserve",
  withReserves: (count: number) => (count === 1 ? "Avec 1 réserve" : `Avec ${count} réserves`),
  act: "Réception des travaux",
  statement: (customer: string, company: string, day: string, hasReserves: boolean) =>
    `Le maître de l'ouvrage, ${customer}, déclare accepter les travaux exécutés par ${company}, ` +
    `${hasReserves ? "avec les réserves listées ci-dessous" : "sans réserve"}, à la date du ${day}. ` +
    "La réception est prononcée contradictoirement, à l'amiable (article 1792-6 du code civil).",
  replaces: (day: string) => `Ce procès-verbal annule et remplace celui du ${day}.`,
  reserves: "Réserves",
  noReserves: "Aucune réserve n'est émise.",
  reserve: (place: number) => `Réserve ${place}`,
  dueOn: (day: string) => `À lever au plus tard le ${day}`,
  noDueDay: "Délai à fixer d'un commun accord",
  liftings: "L'entreprise s'engage à lever ces réserves. Chaque levée est constatée d'un commun accord et datée.",
  guarantees: "Garanties",
  guaranteesStart:
    "La date de réception est le point de départ des garanties légales, pour les travaux qu'elles couvrent :",
  completion: (day: string) => `garantie de parfait achèvement, un an, jusqu'au ${day} (article 1792-6 du code civil)`,
  equipment: (day: string) => `garantie de bon fonctionnement, deux ans, jusqu'au ${day} (article 1792-3)`,
  structure: (day: string) => `garantie décennale, dix ans, jusqu'au ${day} (article 1792-4-1)`,
  signatures: "Signatures",
  customer: "Le client, maître de l'ouvrage",
  company: "L'entreprise",
  signed: (moment: string, day: string, result: string) =>
    `Signé le ${moment}, sur l'appareil de l'entreprise, en présence des deux parties. ` +
    `Réception du ${day} : ${result.toLowerCase()}.`,
} as const;
