import type { PeriodFiguresAnswer } from "#api/analytics.ts";
import { acceptedText, comparisonText } from "#domain/analytics/period.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { Card } from "#web/ui/card.tsx";
import { Link } from "@tanstack/react-router";

/** What a period invoiced and received, compared with the one before. */
export function PeriodSums({ figures, hasVat }: { figures: PeriodFiguresAnswer; hasVat: boolean }) {
  const { sums, sums_before: sumsBefore, before } = figures;
  const { count, net_cents: netCents, gross_cents: grossCents } = sums.invoices;
  const invoices = `${count} facture${count > 1 ? "s" : ""}`;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Figure
        label={hasVat ? "Facturé, HT" : "Facturé"}
        cents={netCents}
        lines={[
          hasVat ? `${invoices}, ${formatMoney(grossCents)} TTC` : invoices,
          comparisonText(netCents, sumsBefore.invoices.net_cents, before),
        ]}
      />
      <Figure
        label={hasVat ? "Encaissé, TTC" : "Encaissé"}
        cents={sums.collected_cents}
        lines={[comparisonText(sums.collected_cents, sumsBefore.collected_cents, before)]}
      />
    </div>
  );
}

function Figure({ label, cents, lines }: { label: string; cents: number; lines: readonly string[] }) {
  return (
    <Card>
      <p className="text-quiet">{label}</p>
      <p className="figures mt-1 font-(family-name:--font-display) text-page font-bold">{formatMoney(cents)}</p>
      {lines.map((line) => (
        <p key={line} className="text-fine text-quiet">
          {line}
        </p>
      ))}
    </Card>
  );
}

/** The quotes answered in a period, and how long invoices took to be paid. */
export function QuoteFigures({ figures }: { figures: PeriodFiguresAnswer }) {
  const { answered_quotes: quotes, payment_delay: delay } = figures;
  const { accepted, declined } = quotes;
  const answers = accepted.count + declined;
  return (
    <Card title="Devis et délais">
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="text-quiet">Réponses à tes devis</dt>
          <dd>
            {answers > 0 && (
              <span className="figures block text-title font-bold">
                {`${Math.round(percentOf(accepted.count, answers))} %`}
              </span>
            )}
            {acceptedText(accepted.count, declined)}
            {accepted.count > 0 && `, ${formatMoney(accepted.amount_cents)} TVA comprise`}
          </dd>
        </div>
        <div>
          <dt className="text-quiet">Délai de paiement</dt>
          <dd>
            {delay.days === null ? (
              "Aucune facture payée en entier sur la période."
            ) : (
              <>
                <span className="figures block text-title font-bold">
                  {`${delay.days} jour${delay.days > 1 ? "s" : ""}`}
                </span>
                {`en moyenne, sur ${delay.count} facture${delay.count > 1 ? "s payées" : " payée"} en entier`}
              </>
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

/** The customers invoiced most in a period. Each leads to its invoices. */
export function BestCustomers({ customers, hasVat }: { customers: PeriodFiguresAnswer["customers"]; hasVat: boolean }) {
  const most = Math.max(...customers.map(({ net_cents }) => net_cents), 1);
  return (
    <Card title={hasVat ? "Meilleurs clients, HT" : "Meilleurs clients"}>
      <ol className="flex flex-col">
        {customers.map(({ customer_id: id, name, net_cents: cents }) => (
          <li key={id}>
            <Link
              to="/app/billing"
              search={{ show: "invoices", q: name }}
              className="-mx-2 block rounded-inner px-2 py-2 hover:bg-sunk"
            >
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
                <span className="figures font-[550]">{formatMoney(cents)}</span>
              </span>
              <span aria-hidden className="mt-1 block h-1.5">
                <span
                  className="block h-full min-w-1 rounded-full bg-act"
                  style={{ width: `${percentOf(cents, most)}%` }}
                />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
