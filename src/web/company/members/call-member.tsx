import type { MemberAnswer } from "#api/team.ts";
import { callUrl, pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { cx } from "class-variance-authority";
import { Phone } from "lucide-react";
import { memberLabel } from "../use-team.ts";

/**
 * The link that calls a member: its icon on a phone, its number where there is room, which is kept without one. `open`:
 * opens what gives a member a number, null for who may not. On a phone the row itself opens it.
 */
export function CallMember({ member, open }: { member: MemberAnswer; open: (() => void) | null }) {
  const [number] = phonesIn(member.phone);
  if (number === undefined && open !== null && !member.me)
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Ajouter un numéro : ${memberLabel(member)}`}
        title="Ajouter un numéro"
        onClick={open}
        className={cx(CALL, "max-md:hidden")}
      >
        <span className="text-fine font-[550] whitespace-nowrap">Ajouter un numéro</span>
      </button>
    );
  if (number === undefined || member.me) return <span className="w-40 shrink-0 max-md:hidden" />;
  return (
    <a
      href={callUrl(number)}
      title={pairedPhone(number)}
      aria-label={`Appeler ${memberLabel(member)}`}
      className={CALL}
    >
      <Phone aria-hidden className="size-5 shrink-0" />
      <span className="figures text-fine font-[550] whitespace-nowrap max-md:hidden">{pairedPhone(number)}</span>
    </a>
  );
}

const CALL = cx(
  "relative z-10 inline-flex min-h-11 min-w-13 shrink-0 items-center justify-center gap-2 text-act hover:underline",
  "md:w-40 md:justify-start",
);
