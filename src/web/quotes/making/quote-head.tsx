import type { ProjectAnswer } from "#api/projects.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { SendQuote } from "../send-quote.tsx";

type SendProps = Pick<ComponentProps<typeof SendQuote>, "version" | "update" | "behind" | "open">;

type Props = {
  project: ProjectAnswer;
  /** Draws the quote up; null while it may not be. */
  drawUp: (() => void) | null;
  isBusy: boolean;
  /** How a quote is sent that nobody was given; null where that stands below, or is not next. */
  sending: (Omit<SendProps, "version"> & { version: SendProps["version"] | undefined }) | null;
};

/** Where a quote stands, and the one thing to do next. */
export function QuoteHead({ project, drawUp, isBusy, sending }: Props) {
  const { id, quote, tasks } = project;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
      {quote && <QuoteLine quote={quote} />}
      {sending?.version ? (
        <SendQuote
          key={sending.version.edition}
          {...{ ...sending, project, version: sending.version }}
          look="primary"
          isLatest
        />
      ) : sending ? null : quote ? (
        <NextOf id={id} status={quote.status} hasTasks={tasks.length > 0} />
      ) : (
        drawUp && <DrawUp isBusy={isBusy} drawUp={drawUp} />
      )}
    </div>
  );
}

function QuoteLine({ quote }: { quote: NonNullable<ProjectAnswer["quote"]> }) {
  return (
    <p data-state-line className="flex flex-wrap items-baseline gap-x-3 text-lead">
      <strong>{quote.number}</strong>
      <strong className="figures">{formatMoney(eurosToCents(quote.total))}</strong>
      <StateChip state={quote.status} />
    </p>
  );
}

type DrawUpProps = { isBusy: boolean; drawUp: () => void; className?: string };

/** Draws the quote up. */
export function DrawUp({ isBusy, drawUp, className = "ml-auto max-md:w-full" }: DrawUpProps) {
  return (
    <Button look="primary" className={className} isBusy={isBusy} busyLabel="J'établis le devis…" onClick={drawUp}>
      Établir le devis
    </Button>
  );
}

type NextProps = { id: string; status: NonNullable<ProjectAnswer["quote"]>["status"]; hasTasks: boolean };

// What comes next for a quote that was not sent is its sending, below. One that was declined is made again, from
// its lines. The head of the project has the main button of one that was accepted: the works, or the invoice.
function NextOf({ id, status, hasTasks }: NextProps) {
  if (status === "draft" || (status === "accepted" && hasTasks)) return null;
  if (status !== "declined") return <NextStep id={id} />;
  return (
    <Button className="max-md:w-full" onClick={goToLines}>
      Refaire le devis
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

function NextStep({ id }: { id: string }) {
  return (
    <Link
      to="/etape/$id/$stepKey"
      params={{ id, stepKey: "work" }}
      className={buttonLook({ className: "max-md:w-full" })}
    >
      Passer aux travaux
    </Link>
  );
}
