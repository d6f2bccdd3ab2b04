import { withoutAccents } from "#domain/shared/search-text.ts";
import { domainToUnicode } from "node:url";

/** A link that may be opened: its address, and the host that a person reads. */
export type SafeLink = { href: string; host: string };

const LONGEST = 4_000;

const WEB = ["http:", "https:"];

/**
 * A link of a mail that may be opened, or null. Only pages, addresses of mail and telephones: `javascript:` runs,
 * `data:` holds a page, and a path alone would lead into our own. A name in letters of another alphabet
 * is shown as computers write it, `xn--…`: « аpple.com » in Cyrillic looks like another.
 */
export function safeLink(href: string): SafeLink | null {
  const url = href.length > LONGEST ? null : URL.parse(href.trim());
  if (url === null) return null;
  if (url.protocol === "mailto:") {
    const address = decodeURIComponentOrEmpty(url.pathname);
    return /^[\w.+-]{1,64}@[\w.-]{1,253}$/.test(address) ? { href: `mailto:${address}`, host: address } : null;
  }
  if (url.protocol === "tel:") return /^[\d+. ()-]{3,25}$/.test(url.pathname) ? { href: url.href, host: "" } : null;
  if (!WEB.includes(url.protocol) || url.hostname === "") return null;
  // « https://banque.fr@voleur.example » leads to voleur.example.
  url.username = "";
  url.password = "";
  return { href: url.href, host: readableHost(url.hostname) };
}

/** The address of a picture on the web, or null. */
export function pictureUrl(source: string): URL | null {
  const address = source.trim();
  const url = source.length > LONGEST ? null : URL.parse(address.startsWith("//") ? `https:${address}` : address);
  return url !== null && WEB.includes(url.protocol) && url.hostname !== "" ? url : null;
}

/** A host as it is read: Latin letters with accents look like nothing else. Others stay as computers write them. */
export function readableHost(host: string): string {
  const unicode = domainToUnicode(host);
  return /^[\p{Script=Latin}\d.-]+$/u.test(unicode) && isAccentedAscii(unicode) ? unicode : host;
}

function isAccentedAscii(text: string): boolean {
  return /^[a-z\d.-]*$/.test(withoutAccents(text));
}

function decodeURIComponentOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
