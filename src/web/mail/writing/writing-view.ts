import { shownName } from "#domain/mail/mail-address.ts";
import { everyRecipient, recipientsOfMail } from "#domain/mail/writing/mail-refusal.ts";
import type { DraftKind } from "#domain/mail/writing/start-mail.ts";
import { sizeWords } from "../mail-view.ts";
import type { Draft, MailContent } from "./draft-saver.ts";

/** What a mail is called while it is written. */
export const KIND_TITLES: Readonly<Record<DraftKind, string>> = {
  new: "Nouveau mail",
  reply: "Répondre",
  reply_all: "Répondre à tous",
  forward: "Transférer",
};

/** What is said of a mail that leaves, and of one that was held back. */
export const SENT_WORDS = "Envoyé.";
export const HELD_WORDS = "Pas envoyé : le mail t'attend.";

/** Whether there is something to say of what leaves. */
export function hasLeaving({ to, cc, bcc, files }: MailContent): boolean {
  return files.length > 0 || everyRecipient(recipientsOfMail({ to, cc, bcc })).length > 0;
}

/** Exactly what leaves: to whom, each by their address, and with which files. */
export function leavingWords({ to, cc, bcc, files }: MailContent): { label: string; words: string }[] {
  const recipients = recipientsOfMail({ to, cc, bcc });
  const hiddenCopies = recipients.bcc ?? [];
  const addresses = (people: typeof recipients.to) => people.map(({ address }) => address).join(", ");
  return [
    { label: "À", words: addresses(recipients.to) || "personne pour l'instant" },
    ...(recipients.cc.length > 0 ? [{ label: "Copie", words: addresses(recipients.cc) }] : []),
    ...(hiddenCopies.length > 0 ? [{ label: "Copie cachée", words: addresses(hiddenCopies) }] : []),
    {
      label: "Fichiers",
      words:
        files
          .map(({ name, size_bytes }) => (size_bytes === 0 ? name : `${name} (${sizeWords(size_bytes)})`))
          .join(", ") || "aucun",
    },
  ];
}

/** Where a mail stands, in a list. */
export function stateWords({ state, problem }: Pick<Draft, "state" | "problem">): string {
  if (state === "failed") return "Pas parti";
  if (state === "unsure") return "Peut-être parti";
  if (state === "queued" && problem !== null) return "Attend un nouvel essai";
  if (state === "draft") return "Brouillon";
  return state === "sent" ? "Envoyé" : "En route";
}

/** How many mails are being written. `hasMore`: there are others than those counted. */
export function draftCount(count: number, hasMore: boolean): string {
  if (hasMore) return `Plus de ${count} brouillons`;
  return `${count} brouillon${count > 1 ? "s" : ""}`;
}

/** To whom and about what, in a list. */
export function draftWords({ to, cc, bcc, subject }: Pick<Draft, "to" | "cc" | "bcc" | "subject">): {
  who: string;
  what: string;
} {
  const names = everyRecipient(recipientsOfMail({ to, cc, bcc })).map(shownName);
  return { who: names.join(", ") || "Sans destinataire", what: subject.trim() || "Sans objet" };
}
