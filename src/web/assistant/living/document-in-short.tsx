import type { DocumentSummary } from "./living-document.ts";

const MOST_LINES = 8;

/** A document in a few lines: what it sells and what is to be paid, without its head. */
export function DocumentInShort({ name, lines, totals }: DocumentSummary & { name: string }) {
  const more = lines.length - MOST_LINES;
  return (
    <div role="group" aria-label={`${name} en bref`} className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line">
        {lines.slice(0, MOST_LINES).map(({ label, amount, isOption = false }, rank) => (
          // Two lines may be the same: they are told apart by their place.
          <li key={`${rank} ${label}`} className="flex justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="line-clamp-2 break-words">{label}</span>
              {isOption && <span className="block text-fine text-quiet">en option</span>}
            </span>
            <span className={`figures shrink-0 ${isOption ? "text-quiet" : ""}`}>{amount}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-fine text-quiet">
          et {more} autre{more > 1 ? "s lignes" : " ligne"}
        </p>
      )}
      <dl className="flex flex-col gap-0.5 border-t border-line pt-2">
        {totals.map(({ label, value, strong = false }) => (
          <div key={label} className={`flex justify-between gap-3 ${strong ? "font-[650]" : "text-quiet"}`}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
