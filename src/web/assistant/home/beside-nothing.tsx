import { getFigures } from "#api/analytics.ts";
import type { BriefAnswer } from "#api/analytics/brief.ts";
import { listMoney } from "#api/analytics/money.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";

const MOST_PAID = 3;
const THIS_YEAR = "Encaissé cette année";

/** What stands in the right column when no job is planned, and what came in when nothing is to collect. */
export function BesideNothing({ brief }: { brief: BriefAnswer }) {
  const isPaid = brief.to_collect.count === 0 && brief.late.count === 0;
  return (
    <>
      {brief.next_job === null && <NothingPlanned />}
      {isPaid && <CollectedThisYear />}
    </>
  );
}

function NothingPlanned() {
  const words = useTradeWords();
  return (
    <section aria-label={words.nextJob}>
      <h2 className="mb-2 text-title">{words.nextJob}</h2>
      <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-paper px-4 py-3">
        <p className="text-quiet">Rien au planning : place un chantier.</p>
        <Link to="/app/timeline" className={buttonLook()}>
          Ouvrir le planning
        </Link>
      </div>
    </section>
  );
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
