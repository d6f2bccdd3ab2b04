import type { CustomerSite } from "../customers/customer-site.ts";
import type { CustomerCard } from "../customers/customer.ts";
import { personName } from "../customers/customer.ts";
import { internationalPhone, phonesIn } from "../shared/phone.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";

/** What is chosen of one customer or of the other when two are merged. `numbers`: SIREN, SIRET and VAT number. */
export const MERGED_FIELDS = ["name", "email", "phone", "numbers", "address"] as const;

/** One of these. */
export type MergedField = (typeof MERGED_FIELDS)[number];

/** Why two customers may be one. `close_name`: one letter of their names is more, less or other. */
export const TWIN_REASONS = ["siren", "email", "phone", "name", "close_name"] as const;

/** One of these. */
export type TwinReason = (typeof TWIN_REASONS)[number];

/** Why two customers are not merged: what both have is more than a card holds, or they are two firms. */
export type MergeRefusal = "other_siren" | "notes_too_long" | "too_many_sites";

/** The most that is written about a customer, in characters, and the most addresses of their sites. */
export const MOST_NOTES = 10_000;
const MOST_SITES = 30;

/**
 * The card of the customer who is kept, with the fields in `taken` from the one who is absorbed. A field that one alone
 * has is theirs. Two SIREN are two firms (C. com. R123-221), whose documents are not mixed.
 */
export function mergeCards(
  kept: CustomerCard,
  absorbed: CustomerCard,
  taken: readonly MergedField[],
): Result<CustomerCard, MergeRefusal> {
  if (kept.siren !== "" && absorbed.siren !== "" && kept.siren !== absorbed.siren) return refused("other_siren");
  const [name, other] = taken.includes("name") ? [absorbed, kept] : [kept, absorbed];
  const numbers = firstWith(taken.includes("numbers"), kept, absorbed, ({ siren, vatNumber }) => siren + vatNumber);
  const contact = personName(name) === "" ? other : name;
  return ok({
    id: kept.id,
    kind: name.kind,
    companyName: name.companyName || (name.kind === "company" ? other.companyName : ""),
    civility: contact.civility,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: firstWith(taken.includes("email"), kept, absorbed, ({ email }) => email).email,
    phone: firstWith(taken.includes("phone"), kept, absorbed, ({ phone }) => phone).phone,
    siren: numbers.siren,
    siret: numbers.siret,
    vatNumber: numbers.vatNumber,
    address: firstWith(taken.includes("address"), kept, absorbed, ({ address }) => address?.line1 ?? address?.city)
      .address,
  });
}

// The wanted one of two, or the other when the wanted one lacks what is asked.
function firstWith(
  isTaken: boolean,
  kept: CustomerCard,
  absorbed: CustomerCard,
  valueOf: (card: CustomerCard) => string | undefined,
): CustomerCard {
  const [wanted, other] = isTaken ? [absorbed, kept] : [kept, absorbed];
  return valueOf(wanted) ? wanted : other;
}

/** What of two cards is not on the merged one, for its notes: nothing that was known is lost. */
export type LeftOver = { names: string[]; emails: string[]; phones: string[]; addresses: CustomerCard["address"][] };

/** What two cards have and the card that is made of them has not. */
export function leftOver(cards: readonly CustomerCard[], merged: CustomerCard): LeftOver {
  const others = cards.map((card) => ({ ...card, name: nameOf(card), place: placeOf(card) }));
  const numbers = new Set(phonesIn(merged.phone).map(internationalPhone));
  const phones = cards.flatMap(({ phone }) => phonesIn(phone)).filter((one) => !numbers.has(internationalPhone(one)));
  const otherPlaces = others.filter(({ place }) => place !== "" && place !== placeOf(merged));
  return {
    names: distinct(others.map(({ name }) => name)).filter((name) => name !== nameOf(merged)),
    emails: distinct(cards.map(({ email }) => email)).filter((email) => email !== merged.email),
    phones: distinct(phones),
    addresses: otherPlaces.map(({ address }) => address),
  };
}

function nameOf(card: CustomerCard): string {
  return [card.companyName, personName(card)].filter((part) => part !== "").join(", ");
}

function placeOf({ address }: CustomerCard): string {
  return address ? [address.line1, address.line2, address.postalCode, address.city].filter(Boolean).join(", ") : "";
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== "");
}

/** What is written about two customers, as one. */
export type WrittenNotes = { text: string; sites: readonly CustomerSite[] };

/** The notes of the kept customer, those of the absorbed one, and what no field has place for. */
export function mergeNotes(
  kept: WrittenNotes,
  absorbed: WrittenNotes,
  otherWords: string,
): Result<{ text: string; sites: CustomerSite[] }, MergeRefusal> {
  const text = [kept.text, absorbed.text, otherWords].filter((part) => part.trim() !== "").join("\n\n");
  const sites = new Map([...kept.sites, ...absorbed.sites].map((site) => [JSON.stringify(site), site]));
  if (text.length > MOST_NOTES) return refused("notes_too_long");
  if (sites.size > MOST_SITES) return refused("too_many_sites");
  return ok({ text, sites: [...sites.values()] });
}
