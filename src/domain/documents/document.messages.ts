import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";

const clockAdvice = (latestDay: CalendarDate) =>
  `et la base de données est au ${formatDate(latestDay)}. L'horloge du serveur avance : préviens qui héberge Établi.`;

/** Sentences that the server writes about a document: its PDF, its day, an alteration, a term of its XML. */
export const documentMessages = {
  pdfUnavailable: "PDF indisponible",
  readOnItsPage: "Lire le document sur sa page",
  layoutFailed: "Le PDF de ce document n'a pas pu être préparé. Sa page reste lisible, et l'entreprise en est avertie.",
  layoutUnderWay:
    "Le PDF de ce document est encore en préparation. Sa page se lit déjà ; le PDF sera là dans un instant.",
  notForConsumers: "Sans objet : client consommateur.",
  notForCreditNotes: "Sans objet : avoir.",
  retention: (share: string, amount: string) => `Dont retenue de garantie de ${share} : ${amount}`,
  dateAhead: (day: CalendarDate, latestDay: CalendarDate) =>
    `Rien n'a été numéroté : ce document porterait la date du ${formatDate(day)}, ` + clockAdvice(latestDay),
  numberTaken: (number: string) =>
    `Rien n'a été numéroté : ${number} existe déjà, alors que le compteur de la base de données le donnait. ` +
    "Quelqu'un a remis ce compteur en arrière, ou une copie plus ancienne en partie : préviens qui héberge Établi, " +
    "qui doit le remettre au dernier numéro émis.",
  dateBehind: (day: CalendarDate, latestDay: CalendarDate) =>
    `Rien n'a été numéroté : le serveur est au ${formatDate(day)}, et la base de données est au ` +
    `${formatDate(latestDay)}. L'horloge du serveur retarde : préviens qui héberge Établi.`,
  seriesAhead: (lastDay: CalendarDate, latestDay: CalendarDate) =>
    `Rien n'a été numéroté : le dernier document de cette série est du ${formatDate(lastDay)}, et la base de données ` +
    `est au ${formatDate(latestDay)}. L'horloge de la base de données retarde, ou elle avançait ce jour-là : ` +
    "préviens qui héberge Établi.",
  clockAhead: (day: CalendarDate, latestDay: CalendarDate) =>
    `Rien n'a été noté : la date serait le ${formatDate(day)}, ` + clockAdvice(latestDay),
  clockBehind: (lastDay: CalendarDate, today: CalendarDate) =>
    `Rien n'a été noté : ce devis est du ${formatDate(lastDay)}, et le serveur est au ${formatDate(today)}. ` +
    "L'horloge du serveur retarde : préviens qui héberge Établi.",
  altered:
    "Ce document n'est plus tel qu'il a été enregistré : il n'est pas montré. L'entreprise en est avertie, " +
    "et doit le retrouver dans une sauvegarde.",
  notReady:
    "Ce devis n'est pas encore prêt à être montré : il ne dit pas tout de l'entreprise, ni de sa TVA. Demandez-lui " +
    "la version complète.",
};

/** What makes figures and lists doubtful: documents found altered, and numbers that no document bears any more. */
export type ToVerify = { documents: number; missingNumbers: number };

/** Says that figures or a list count what may be false, and what to do; empty while nothing does. */
export function toVerifySentence({ documents, missingNumbers }: ToVerify): string {
  const doubts = [
    documents === 1 ? "1 document n'est plus tel qu'il a été enregistré, et il est compté tel qu'il se lit" : "",
    documents > 1
      ? `${documents} documents ne sont plus tels qu'ils ont été enregistrés, et ils sont comptés tels qu'ils se lisent`
      : "",
    missingNumbers === 1 ? "1 numéro d'une série ne correspond plus à aucun document" : "",
    missingNumbers > 1 ? `${missingNumbers} numéros de tes séries ne correspondent plus à aucun document` : "",
  ].filter((doubt) => doubt !== "");
  if (doubts.length === 0) return "";
  return `À vérifier : ${doubts.join(" ; ")}. Préviens qui héberge Établi : une sauvegarde les contient encore.`;
}
