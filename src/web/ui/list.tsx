import { cx } from "class-variance-authority";
import { Search } from "lucide-react";
import type { ReactNode } from "react";

/** The rows of a list. Each row is a link, 56 px high on a desktop and 72 px on a phone. */
export const rowLook = cx(
  "flex min-h-[72px] w-full items-center gap-4 px-4 py-2 text-left transition-colors duration-150",
  "hover:bg-sunk focus-visible:relative focus-visible:z-10 md:min-h-14",
);

/** A list of rows on one surface. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
      {children}
    </ul>
  );
}

/** The content of a row: name and amount, then customer and state. */
export function RowText({
  what,
  who,
  amount,
  unit,
  state,
}: {
  what: ReactNode;
  who?: ReactNode;
  amount?: string | null;
  unit?: string;
  state?: ReactNode;
}) {
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline gap-3">
        <span className="line-clamp-2 min-w-0 flex-1 font-[550] [overflow-wrap:anywhere]">{what}</span>
        {amount && (
          <span className="figures font-[550]">
            {amount}
            {unit && <span className="ml-1 text-tiny font-normal text-quiet">{unit}</span>}
          </span>
        )}
        {!who && state}
      </span>
      {who && (
        <span className="mt-0.5 flex items-baseline gap-3">
          <span className="line-clamp-2 min-w-0 flex-1 text-fine text-quiet [overflow-wrap:anywhere]">{who}</span>
          {state}
        </span>
      )}
    </span>
  );
}

/** The search box of a list. */
export function SearchBox({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div className="relative mb-4">
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-quiet" />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={label}
        aria-label={label}
        className="box pl-10"
      />
    </div>
  );
}
