import type { ThresholdAnswer } from "#api/analytics.ts";
import { getThresholds } from "#api/analytics.ts";
import { thresholdMessages, thresholdSentence } from "#domain/analytics/threshold.messages.ts";
import { percentOf } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "class-variance-authority";

/**
 * The yearly limits of a sole trader, and the day on which each is crossed at this pace. Nothing for others, nor for
 * who charges VAT far below the limits: their legal form does not say whether they are in the scheme.
 */
export function ThresholdsCard() {
  const states = useAnswer(getThresholds).data?.thresholds.states ?? [];
  const isUnderFranchise = useCompany().data?.vat_regime === "franchise";
  const isNear = states.some((state) => state.crossed_on !== null || state.received_cents > state.limit_cents);
  if (states.length === 0 || !(isUnderFranchise || isNear)) return null;
  return (
    <Card title={thresholdMessages.title}>
      <ul className="flex flex-col gap-4">
        {states.map((state) => (
          <Threshold key={`${state.scheme} ${state.sales}`} state={state} />
        ))}
      </ul>
      <p className="mt-4 text-fine text-quiet">{thresholdMessages.rule}</p>
    </Card>
  );
}

function Threshold({ state }: { state: ThresholdAnswer }) {
  const { scheme, sales, limit_cents: limitCents, received_cents: receivedCents } = state;
  const isCrossed = receivedCents > limitCents;
  const percent = Math.max(0, Math.min(100, percentOf(receivedCents, limitCents)));
  const sentence = thresholdSentence({
    scheme,
    limitCents,
    receivedCents,
    raisedCents: state.raised_cents,
    crossedOn: state.crossed_on,
  });
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-[550]">{thresholdMessages.names[scheme][sales]}</span>
        <span className="figures whitespace-normal text-quiet">
          {thresholdMessages.received(receivedCents, limitCents)}
        </span>
      </p>
      <span aria-hidden className="mt-1 block h-2 rounded-full bg-sunk shadow-[inset_0_0_0_1px_var(--line)]">
        <span
          className={cx("block h-full rounded-full", isCrossed ? "bg-bad" : "bg-act")}
          style={{ width: `${percent}%` }}
        />
      </span>
      {sentence !== null && <p className={cx("mt-1", isCrossed && "font-[550] text-bad")}>{sentence}</p>}
    </li>
  );
}
