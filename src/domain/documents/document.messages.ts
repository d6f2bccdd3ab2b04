import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";

const clockAdvice = (latestDay: CalendarDate) =>
  `et la base de données est au ${formatDate(latestDay)}. L'horloge du serveur avance : préviens qui héberge Établi.`;

/** Sentences that the server writes about a document: its PDF, its day, an alteration, a term of its XML. */
export const documentMessages = {
  readOnItsPage: "Lire le document sur sa page",
  layoutFailed: "Le PDF de ce document n'a pas pu être préparé. Sa page reste lisible, et l'entreprise en est avertie.",
  layoutUnderWay:
    "Le PDF de ce document est encore en préparation. Sa page se lit déjà ; le PDF sera là dans un instant.",
  retention: (share: string, amount: string) => `Dont retenue de garantie de ${share} : ${amount}`,
  dateAhead: (day: CalendarDate, latestDay: CalendarDate) =>
    `Rien n'a été numéroté : ce document porterait la date du ${formatDate(day)}, ` + clockAdvice(latestDay),
  clockAhead: (day: CalendarDate, latestDay: CalendarDate) =>
    `Rien n'a été noté : la date serait le ${formatDate(day)}, ` + clockAdvice(latestDay),
  clockBehind: (lastDay: CalendarDate, today: CalendarDate) =>
    `Rien n'a été noté : ce devis est du ${formatDate(lastDay)}, et le serveur est au ${formatDate(today)}. ` +
    "L'horloge du serveur retarde : préviens qui héberge Établi.",
  altered:
    "Ce document n'est plus tel qu'il a été enregistré : il n'est pas montré. L'entreprise en est avertie, " +
    "et doit le retrouver dans une sauvegarde.",
};
