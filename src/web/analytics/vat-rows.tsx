import type { VatEntryAnswer } from "#api/analytics.ts";
import { declaredRateText } from "#domain/analytics/vat-declared.ts";
import { vatMessages } from "#domain/analytics/vat.messages.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { List } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";

type Props = { label: string; entries: readonly VatEntryAnswer[] };
type RowProps = { entry: VatEntryAnswer };

function EntryLink({ entry }: RowProps) {
  return (
    <Link
      to="/etape/$id/$stepKey"
      params={{ id: entry.project_id, stepKey: DOCUMENT_WORDS.invoice.step }}
      className="font-[550] [overflow-wrap:anywhere] after:absolute after:inset-0 after:content-['']"
    >
      {entry.customer_name}
    </Link>
  );
}

function rateOf({ category, basis_points: basisPoints }: VatEntryAnswer): string {
  return declaredRateText({ category, basisPoints });
}

/** What is declared, on a phone: whose, why, and how much. */
export function VatList({ label, entries }: Props) {
  return (
    <List label={label}>
      {entries.map((entry) => (
        <PhoneRow key={entry.id} entry={entry} />
      ))}
    </List>
  );
}

function PhoneRow({ entry }: RowProps) {
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 hover:bg-sunk">
      <div className="min-w-0 flex-[1_1_12rem]">
        <EntryLink entry={entry} />
        <p className="text-fine text-quiet">
          {`${vatMessages.causes[entry.cause]} du ${formatDate(entry.day)} · ${entry.number}`}
        </p>
        <p className="text-fine text-quiet">{`${vatMessages.natures[entry.nature]} · ${rateOf(entry)}`}</p>
      </div>
      <p className="ml-auto text-right">
        <span className="figures block font-[550]">{`${formatMoney(entry.vat_cents)} de TVA`}</span>
        <span className="figures block text-fine text-quiet">{`sur ${formatMoney(entry.base_cents)} HT`}</span>
      </p>
    </li>
  );
}

const CELL = "px-4 py-2 align-middle whitespace-nowrap";
const FIGURE = cx(CELL, "figures text-right");

/** The same on a wide screen, in the columns of a tax return. */
export function VatEntryTable({ label, entries }: Props) {
  const [day, , number, customer, nature, rate, base, vat] = vatMessages.columns;
  return (
    <div className="@container overflow-clip rounded-card border border-line bg-paper">
      <table className="w-full">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line text-fine text-quiet">
          <tr>
            {[day, customer, number].map((title) => (
              <th
                key={title}
                scope="col"
                className={cx("px-4 py-2 text-left font-[550]", title === customer && "w-full")}
              >
                {title}
              </th>
            ))}
            <th scope="col" className="px-4 py-2 text-left font-[550] @max-2xl:hidden">
              {nature}
            </th>
            {[rate, base, vat].map((title) => (
              <th key={title} scope="col" className="px-4 py-2 text-right font-[550] whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {entries.map((entry) => (
            <TableRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow({ entry }: RowProps) {
  return (
    <tr className="relative h-14 hover:bg-sunk">
      <td className={cx(CELL, "tabular-nums")}>{formatDate(entry.day)}</td>
      <td className="px-4 py-2 align-middle">
        <EntryLink entry={entry} />
      </td>
      <td className={CELL}>
        {entry.number}
        <span className="block text-fine text-quiet">{vatMessages.causes[entry.cause]}</span>
      </td>
      <td className={cx(CELL, "@max-2xl:hidden")}>{vatMessages.natures[entry.nature]}</td>
      <td className={FIGURE}>{rateOf(entry)}</td>
      <td className={FIGURE}>{formatMoney(entry.base_cents)}</td>
      <td className={cx(FIGURE, "font-[550]")}>{formatMoney(entry.vat_cents)}</td>
    </tr>
  );
}
