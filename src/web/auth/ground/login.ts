import { internationalPhone } from "#domain/shared/phone.ts";

/** What one signs in with, as the official client takes it. */
export type TypedLogin = { email: string } | { phone: string };

/** Reads an email or a phone as typed; numbers of France may be written as they are said there. */
export function readLogin(text: string): TypedLogin {
  const trimmedText = text.trim();
  if (trimmedText.includes("@")) return { email: trimmedText.toLowerCase() };
  return { phone: internationalPhone(trimmedText) };
}

/** The address of a login, as kept and shown. */
export function addressOf(login: TypedLogin): string {
  return "email" in login ? login.email : login.phone;
}

/** An address as it is read aloud: numbers of France by pairs. */
export function shownAddress(address: string): string {
  const french = /^\+?33([1-9])(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(address);
  if (french) return `0${french.slice(1).join(" ")}`;
  return /^\d{7,15}$/.test(address) ? `+${address}` : address;
}

let lastLogin = "";

/** Remembers what was typed as a login, so that no other page asks it again. */
export function rememberLogin(text: string): void {
  lastLogin = text;
}

/** The last login typed since the page was loaded; empty when none was. */
export function typedLogin(): string {
  return lastLogin;
}
