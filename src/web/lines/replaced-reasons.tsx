import { replacedReasonsSentence } from "#domain/lines/line.messages.ts";
import type { ChosenVatReason } from "#domain/lines/vat-reasons.ts";

/** Says that the seller's franchise stands on the document instead of the reasons that were chosen. */
export function ReplacedReasons({ reasons }: { reasons: readonly ChosenVatReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <p role="status" className="text-quiet">
      {replacedReasonsSentence(reasons)}
    </p>
  );
}
