import type { PeriodFiguresAnswer } from "#api/analytics.ts";
import { getPeriodFigures } from "#api/analytics.ts";
import { getMoneyFigures } from "#api/analytics/money.ts";
import { periodText } from "#domain/analytics/period.ts";
import { toVerifySentence } from "#domain/documents/document.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { useCompany } from "#web/company/use-company.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { ProjectsLink } from "#web/projects/projects-link.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link, useSearch } from "@tanstack/react-router";
import type { FiguresAddress } from "./figures-address.ts";
import { ForecastCard } from "./forecast-card.tsx";
import { MarginCard } from "./margin-card.tsx";
import { FiguresSkeleton, MoneyFigures } from "./money-figures.tsx";
import { MonthBars } from "./month-bars.tsx";
import { BestCustomers, PeriodSums, QuoteFigures } from "./period-cards.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { periodInAddress } from "./period-in-address.ts";
import { ThresholdsCard } from "./thresholds-card.tsx";
import { VatCard } from "./vat-card.tsx";

/** /app/analytics: what waits now, then the figures of the period in the address, all computed by the server. */
export default function AnalyticsScreen() {
  const address = useSearch({ from: "/signed-in/app/analytics" });
  const period = periodInAddress(address, todayInFrance());
  const now = useAnswer(getMoneyFigures);
  const chosen = useAnswer(
    getPeriodFigures,
    { query: { first_on: period.from, last_on: period.to } },
    { placeholderData: (former) => former },
  );
  const figures = chosen.data?.figures;
  return (
    <Page title="Chiffres" subtitle="Calculés sur tous tes devis et toutes tes factures.">
      {figures && <ToVerify toVerify={figures.to_verify} />}
      {now.data && <MoneyFigures figures={now.data.figures} filter={null} />}
      {now.isPending && <FiguresSkeleton />}
      <PeriodChoice address={address} period={period} />
      <p className="mt-3 mb-4 text-quiet" aria-live="polite">
        {`Période ${periodText(period)}`}
      </p>
      {chosen.error && <Failure error={chosen.error} retry={() => void chosen.refetch()} />}
      {!chosen.error && !figures && <SheetSkeleton label="Chargement des chiffres…" />}
      {figures && !chosen.error && (
        <div aria-busy={chosen.isPlaceholderData}>
          {isEmpty(figures) ? <NothingYet /> : <PeriodFigures figures={figures} address={address} />}
        </div>
      )}
    </Page>
  );
}

function isEmpty({ sums, months, answered_quotes: { accepted, declined } }: PeriodFiguresAnswer): boolean {
  const isQuiet = months.every(({ gross_cents, collected_cents, count }) => !gross_cents && !collected_cents && !count);
  return isQuiet && sums.invoices.count + accepted.count + declined === 0;
}

function PeriodFigures({ figures, address }: { figures: PeriodFiguresAnswer; address: FiguresAddress }) {
  const may = useMay();
  const hasVat = useCompany().data?.vat_regime !== "franchise";
  return (
    <div className="flex flex-col gap-4">
      <PeriodSums figures={figures} hasVat={hasVat} />
      <VatCard address={address} period={figures.period} isHiddenWhenEmpty={!hasVat} />
      <ThresholdsCard />
      <MonthBars months={figures.months} period={figures.period} hasVat={hasVat} />
      <ForecastCard />
      <div className="grid gap-4 md:grid-cols-2">
        <QuoteFigures figures={figures} />
        {figures.customers.length > 0 && <BestCustomers customers={figures.customers} hasVat={hasVat} />}
      </div>
      {may("team") && <MarginCard address={address} period={figures.period} />}
    </div>
  );
}

function ToVerify({ toVerify }: { toVerify: PeriodFiguresAnswer["to_verify"] }) {
  const doubt = toVerifySentence({ documents: toVerify.documents, missingNumbers: toVerify.missing_numbers });
  if (!doubt) return null;
  return (
    <p role="alert" className="mb-4 font-[550] text-bad">
      {doubt}{" "}
      <Link to="/app/billing" className="text-act underline">
        Voir lesquels
      </Link>
    </p>
  );
}

function NothingYet() {
  return (
    <Empty title="Rien sur cette période" action={<ProjectsLink />}>
      Ce que tu factures et ce que tu encaisses se calcule depuis tes documents et tes paiements.
    </Empty>
  );
}
