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

/** How much each reason says that two customers are one. Two people of one firm share its phone. */
const REASON_WEIGHTS: Record<TwinReason, number> = { siren: 5, email: 4, name: 3, phone: 2, close_name: 1 };

/** Pairs of customers, those first who are most surely one. */
export function strongestFirst<Pair extends { reasons: readonly TwinReason[] }>(pairs: readonly Pair[]): Pair[] {
  const weightOf = ({ reasons }: Pair) => reasons.reduce((sum, reason) => sum + REASON_WEIGHTS[reason], 0);
  return pairs.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** Why two customers are not merged: what both have is more than a card holds, or they are two firms. */
export type MergeRefusal = "other_siren" | "notes_too_long" | "too_many_sites";

/** The most that is written about a customer, in characters, and the most addresses of their sites. */
const MOST_NOTES = 10_000;
const MOST_SITES = 30;

/**
 * The card of the customer who is kept, with `takenFields` from the one who is absorbed. A field that one alone has is
 * theirs. Two SIREN are two firms, whose documents are not mixed.
 */
export function mergeCards(
  keptCard: CustomerCard,
  absorbedCard: CustomerCard,
  takenFields: readonly MergedField[],
): Result<CustomerCard, MergeRefusal> {
  if (keptCard.siren !== "" && absorbedCard.siren !== "" && keptCard.siren !== absorbedCard.siren)
    return refused("other_siren");
  const [name, other] = takenFields.includes("name") ? [absorbedCard, keptCard] : [keptCard, absorbedCard];
  const numbers = firstWith(
    takenFields.includes("numbers"),
    keptCard,
    absorbedCard,
    ({ siren, vatNumber }) => siren + vatNumber,
  );
  const contact = personName(name) === "" ? other : name;
  return ok({
    id: keptCard.id,
    kind: name.kind,
    companyName: name.companyName || (name.kind === "company" ? other.companyName : ""),
    civility: contact.civility,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: firstWith(takenFields.includes("email"), keptCard, absorbedCard, ({ email }) => email).email,
    phone: firstWith(takenFields.includes("phone"), keptCard, absorbedCard, ({ phone }) => phone).phone,
    siren: numbers.siren,
    siret: numbers.siret,
    vatNumber: numbers.vatNumber,
    address: firstWith(
      takenFields.includes("address"),
      keptCard,
      absorbedCard,
      ({ address }) => address?.line1 ?? address?.city,
    ).address,
  });
}

// The wanted one of two, or the other when the wanted one lacks what is asked.
function firstWith(
  isTaken: boolean,
  keptCard: CustomerCard,
  absorbedCard: CustomerCard,
  valueOf: (card: CustomerCard) => string | undefined,
): CustomerCard {
  const [chosenCard, other] = isTaken ? [absorbedCard, keptCard] : [keptCard, absorbedCard];
  return valueOf(chosenCard) ? chosenCard : other;
}

/** What of two cards is not on the merged one, for its notes: nothing that was known is lost. */
export type LeftOver = { names: string[]; emails: string[]; phones: string[]; addresses: CustomerCard["address"][] };

/** What two cards have and the card that is made of them has not. */
export function leftOver(cards: readonly CustomerCard[], mergedCard: CustomerCard): LeftOver {
  const others = cards.map((card) => ({ ...card, name: nameOf(card), place: placeOf(card) }));
  const numbers = new Set(phonesIn(mergedCard.phone).map(internationalPhone));
  const phones = cards.flatMap(({ phone }) => phonesIn(phone)).filter((one) => !numbers.has(internationalPhone(one)));
  const otherPlaces = others.filter(({ place }) => place !== "" && place !== placeOf(mergedCard));
  return {
    names: distinct(others.map(({ name }) => name)).filter((name) => name !== nameOf(mergedCard)),
    emails: distinct(cards.map(({ email }) => email)).filter((email) => email !== mergedCard.email),
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
  keptNotes: WrittenNotes,
  absorbedNotes: WrittenNotes,
  otherWords: string,
): Result<{ text: string; sites: CustomerSite[] }, MergeRefusal> {
  const text = [keptNotes.text, absorbedNotes.text, otherWords].filter((part) => part.trim() !== "").join("\n\n");
  const sites = new Map([...keptNotes.sites, ...absorbedNotes.sites].map((site) => [JSON.stringify(site), site]));
  if (text.length > MOST_NOTES) return refused("notes_too_long");
  if (sites.size > MOST_SITES) return refused("too_many_sites");
  return ok({ text, sites: [...sites.values()] });
}
