import type { MoneyRowAnswer } from "#api/analytics/money.ts";
import type { MoneyAction } from "#domain/analytics/money-action.ts";
import { moneyAction } from "#domain/analytics/money-action.ts";
import { ACTION_WORDS } from "#domain/analytics/money.messages.ts";
import { isInvoiceToSend } from "#domain/documents/document-state.ts";
import type { StepKey } from "#domain/projects/steps.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";

const PaymentForm = onDemand(async () => (await import("#web/payments/payment-form.tsx")).PaymentForm);

// The page that deals with an action on a quote. A quote that is no longer valid is brought up to date on its own.
const STEPS: Partial<Record<MoneyAction, StepKey>> = { invoice: "invoice", extend: "quote" };

const LOOK = "relative z-10 max-md:text-fine px-3";
const IN_COLUMN = "max-md:mr-2";

/** The one thing to do about a row, for who may do it. `open` shows the sheet of its payment. */
export function MoneyRowAction({ row, open }: { row: MoneyRowAnswer; open: (row: MoneyRowAnswer) => void }) {
  const manages = useMay()("manage");
  const facts = {
    state: row.status,
    isInvoiced: row.is_project_invoiced,
    hasWorkLeft: row.has_work_left,
    sentOn: row.sent_on,
  };
  const action = row.payment || row.is_altered ? null : moneyAction(facts, todayInFrance());
  if (!manages || action === null) return null;
  const words = ACTION_WORDS[action];
  if (action === "await") return <span className="pr-2 text-fine whitespace-nowrap text-quiet md:pr-0">{words}</span>;
  const label = `${words} ${row.number}`;
  if (isInvoiceToSend(row.status, row.sent_on !== null)) return <MailFirst row={row} open={open} />;
  if (row.status === "late") return <LateActions row={row} open={open} />;
  if (action === "collect" || action === "refund")
    return <PaymentButton row={row} open={open} words={words} className={IN_COLUMN} />;
  return (
    <Link
      to="/etape/$id/$stepKey"
      params={{ id: row.project_id, stepKey: STEPS[action] ?? "client-validation" }}
      aria-label={label}
      className={buttonLook({ className: cx(LOOK, IN_COLUMN) })}
    >
      {words}
    </Link>
  );
}

type RowProps = { row: MoneyRowAnswer; open: (row: MoneyRowAnswer) => void };

// Nobody pays what they were not asked: its payment is noted behind the menu.
function MailFirst({ row, open }: RowProps) {
  return (
    <span className="relative z-10 ml-auto inline-flex items-center justify-end">
      <MailLink row={row} words={ACTION_WORDS.send} />
      <RowMenu label={`Actions sur ${row.number}`} actions={[{ label: ACTION_WORDS.collect, act: () => open(row) }]} />
    </span>
  );
}

// Who is late is written to, or has paid since: both are a tap away.
function LateActions({ row, open }: RowProps) {
  return (
    <span className="relative z-10 ml-auto inline-flex items-center justify-end gap-2 max-md:mr-2 max-md:flex-wrap">
      <PaymentButton row={row} open={open} words={ACTION_WORDS.collect} />
      <MailLink row={row} words={ACTION_WORDS.follow} isStrong />
    </span>
  );
}

function PaymentButton({ row, open, words, className }: RowProps & { words: string; className?: string }) {
  return (
    <Button
      aria-label={`${words} ${row.number}`}
      aria-haspopup="dialog"
      className={cx(LOOK, className)}
      onClick={() => open(row)}
    >
      {words}
    </Button>
  );
}

type MailProps = { row: MoneyRowAnswer; words: string; isStrong?: boolean };

// The mail of an invoice opens on its page: who is late is written to.
function MailLink({ row, words, isStrong = false }: MailProps) {
  return (
    <Link
      to="/etape/$id/$stepKey"
      params={{ id: row.project_id, stepKey: "invoice" }}
      hash="mail"
      aria-label={`${words} ${row.number}`}
      className={buttonLook({ look: isStrong ? "primary" : "plain", className: LOOK })}
    >
      {words}
    </Link>
  );
}

/** The sheet in which the payment of a row is noted, with what is left already typed. */
export function PaymentSheet({ row, close }: { row: MoneyRowAnswer | null; close: () => void }) {
  const isRefund = (row?.rest_cents ?? 0) < 0;
  return (
    <Drawer
      title={row === null ? "" : isRefund ? "Noter un remboursement" : "Noter un paiement"}
      open={row !== null}
      isSheet
      onClose={close}
    >
      {row !== null && (
        <>
          <p className="mb-4 text-quiet">
            {row.number} · {row.customer_name} · {isRefund ? "trop-perçu de" : "reste"}{" "}
            <span className="figures">{formatMoney(Math.abs(row.rest_cents ?? 0))}</span>
          </p>
          <PaymentForm
            key={row.id}
            invoice={{ id: row.document_id, number: row.number }}
            settlement={{ rest_cents: row.rest_cents, issued_on: row.date }}
            close={close}
          />
        </>
      )}
    </Drawer>
  );
}
