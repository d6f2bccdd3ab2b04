import type { ProjectAnswer } from "#api/projects.ts";
import { changeOrderMessages } from "#domain/quotes/change-orders/change-order.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { Button } from "#web/ui/button.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import type { ComponentProps } from "react";
import { SendQuote } from "../send-quote.tsx";

type SendProps = Pick<ComponentProps<typeof SendQuote>, "version" | "update" | "behind" | "open">;

/** How a quote is sent that nobody was given. */
export type QuoteSending = Omit<SendProps, "version"> & { version: SendProps["version"] | undefined };

type Props = {
  project: ProjectAnswer;
  /** Null where that stands below, or is not next. */
  sending: QuoteSending | null;
};

/** Where a quote stands, and the one thing to do next. `newCents`: what its lines come to, once they have changed. */
export function QuoteHead({ project, sending, newCents }: Props & { newCents?: number | undefined }) {
  const { quote } = project;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
      {quote && <QuoteLine {...{ project, quote }} totalCents={newCents ?? eurosToCents(quote.total)} />}
      <SendHere {...{ project, sending }} />
    </div>
  );
}

/** The main button of the step, while the quote is to be sent. */
export function SendHere({ project, sending, className }: Props & { className?: string }) {
  const version = sending?.version;
  if (!sending || !version) return null;
  return (
    <SendQuote
      key={version.edition}
      {...{ ...sending, project, version }}
      {...(className !== undefined && { className })}
      look="primary"
      isLatest
    />
  );
}

type LineProps = { project: ProjectAnswer; quote: NonNullable<ProjectAnswer["quote"]>; totalCents: number };

function QuoteLine({ project: { change_order_asked: rank }, quote, totalCents }: LineProps) {
  return (
    <p data-state-line className="flex flex-wrap items-baseline gap-x-3 text-lead">
      <strong>{quote.number}</strong>
      {rank !== null && rank !== undefined && <span>{changeOrderMessages.inSentence(rank)}</span>}
      <strong className="figures">{formatMoney(totalCents)}</strong>
      <StateChip state={quote.status} />
    </p>
  );
}

type DrawUpProps = { isBusy: boolean; drawUp: () => void; className: string };

/** Draws the quote up. */
export function DrawUp({ isBusy, drawUp, className }: DrawUpProps) {
  return (
    <Button look="primary" className={className} isBusy={isBusy} busyLabel="J'établis le devis…" onClick={drawUp}>
      Établir le devis
    </Button>
  );
}

/** The element that holds the lines of the quote. */
export const LINES_ID = "lignes-du-devis";

/** Leads to the lines of the quote. */
export function goToLines(): void {
  const lines = document.getElementById(LINES_ID);
  lines?.scrollIntoView({ block: "start" });
  lines?.focus({ preventScroll: true });
}
