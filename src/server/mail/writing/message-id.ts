import { domainToASCII } from "node:url";

type WrittenMail = { id: string; revision: number; address: string };

/**
 * The ID of a mail that is written here. It stays the same however often the mail is sent, and is another one once the
 * mail was changed: of two mails with one ID most mailboxes show the first alone.
 */
export function messageIdOf({ id, revision, address }: WrittenMail): string {
  return `<${id}.${revision}@${hostOf(address)}>`;
}

/** Every ID that a mail may have left with: those of the first versions of the product did not say the revision. */
export function messageIdsOfDraft(mail: WrittenMail): string[] {
  return [messageIdOf(mail), `<${mail.id}@${hostOf(mail.address)}>`];
}

/** What the ID of a mail that is written here begins with: the ID of its row. Of any other mail: something else. */
export function draftIdIn(messageId: string): string {
  return messageId.split(/[.@]/, 1)[0] ?? "";
}

function hostOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf("@") + 1)) || "localhost";
}
