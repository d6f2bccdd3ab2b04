import type { DocumentMails } from "#api/document-mails.ts";
import { countReminders } from "#domain/documents/mailing/payment-reminder.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import type { SentDocument } from "./sent-document.ts";

type LateSettlement = { status: string; rest_cents: number | null; paid_cents: number; due_on: CalendarDate };

/** What is left of a late invoice and how often its customer was reminded. Null of one that is not late. */
export function lateRestOf(
  { status, rest_cents: restCents, paid_cents: paidCents, due_on: dueOn }: LateSettlement,
  mails: DocumentMails | undefined,
): SentDocument["lateRest"] {
  if (status !== "late" || restCents === null) return null;
  const sentDays = (mails?.sendings ?? [])
    .filter(({ is_doubtful: isDoubtful }) => !isDoubtful)
    .map(({ sent_at: at }) => dayAt(new Date(at), FRENCH_TIME_ZONE));
  return { restCents, paidCents, remindersSent: countReminders(sentDays, dueOn) };
}
