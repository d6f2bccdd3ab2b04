import type { ProjectAnswer } from "#api/projects.ts";
import { reminderMessages } from "#domain/quotes/reminder.messages.ts";
import { internationalPhone, phonesIn } from "#domain/shared/phone.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { MessageSquare } from "lucide-react";

type Props = { phone: ProjectAnswer["client_info"]["phone"]; number: string; pageUrl: string };

/**
 * On a device that is touched, opens a message to the customer that asks for their answer, with the link of the quote.
 * Nothing while their phone is not known.
 */
export function RemindBySms({ phone, number, pageUrl }: Props) {
  const firstPhone = phonesIn(phone)[0];
  if (firstPhone === undefined || pageUrl === "") return null;
  const text = reminderMessages.bySms(number, new URL(pageUrl, location.origin).href);
  return (
    <a
      href={`sms:${internationalPhone(firstPhone)}?&body=${encodeURIComponent(text)}`}
      className={buttonLook({ className: "max-md:w-full not-pointer-coarse:hidden" })}
    >
      <MessageSquare aria-hidden className="size-5 shrink-0" />
      Relancer par SMS
    </a>
  );
}
