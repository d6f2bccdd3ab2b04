import { getFigures } from "#api/analytics.ts";
import type { BriefAnswer } from "#api/analytics/brief.ts";
import { listMoney } from "#api/analytics/money.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { Link } from "@tanstack/react-router";

const MOST_PAID = 3;
const THIS_YEAR = "Encaissé cette année";

/** What came in this year, in the right column when nothing is to collect. */
export function BesideNothing({ brief }: { brief: BriefAnswer }) {
  return brief.to_collect.count === 0 && brief.late.count === 0 && <CollectedThisYear />;
}

// Nothing is shown before it is known, nor of a year that brought nothing yet.
function CollectedThisYear() {
  const today = todayInFrance();
  const days = { first_on: `${today.slice(0, 4)}-01-01`, last_on: today };
  const figures = useAnswer(getFigures).data?.figures;
  const list = useAnswer(listMoney, { query: { filter: "collected", limit: MOST_PAID, ...days } });
  const rows = list.data?.rows ?? [];
  if (!figures || figures.collected.year_cents <= 0) return null;
  return (
    <section aria-label={THIS_YEAR}>
      <h2 className="mb-2 text-title">{THIS_YEAR}</h2>
      <div className="overflow-clip rounded-card border border-line bg-paper">
        <Link
          to="/app/analytics"
          className="figures block px-4 pt-3 pb-2 text-[2rem] leading-none font-bold text-good hover:bg-sunk"
        >
          {formatMoney(figures.collected.year_cents)}
        </Link>
        <ul aria-label="Derniers paiements" className="divide-y divide-line border-t border-line">
          {rows.map((row) => (
            <li key={row.id}>
              <Link
                to="/etape/$id/$stepKey"
                params={{ id: row.project_id, stepKey: "invoice" }}
                className="flex min-h-11 items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunk"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{row.customer_name}</span>
                  <span className="block text-fine text-quiet">{formatDate(row.payment?.received_on ?? row.date)}</span>
                </span>
                <span className="figures font-[550]">{formatMoney(row.amount_cents)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
