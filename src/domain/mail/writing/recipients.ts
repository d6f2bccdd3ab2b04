import { parseEmail } from "../../shared/email.ts";
import { withoutHiddenCharacters } from "../../shared/text/hidden-characters.ts";
import type { MailAddress } from "../mail-address.ts";
import { listAddressParts, readAddressList } from "../mail-address.ts";

/** The people of a line as it was typed, and what in it is no address that a mail can be sent to. */
export type TypedRecipients = { people: MailAddress[]; wrongParts: string[] };

/** Reads a line of recipients. Each address counts once, with the first name that it is given. */
export function readRecipients(line: string): TypedRecipients {
  const people = new Map<string, MailAddress>();
  const wrongParts: string[] = [];
  for (const part of listAddressParts(line)) {
    const [person] = readAddressList(part);
    if (!person || !isSendable(person.address) || /[\r\n]/.test(part.trim()))
      wrongParts.push(part.replace(/\s+/g, " ").trim());
    else if (!people.has(person.address)) people.set(person.address, { ...person, name: tidyName(person.name) });
  }
  return { people: [...people.values()], wrongParts };
}

/** People as a line that `readRecipients` reads as the same people. Those without a sendable address are left out. */
export function recipientsLine(people: readonly MailAddress[]): string {
  return people
    .map((person) => ({ ...person, address: person.address.toLowerCase() }))
    .filter(({ address }) => isSendable(address))
    .map(({ name, address }) => {
      const plainName = tidyName(name);
      return plainName === "" || plainName === address ? address : `${quotedIfNeeded(plainName)} <${address}>`;
    })
    .join(", ");
}

/**
 * True for an address that every server takes: letters of ASCII before its `@`, nothing that ends a header line or an
 * address.
 */
export function isSendable(address: string): boolean {
  if (address.length > 254 || parseEmail(address) !== address) return false;
  const at = address.lastIndexOf("@");
  return (
    /^[!#$%&'*+\-/=?^_`{|}~.\w]{1,64}$/.test(address.slice(0, at)) && /^[\p{L}\p{N}.-]+$/u.test(address.slice(at + 1))
  );
}

function tidyName(name: string): string {
  return withoutHiddenCharacters(name).replace(/\s+/g, " ").trim().slice(0, 200).toWellFormed();
}

function quotedIfNeeded(name: string): string {
  return /^[\p{L}\p{M}\p{N} '’.-]+$/u.test(name) ? name : `"${name.replace(/["\\]/g, "\\$&")}"`;
}
