import { parseEmail } from "../shared/email.ts";

/** Somebody in a mail: the name as it is shown, and the address in lower case. */
export type MailAddress = { name: string; address: string };

/** A list longer than this is cut: nobody reads it, and a mail may name ten thousand people. */
const MOST_ADDRESSES = 200;

const LONGEST_NAME = 200;

/**
 * The people that a header line names: `Claire Roux <claire@roux.fr>, "Roux, Paul" <paul@roux.fr>, jean@roux.fr`.
 * Comments in brackets are a name when there is no other. What holds no address is left out.
 */
export function readAddressList(text: string): MailAddress[] {
  return listAddressParts(text)
    .map(readAddress)
    .filter((address) => address !== null)
    .slice(0, MOST_ADDRESSES);
}

/** What stands after the last `@`, in lower case. Empty without one. */
export function domainOfAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 0
    ? ""
    : address
        .slice(at + 1)
        .trim()
        .toLowerCase();
}

/** A name that pretends to be another address, as in `"client@roux.fr" <voleur@example.org>`, is no name. */
export function shownName({ name, address }: MailAddress): string {
  const plainName = name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
  // There is more than one « @ »: that of full width is another letter.
  const isOtherAddress = plainName.normalize("NFKC").includes("@") && !plainName.toLowerCase().includes(address);
  return plainName === "" || isOtherAddress ? address : plainName;
}

/**
 * What stands between the commas and semicolons of a list, but for those within quotes, angle brackets or comments. A
 * group ends by a semicolon. Empty parts are left out.
 */
export function listAddressParts(text: string): string[] {
  const parts: string[] = [];
  let [start, isQuoted, depth] = [0, false, 0];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === "\\" && isQuoted) at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === "(" || letter === "<") depth++;
    else if (letter === ")" || letter === ">") depth = Math.max(0, depth - 1);
    else if (depth === 0 && (letter === "," || letter === ";")) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== "");
}

function readAddress(part: string): MailAddress | null {
  const open = part.lastIndexOf("<");
  const close = part.indexOf(">", open);
  if (open >= 0 && close > open) return addressFrom(part.slice(open + 1, close), part.slice(0, open));
  const comment = part.indexOf("(");
  const commentEnd = part.lastIndexOf(")");
  if (comment < 0 || commentEnd < comment) return addressFrom(part, "");
  return addressFrom(part.slice(0, comment), part.slice(comment + 1, commentEnd));
}

function addressFrom(text: string, rawName: string): MailAddress | null {
  // The name of a group stands before its members: `Bureau: claire@roux.fr, …`.
  const address = parseEmail(text.slice(text.lastIndexOf(":") + 1));
  if (address === null) return null;
  const name = rawName.trim().replace(/^"|"$/g, "").replace(/\\(.)/g, "$1");
  return { name, address };
}
