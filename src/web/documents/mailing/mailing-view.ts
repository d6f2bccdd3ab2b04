import type { DocumentMails } from "#api/document-mails.ts";
import { readRecipients } from "#domain/mail/writing/recipients.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";

type Sending = DocumentMails["sendings"][number];
type Mail = DocumentMails["mails"][number];
type Sendings = Pick<DocumentMails, "sendings">;

/** To whom and when a document left by mail. Null for one that was given by hand. */
export function sendingWords({ how, to, sent_at, is_doubtful, refused_address, bounces }: Sending): string | null {
  if (how !== "by_mail") return null;
  const addresses = readRecipients(to).people.map(({ address }) => address);
  const refusedAddresses = (refused_address ?? "").split(", ");
  const takenAddresses = addresses.filter((address) => !refusedAddresses.includes(address));
  const day = formatDate(dayAt(new Date(sent_at), FRENCH_TIME_ZONE));
  const refusingServers = refusedAddresses.length > 1 ? "leurs serveurs refusent" : "son serveur refuse";
  const refusal = refused_address === null ? "" : `, sauf à ${refused_address}, que ${refusingServers}`;
  const failedAddresses = bounces.filter(({ outcome }) => outcome === "failed").map(({ address }) => address);
  const isLost = takenAddresses.length > 0 && takenAddresses.every((address) => failedAddresses.includes(address));
  const failure = isLost ? ", non remis" : `, non remis à ${failedAddresses.join(", ")}`;
  const recipients = takenAddresses.length === 0 ? "" : ` à ${takenAddresses.join(", ")}`;
  const verb = is_doubtful ? "Peut-être envoyé" : "Envoyé";
  return `${verb} par mail${recipients} le ${day}${refusal}${failedAddresses.length === 0 ? "" : failure}`;
}

/** To whom and when a document left by mail, a sentence for each time, and whether it arrived as far as is known. */
export function mailedLines({ sendings }: Sendings): { words: string; isDelivered: boolean }[] {
  return sendings.flatMap((sending) => {
    const words = sendingWords(sending);
    const isDelivered = !sending.is_doubtful && sending.bounces.every(({ outcome }) => outcome !== "failed");
    return words === null ? [] : [{ words, isDelivered }];
  });
}

/** Whom the last mail of a document did not reach, or not yet. Nobody once it was sent again. */
export function lastBounces({ sendings }: Sendings): Sending["bounces"] {
  return sendings.at(-1)?.bounces ?? [];
}

/** True when a document waits for another address of its customer. */
export function hasWrongAddress(mails: Sendings): boolean {
  return lastBounces(mails).some(({ is_address_wrong }) => is_address_wrong);
}

/** Where a mail stands that has not left. Null for one that is still written. */
export function mailWords({ is_own, state, leaves_in, problem }: Mail): string | null {
  if (state === "failed") return `N'est pas parti : ${problem ?? ""}`;
  if (state === "unsure") return `Peut-être parti : ${problem ?? ""}`;
  if (state === "draft" || state === "sent") return null;
  if (problem !== null) return `Pas encore parti : ${problem}`;
  if (!is_own) return "Un mail de ton équipe est en train de partir.";
  if (state === "handed") return "Le mail part : son serveur n'a pas encore répondu.";
  if (state !== "queued" || leaves_in === null) return "Le mail est en train de partir.";
  return leaves_in > 0 ? `Part dans ${leaves_in} s.` : "Part maintenant.";
}

/** What becomes of the address that is typed for a document. Undefined: nothing that needs to be said. */
export function recipientHintOf(to: string, mails: Sendings | undefined): string | undefined {
  if (to === "") return "Cette adresse sera gardée sur la fiche de ton client.";
  const wrongBounce = mails && lastBounces(mails).find(({ is_address_wrong }) => is_address_wrong);
  if (!wrongBounce || !readRecipients(to).people.some(({ address }) => address === wrongBounce.address))
    return undefined;
  return `Rien n'arrive à ${wrongBounce.address}. La bonne adresse sera gardée sur la fiche de ton client.`;
}
