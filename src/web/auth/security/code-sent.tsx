import { shownAddress } from "#web/auth/ground/login.ts";

/** Says that a code was sent to a phone. */
export function CodeSentBySms({ phone }: { phone: string }) {
  return (
    <p className="text-quiet">
      Un code est parti par SMS au{" "}
      <strong className="font-[550] whitespace-nowrap text-ink">{shownAddress(phone)}</strong>.
    </p>
  );
}
