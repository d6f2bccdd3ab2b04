import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import type { AssistantProject } from "../../conversation/assistant-project.ts";
import { messages } from "../../conversation/assistant.messages.ts";
import type { AskedState, Move } from "../../conversation/flow.ts";
import { say } from "../../conversation/message.ts";
import type { SavesLegalData } from "../../legal/legal-data.ts";
import { IBAN_QUESTION, savingEffect } from "../../legal/legal-data.ts";
import { filledFields } from "../../legal/legal-form.ts";
import { saidPastDay } from "../../slots/dates/said-past-day.ts";
import { saidIban } from "../../slots/numbers/said-iban.ts";

/** True when a text corrects what an invoice says before it is issued: the day of the work, or the account. */
export function correctsInvoice(text: string, today: CalendarDate): boolean {
  return saidIban(text) !== null || saidPastDay(text, today) !== null;
}

// « oui demain » puts the invoice off, where « c'était demain » says a day of the work.
const LATER = /^(?:(?:oui|ouais|ok|non|mais|plutot|attends),? )*demain\b/;

/**
 * What is said in place of a yes, before an invoice is issued: another day of the work (« en fait c'était jeudi ») or
 * the account to be paid on. It is saved, and the invoice is shown again. Null for another text.
 */
export function correctInvoice(
  state: AskedState,
  project: AssistantProject,
  text: string,
  today: CalendarDate,
): Move<"saveEndDate" | SavesLegalData> | null {
  const iban = saidIban(text);
  if (iban !== null)
    return {
      say: [say(messages.ibanNoted(iban.replace(/.{4}(?=.)/g, "$&\u202F")))],
      set: { form: filledFields(IBAN_QUESTION, { iban }), inserted: [...state.inserted, "iban"] },
      next: { kind: "run", effect: savingEffect("iban", project, { iban }) },
    };
  const endDate = saidPastDay(text, today);
  if (endDate === null || LATER.test(plainWords(text))) return null;
  if (endDate > today) return { say: [say(messages.notAPastDay)], next: { kind: "ask", ...state.pending } };
  return {
    next: { kind: "run", effect: { name: "saveEndDate", id: project.id, endDate, startDate: project.start_date } },
  };
}
