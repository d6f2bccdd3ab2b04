import type { ThresholdAnswer } from "#api/analytics.ts";
import { getThresholds } from "#api/analytics.ts";
import { thresholdMessages, thresholdSentence } from "#domain/analytics/threshold.messages.ts";
import { percentOf } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { Card } from "#web/ui/card.tsx";
import { Fold } from "#web/ui/layers/fold.tsx";
import { cx } from "class-variance-authority";

/** The yearly limits of a sole trader, and the day on which each is crossed at this pace. Nothing for others. */
export function ThresholdsCard() {
  const states = useAnswer(getThresholds).data?.thresholds.states ?? [];
  const hasVat = useCompany().data?.vat_regime === "standard";
  if (states.length === 0) return null;
  // A sole trader who charges VAT may have left the scheme, which the legal form does not say.
  const mayBeOut = hasVat && states.every((state) => state.received_cents <= state.limit_cents);
  if (!mayBeOut)
    return (
      <Card title={thresholdMessages.title}>
        <Thresholds states={states} />
      </Card>
    );
  return (
    <Fold title={thresholdMessages.ifMicro}>
      <Thresholds states={states} />
    </Fold>
  );
}

function Thresholds({ states }: { states: readonly ThresholdAnswer[] }) {
  return (
    <>
      <ul className="flex flex-col gap-4">
        {states.map((state) => (
          <Threshold key={`${state.scheme} ${state.sales}`} state={state} />
        ))}
      </ul>
      <p className="mt-4 text-fine text-quiet">{thresholdMessages.rule}</p>
    </>
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
