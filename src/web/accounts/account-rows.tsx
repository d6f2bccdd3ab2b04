import type { AccountAnswer } from "#api/accounts.ts";
import { dueByWords, latePart } from "#domain/accounts/account.messages.ts";
import { customerGapWords, customerLabel } from "#domain/customers/customer.messages.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { homonymMarks } from "#domain/customers/homonyms.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { callUrl, pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { List } from "#web/ui/list.tsx";
import { unbrokenDate } from "#web/ui/unbroken-date.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Phone } from "lucide-react";

type Props = { accounts: readonly AccountAnswer[] };
type RowProps = { account: AccountAnswer; mark: string };

// The link of a row covers it; its other links stand above.
const COVERING = "after:absolute after:inset-0 after:content-['']";

function CardLink({ account }: { account: AccountAnswer }) {
  return (
    <Link
      to="/app/customers/$customerId"
      params={{ customerId: account.id }}
      className={cx("font-[550] [overflow-wrap:anywhere]", COVERING)}
    >
      {customerLabel(account)}
    </Link>
  );
}

/** What tells each customer of a list from others of that name: the town stands there for who is alone of a name. */
function marksOf(accounts: readonly AccountAnswer[]): string[] {
  const marks = homonymMarks(accounts.map((account) => ({ ...account, label: customerLabel(account) })));
  return accounts.map(({ address }, place) => marks[place] || address?.city || "");
}

function gapsOf({ missing, lacks_siren: lacksSiren }: AccountAnswer): string[] {
  return [...missing, ...(lacksSiren ? ["siren"] : [])];
}

/** The customers on a phone: who, where, what they owe, and one tap to call. */
export function AccountList({ accounts }: Props) {
  const marks = marksOf(accounts);
  return (
    <List label="Clients">
      {accounts.map((account, place) => (
        <Row key={account.id} account={account} mark={marks[place] ?? ""} />
      ))}
    </List>
  );
}

function Row({ account, mark }: RowProps) {
  const { due, phone } = account;
  const gaps = gapsOf(account);
  const number = phonesIn(phone)[0];
  return (
    <li className="relative flex min-h-[72px] items-center gap-2 py-2 pl-4 hover:bg-sunk">
      <div className={cx("min-w-0 flex-1", !number && "mr-4")}>
        <p className="flex items-baseline justify-between gap-x-3">
          <span className="min-w-0">
            <CardLink account={account} />
          </span>
          {due && (
            <span className={cx("figures ml-auto shrink-0 font-[550]", due.late_days > 0 && "text-bad")}>
              <span className="mr-1 text-tiny font-normal text-quiet">à payer</span>
              {formatMoney(due.rest_cents)}
            </span>
          )}
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-fine text-quiet">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {[mark, clientNames(account)[1], gaps.length > 0 && customerGapWords(gaps)].filter(Boolean).join(" · ")}
          </span>
        </p>
        {due && due.late_days > 0 && <p className="text-fine truncate text-bad">{latePart(due)}</p>}
        {due && due.late_days === 0 && <p className="text-fine text-quiet">{dueByWords(due.first.due_on)}</p>}
        {account.last_document && !due && (
          <p className="text-fine text-quiet">
            {DOCUMENT_WORDS[account.last_document.kind].name} du {unbrokenDate(account.last_document.date)}
          </p>
        )}
      </div>
      {number && (
        <a
          href={callUrl(number)}
          aria-label={`Appeler ${customerLabel(account)}`}
          className="relative z-10 inline-flex size-12 shrink-0 items-center justify-center rounded-card text-act"
        >
          <Phone aria-hidden className="size-5" />
        </a>
      )}
    </li>
  );
}

const HEAD = "px-4 py-2 text-left font-[550]";
const CELL = "px-4 py-2 align-middle";

/** The customers on a wide screen. Beside the assistant's panel, the last documents are left out. */
export function AccountTable({ accounts }: Props) {
  const marks = marksOf(accounts);
  const seesDocuments = accounts.some(({ last_document: last, due }) => last !== null || due !== null);
  return (
    <div className="@container overflow-clip rounded-card border border-line bg-paper">
      <table className="w-full">
        <caption className="sr-only">Clients</caption>
        <thead className="border-b border-line text-fine text-quiet">
          <tr>
            <th scope="col" className={cx(HEAD, "w-full")}>
              Client
            </th>
            <th scope="col" className={HEAD}>
              Joindre
            </th>
            {seesDocuments && (
              <>
                <th scope="col" className={cx(HEAD, "whitespace-nowrap @max-2xl:hidden")}>
                  Dernier document
                </th>
                <th scope="col" className={cx(HEAD, "text-right whitespace-nowrap")}>
                  Reste à payer
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {accounts.map((account, place) => (
            <TableRow key={account.id} account={account} mark={marks[place] ?? ""} seesDocuments={seesDocuments} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow({ account, mark, seesDocuments }: RowProps & { seesDocuments: boolean }) {
  const gaps = gapsOf(account);
  const isLate = (account.due?.late_days ?? 0) > 0;
  return (
    <tr className="relative h-14 hover:bg-sunk">
      <td className={CELL}>
        <CardLink account={account} />
        <span className="block text-fine text-quiet [overflow-wrap:anywhere]">
          {[mark, clientNames(account)[1], gaps.length > 0 && customerGapWords(gaps)].filter(Boolean).join(" · ")}
        </span>
      </td>
      <td className={CELL}>
        <ReachLinks account={account} />
      </td>
      {seesDocuments && (
        <>
          <td className={cx(CELL, "whitespace-nowrap @max-2xl:hidden")}>
            {account.last_document && (
              <>
                <span className="whitespace-nowrap">{account.last_document.number}</span>
                <span className="block text-fine text-quiet">
                  {DOCUMENT_WORDS[account.last_document.kind].name} du {unbrokenDate(account.last_document.date)}
                </span>
              </>
            )}
          </td>
          <td className={cx(CELL, "text-right whitespace-nowrap")}>
            {account.due && (
              <>
                <span className={cx("figures font-[550]", account.due.late_days > 0 && "text-bad")}>
                  {formatMoney(account.due.rest_cents)}
                </span>
                {isLate ? (
                  <span className="block text-fine text-bad">{latePart(account.due)}</span>
                ) : (
                  <span className="block text-fine text-quiet">{dueByWords(account.due.first.due_on)}</span>
                )}
              </>
            )}
          </td>
        </>
      )}
    </tr>
  );
}

const REACH = "relative z-10 block w-fit max-w-56 truncate hover:underline";

function ReachLinks({ account: { phone, email } }: { account: AccountAnswer }) {
  const number = phonesIn(phone)[0];
  return (
    <>
      {number && (
        <a href={callUrl(number)} className={cx(REACH, "tabular-nums")}>
          {pairedPhone(number)}
        </a>
      )}
      {email !== "" && (
        <a href={`mailto:${email}`} className={cx(REACH, "text-fine text-quiet")}>
          {email}
        </a>
      )}
    </>
  );
}
