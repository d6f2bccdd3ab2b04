import type { Address } from "../shared/address.ts";
import { internationalPhone, isPhone, phonesIn } from "../shared/phone.ts";
import { searchText } from "../shared/search-text.ts";

/** Where a customer is reached. */
type Reach = { phone: string; address: Pick<Address, "city" | "postalCode"> | null };

/**
 * The words by which a customer is found besides their names and email: the town, the postal code, and each phone
 * number in one word, a French one as its ten digits.
 */
export function reachText({ phone, address }: Reach): string {
  const numbers = phonesIn(phone).map(phoneDigits);
  return searchText(address?.city ?? "", address?.postalCode ?? "", ...numbers);
}

/** The words of a search of customers. A whole phone number is one word, however it is written. */
export function customerWords(search: string): string[] {
  const text = isPhone(search) ? phoneDigits(search) : searchText(search);
  return text.split(" ").filter((word) => word !== "");
}

function phoneDigits(phone: string): string {
  return internationalPhone(phone)
    .replace(/^\+33/, "0")
    .replace(/[^0-9+]/g, "");
}
