import type { CalendarDate } from "../../shared/calendar-date.ts";
import { dayInFigures, formatDate } from "../../shared/french-format.ts";

/** Sentences about the data of one person. */
export const erasureMessages = {
  money_due: "Ce client te doit encore de l'argent : ses données servent à le réclamer. Efface-les une fois payé.",
  import_running: "Un import de clients est en cours. Attends sa fin, puis efface.",
  erased:
    "Effacés : nom, email, téléphone, adresses, numéros, notes, chantiers, adresses des projets, fiches fusionnées " +
    "avec celle-ci, et tout ce qui sert à retrouver ce client.",
  kept:
    "Gardés, car la loi l'oblige (Code de commerce, L123-22 : dix ans) : les devis et factures émis avec le nom " +
    "imprimé, les paiements, les réponses aux devis et la preuve des envois.",
  elsewhere:
    "À effacer toi-même si ce client le demande : ses mails dans ta boîte, tes brouillons, les photos et les noms " +
    "des projets, et ce que tu as écrit de lui à l'assistant.",
  definitive: "C'est définitif.",
};

/** What the notes of an erased customer say. */
export function erasedNote(day: CalendarDate): string {
  return `Données effacées le ${formatDate(day)}.`;
}

/** What stays of a customer: « Il reste 1 document, à garder au moins jusqu'au 31/12/2036. ». */
export function keptWords(documentCount: number, projectCount: number, untilDate: CalendarDate | null): string {
  const projects = projectCount === 0 ? "" : `${projectCount} projet${projectCount > 1 ? "s" : ""} sans client nommé`;
  const until = untilDate === null ? "" : `, à garder au moins jusqu'au ${dayInFigures(untilDate)}`;
  const documents = documentCount === 0 ? "" : `${documentCount} document${documentCount > 1 ? "s" : ""}${until}`;
  if (documents === "" && projects === "") return "Il ne reste rien de ce client, sauf la date de l'effacement.";
  return `Il reste ${[documents, projects].filter((part) => part !== "").join(", et ")}.`;
}
