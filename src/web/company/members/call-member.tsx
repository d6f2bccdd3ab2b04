import type { MemberAnswer } from "#api/team.ts";
import { callUrl, pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { Phone } from "lucide-react";
import { memberLabel } from "../use-team.ts";

/** The link that calls a member: its icon on a phone, its number where there is room, which is kept without one. */
export function CallMember({ member }: { member: MemberAnswer }) {
  const [number] = phonesIn(member.phone);
  if (number === undefined || member.me) return <span className="w-40 shrink-0 max-md:hidden" />;
  return (
    <a
      href={callUrl(number)}
      title={pairedPhone(number)}
      aria-label={`Appeler ${memberLabel(member)}`}
      className="inline-flex min-h-11 min-w-13 shrink-0 items-center justify-center gap-2 text-act hover:bg-sunk md:w-40
        md:justify-start"
    >
      <Phone aria-hidden className="size-5 shrink-0" />
      <span className="figures text-fine font-[550] whitespace-nowrap max-md:hidden">{pairedPhone(number)}</span>
    </a>
  );
}
