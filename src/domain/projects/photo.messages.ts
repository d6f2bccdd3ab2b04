import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatScaled } from "../shared/french-format.ts";
import { nearDay } from "../shared/text/near-day.ts";
import { PHOTO_LIMITS } from "./photos.ts";

/** The title of the photos of a project. */
export const PHOTOS_TITLE = "Photos";

/** The refusals of photos of a project. */
export const photoMessages = {
  added: "Photo ajoutée.",
  known: "Déjà parmi les photos du projet.",
  unreadable: "Cette photo n'est pas lisible : choisis une image JPEG, PNG, WebP ou HEIC.",
  tooHeavy: "Cette photo est trop lourde.",
  /** Photos that the browser could not read, among several. */
  unreadableAmong: (names: readonly string[]) =>
    names.length > 1
      ? `${names.length} photos ne sont pas lisibles et n'ont pas été gardées : ${names.join(", ")}.`
      : `« ${names[0]} » n'est pas lisible : choisis une image JPEG, PNG, WebP ou HEIC.`,
  saveOriginal: (bytes: number): string =>
    `Télécharger l'original (${formatScaled(Math.max(1, Math.round(bytes / 100_000)), 1, 0)}\u00A0Mo)`,
  goneOriginal: "L'original de cette photo n'est plus là.",
  brokenOriginal: "L'original de cette photo n'est pas lisible : la photo, elle, est gardée.",
  heavyOriginal: "L'original d'une photo pèse 25 Mo au plus.",
  fullOfOriginals: "Les originaux d'un projet pèsent 500 Mo au plus : la photo est gardée, son original non.",
  full: `Un projet garde ${PHOTO_LIMITS.project} photos au plus : retires-en une d'abord.`,
  unknownBefore: "Cette photo n'est plus dans ce projet.",
  pairTaken: "Une de ces deux photos forme déjà une paire : sépare-la d'abord.",
  mailTooLarge: "Ce mail est trop lourd pour être lu ici : ses photos restent dans ta messagerie.",
  /** How many photos of a mail were left out. */
  skipped: (count: number) =>
    count > 1
      ? `${count} images n'ont pas pu être gardées : format inconnu, taille, ou projet plein.`
      : "Une image n'a pas pu être gardée : format inconnu, taille, ou projet plein.",
};

/** When a photo was added and by whom: « 30 nov., Karim ». `name`: empty where nobody is named. */
export function photoMoment(day: CalendarDate, name: string, today: CalendarDate): string {
  return [nearDay(day, today), name].filter((part) => part !== "").join(", ");
}
