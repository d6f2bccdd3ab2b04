import type { MailAddress } from "#domain/mail/mail-address.ts";
import { domainOfAddress } from "#domain/mail/mail-address.ts";
import { withoutHiddenCharacters } from "#domain/shared/text/hidden-characters.ts";
import { domainToASCII } from "node:url";
import { readableHost } from "./reading/safe-link.ts";

/** The longest texts of a head that are kept. */
export const LONGEST = { subject: 998, id: 250, references: 8_000, name: 200, address: 254 };

const MOST_PEOPLE = 200;

type Person = { name?: string | undefined; address?: string | undefined };

/** People of a head, cut to what is kept of them. */
export function peopleOf(list: readonly Person[] = []): MailAddress[] {
  return list.slice(0, MOST_PEOPLE).map(({ name, address }) => ({
    name: withoutHiddenCharacters(cutText(name, LONGEST.name)).trim(),
    address: unmistakable(cutText(address, LONGEST.address).toLowerCase()),
  }));
}

/** The subject of a mail: marks that turn the direction of reading lie. */
export function subjectOf(subject: string | undefined): string {
  return withoutHiddenCharacters(cutText(subject, LONGEST.subject)).trim();
}

// « jean@аpple.com » in Cyrillic looks like another address: its host stands as computers write it.
function unmistakable(address: string): string {
  const domain = domainOfAddress(address);
  const host = domainToASCII(domain);
  return domain === "" || host === "" ? address : `${address.slice(0, address.lastIndexOf("@"))}@${readableHost(host)}`;
}

/** A text that a database bears: it stores neither NUL nor half of a surrogate pair. */
export function cutText(text: string | undefined, length: number): string {
  return (text ?? "").slice(0, length).toWellFormed().replaceAll("\u0000", "").trim();
}

/** A moment that a database bears. Null for any other one. */
export function momentOf(value: Date | string | undefined): Date | null {
  const moment = value === undefined ? null : new Date(value);
  return moment === null || Number.isNaN(moment.getTime()) || !isStorable(moment) ? null : moment;
}

function isStorable(moment: Date): boolean {
  return moment.getUTCFullYear() >= 1970 && moment.getUTCFullYear() < 2200;
}
