import { searchText } from "../../shared/search-text.ts";
import { nearestWord, wordsWithin } from "../../shared/text/typing-errors.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { FormField } from "../conversation/message.ts";

/** What a card says of one customer alone, and what it is called in the answer. */
const OWN_FIELDS: Record<string, string> = {
  siren: "le SIREN",
  firstName: "le prénom",
  street: "l'adresse",
  postalCode: "l'adresse",
  city: "l'adresse",
  email: "l'email",
  phone: "le téléphone",
};

/**
 * The fields of a card whose customer became somebody else, without what only the former one had: first name, address,
 * email, telephone. What the same text says of the new one stays. `note` says what was taken off, and is empty when
 * nothing was.
 */
export function withoutFormerCustomer(
  fieldsBefore: readonly FormField[],
  fields: FormField[],
): { fields: FormField[]; note: string } {
  const [earlierValues, values] = [valuesOf(fieldsBefore), valuesOf(fields)];
  const isOtherPerson = isOtherName(earlierValues.lastName ?? "", values.lastName ?? "");
  const isOtherFirm = isOtherName(earlierValues.company ?? "", values.company ?? "");
  if (!isOtherPerson && !isOtherFirm) return { fields, note: "" };
  // Another contact of the same firm takes nothing from the firm.
  const isSameFirm = !isOtherFirm && (values.company ?? "") !== "";
  const isOwn = (name: string) =>
    isOtherPerson ? name in OWN_FIELDS && !(isSameFirm && OF_FIRM.has(name)) : name === "siren";
  const isFormer = ({ name, value = "" }: FormField) => isOwn(name) && value !== "" && value === earlierValues[name];
  const words = new Set(fields.filter(isFormer).map(({ name }) => OWN_FIELDS[name] ?? ""));
  return {
    fields: fields.map((one) => (isFormer(one) ? { ...one, value: "" } : one)),
    note: words.size === 0 ? "" : cardMessages.formerCustomer([...words]),
  };
}

const OF_FIRM: ReadonlySet<string> = new Set(["siren", "street", "postalCode", "city"]);

function valuesOf(fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value = "" }) => [name, value]));
}

// « Leroux » for « Roux » and « Lefebvre » for « Lefèvre » are spellings of one person's name.
function isOtherName(earlierName: string, name: string): boolean {
  const [earlier, now] = [searchText(earlierName), searchText(name)];
  if (earlier === "" || now === "" || earlier.includes(now) || now.includes(earlier)) return false;
  return nearestWord(now, wordsWithin([earlier])) === null;
}
