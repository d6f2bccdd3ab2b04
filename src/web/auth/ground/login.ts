import { internationalPhone } from "#domain/shared/phone.ts";

/** An email or a phone, in the form that the official client takes. */
export type TypedLogin = { email: string } | { phone: string };

/** Reads an email or a phone as typed. A French number may be written without its prefix. */
export function readLogin(text: string): TypedLogin {
  const trimmedText = text.trim();
  if (trimmedText.includes("@")) return { email: trimmedText.toLowerCase() };
  return { phone: internationalPhone(trimmedText) };
}

/** Whether a text may be a login at all: an address with a name and a place, or a number. The server decides. */
export function isPlausibleLogin(text: string): boolean {
  const login = readLogin(text);
  return "email" in login ? /^[^\s@]+@[^\s@]+$/.test(login.email) : /\d{6}/.test(login.phone);
}

/** The address or number of a login, as kept and shown. */
export function addressOf(login: TypedLogin): string {
  return "email" in login ? login.email : login.phone;
}

/** A login as read aloud: French numbers by pairs of digits. */
export function shownAddress(address: string): string {
  const french = /^\+?33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(address);
  if (french) return `0${french.slice(1).join(" ")}`;
  return /^\d{7,15}$/.test(address) ? `+${address}` : address;
}

let lastLogin = "";

/** Remembers the typed login, so that no other page asks for it again. */
export function rememberLogin(text: string): void {
  lastLogin = text;
}

/** The last login typed since the page was loaded. Empty when there is none. */
export function typedLogin(): string {
  return lastLogin;
}
