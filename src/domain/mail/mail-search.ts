import { searchText } from "../shared/search-text.ts";
import type { MailAddress } from "./mail-address.ts";

/** The database keeps it in an index, whose rows are short. */
const LONGEST = 300;
const LONGEST_SUBJECT = 160;
/** A mail to a whole list is not found by all of its names. */
const MOST_PEOPLE = 3;

/** What a mail is searched by: who wrote it, to whom, and its subject. Without accents, in lower case. */
export function mailSearchText({
  from,
  to,
  subject,
}: {
  from: MailAddress;
  to: readonly MailAddress[];
  subject: string;
}): string {
  const people = [from, ...to.slice(0, MOST_PEOPLE)].flatMap(({ name, address }) => [name, address]);
  return searchText(subject.slice(0, LONGEST_SUBJECT), ...people)
    .slice(0, LONGEST)
    .toWellFormed();
}
