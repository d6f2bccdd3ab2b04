import type { ProjectAnswer } from "#api/projects.ts";
import { reminderMessages } from "#domain/quotes/reminder.messages.ts";
import { internationalPhone, phonesIn } from "#domain/shared/phone.ts";

type SmsText = { phone: ProjectAnswer["client_info"]["phone"]; number: string; pageUrl: string };

/**
 * The address of a message to the customer that asks for their answer, with the link of the quote. Null while their
 * phone is not known, and on a device that is not touched.
 */
export function smsReminder({ phone, number, pageUrl }: SmsText): string | null {
  const firstPhone = phonesIn(phone)[0];
  if (firstPhone === undefined || pageUrl === "" || !matchMedia("(pointer: coarse)").matches) return null;
  const text = reminderMessages.bySms(number, new URL(pageUrl, location.origin).href);
  return `sms:${internationalPhone(firstPhone)}?&body=${encodeURIComponent(text)}`;
}
