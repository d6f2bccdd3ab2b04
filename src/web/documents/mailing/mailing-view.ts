import type { DocumentMails } from "#api/documents.ts";
import { readRecipients } from "#domain/mail/writing/recipients.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";

type Sending = DocumentMails["sendings"][number];
type Mail = DocumentMails["mails"][number];

/** To whom and when a document left by mail. Null for one that was given by hand. */
export function sendingWords({ how, to, sent_at, refused_address }: Sending): string | null {
  if (how !== "by_mail") return null;
  const addresses = readRecipients(to).people.map(({ address }) => address);
  const reachedAddresses = addresses.filter((address) => address !== refused_address).join(", ");
  const day = formatDate(dayAt(new Date(sent_at), FRENCH_TIME_ZONE));
  const refusal = refused_address === null ? "" : `, sauf à ${refused_address}, que son serveur refuse`;
  return `Envoyé par mail${reachedAddresses === "" ? "" : ` à ${reachedAddresses}`} le ${day}${refusal}`;
}

/** To whom and when a document left by mail, a sentence for each time. */
export function mailedWords({ sendings }: Pick<DocumentMails, "sendings">): string[] {
  return sendings.map(sendingWords).filter((words) => words !== null);
}

/** Where a mail stands that has not left. Null for one that is still written. */
export function mailWords({ is_own, state, leaves_in, problem }: Mail): string | null {
  if (state === "failed") return `N'est pas parti : ${problem ?? ""}`;
  if (state === "unsure") return `Peut-être parti : ${problem ?? ""}`;
  if (state === "draft" || state === "sent") return null;
  if (problem !== null) return `Pas encore parti : ${problem}`;
  if (!is_own) return "Un mail de ton équipe est en train de partir.";
  if (state !== "queued" || leaves_in === null) return "Le mail est en train de partir.";
  return leaves_in > 0 ? `Part dans ${leaves_in} s.` : "Part maintenant.";
}
