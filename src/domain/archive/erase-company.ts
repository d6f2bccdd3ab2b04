import { keptUntil } from "../accounts/erasure/erasure.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import { WORD_OF_NAMELESS } from "./erase-company.messages.ts";

/** Why a company is not erased. */
export type CompanyErasureRefusal = "other_owners" | "archive_needed" | "other_name";

/**
 * What is known of a company that its owner wants to erase. `hasFreshArchive`: an archive left whole that has every
 * document.
 */
export type CompanyToErase = {
  name: string;
  ownerCount: number;
  documentCount: number;
  lastDocumentOn: CalendarDate | null;
  hasFreshArchive: boolean;
};

/** What is typed to erase a company: its name, or a word when it has none. */
export function wordToErase({ name }: Pick<CompanyToErase, "name">): string {
  return name === "" ? WORD_OF_NAMELESS : name;
}

/**
 * Until when the documents of an erased company are kept, null without any. Refused while another owner is there, while
 * no archive has handed the documents over, and when the name was not typed as it is.
 */
export function eraseCompany(
  company: CompanyToErase,
  typedName: string,
): Result<CalendarDate | null, CompanyErasureRefusal> {
  if (company.ownerCount > 1) return refused("other_owners");
  if (company.documentCount > 0 && !company.hasFreshArchive) return refused("archive_needed");
  if (plain(typedName) !== plain(wordToErase(company))) return refused("other_name");
  return ok(company.lastDocumentOn && keptUntil(company.lastDocumentOn));
}

// Cases and spaces are not what a person wants to be stopped by.
function plain(text: string): string {
  return text.trim().replace(/\s+/g, " ").toLocaleLowerCase("fr");
}
