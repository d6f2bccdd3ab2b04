import type { PeriodFiguresAnswer } from "#api/analytics.ts";
import { getPeriodFigures } from "#api/analytics.ts";
import { NOTHING_BEFORE, changeSentence, periodMessages } from "#domain/analytics/period.messages.ts";
import { periodText } from "#domain/analytics/period.ts";
import { toVerifySentence } from "#domain/documents/document.messages.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { ProjectsLink } from "#web/projects/projects-link.tsx";
import { Choice } from "#web/ui/choice.tsx";
import type { IconPoint } from "#web/ui/loading/icon-list.tsx";
import { IconList } from "#web/ui/loading/icon-list.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { ChartColumn, ChartPie, Landmark } from "lucide-react";
import type { FiguresAddress } from "./figures-address.ts";
import { ForecastCard } from "./forecast-card.tsx";
import { MarginCard } from "./margin-card.tsx";
import { MonthBars } from "./month-bars.tsx";
import { BestCustomers, EarlierInvoices, PeriodSums, QuoteFigures } from "./period-cards.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { periodInAddress } from "./period-in-address.ts";
import { ThresholdsCard } from "./thresholds-card.tsx";
import { VatCard } from "./vat-card.tsx";

const START = "year";

/** /app/analytics: the figures of the period in the address, all computed by the server. */
export default function AnalyticsScreen() {
  return (
    <ForRole right="amounts" title="Chiffres">
      <AnalyticsContent />
    </ForRole>
  );
}

function AnalyticsContent() {
  const address = useSearch({ from: "/signed-in/app/analytics" });
  const period = periodInAddress(address, todayInFrance(), START);
  const chosen = useAnswer(
    getPeriodFigures,
    { query: { first_on: period.from, last_on: period.to } },
    { placeholderData: (former) => former },
  );
  const figures = chosen.data?.figures;
  const hasVat = useCompany().data?.vat_regime !== "franchise";
  const onPhone = useOnPhone();
  return (
    <Page title="Chiffres" subtitle={withCapital(periodText(period))}>
      {figures && <ToVerify toVerify={figures.to_verify} />}
      <PeriodChoice page="/app/analytics" address={address} period={period} start={START}>
        {onPhone && hasVat && figures && !isEmpty(figures) && <SideChoice {...{ address }} />}
      </PeriodChoice>
      {chosen.error && <Failure error={chosen.error} retry={() => void chosen.refetch()} />}
      <div className="mt-4 flex flex-col gap-4" aria-busy={chosen.isPlaceholderData}>
        {!chosen.error && !figures && <SheetSkeleton label="Chargement des chiffres…" />}
        {figures &&
          !chosen.error &&
          (isEmpty(figures) ? <NothingYet /> : <Compared figures={figures} address={address} />)}
        {figures && !chosen.error && !isEmpty(figures) && <PeriodFigures figures={figures} address={address} />}
      </div>
    </Page>
  );
}

function isEmpty({ sums, months, answered_quotes: { accepted, declined } }: PeriodFiguresAnswer): boolean {
  const isQuiet = months.every(({ gross_cents, collected_cents, count }) => !gross_cents && !collected_cents && !count);
  return isQuiet && sums.invoices.count + accepted.count + declined === 0;
}

type FiguresProps = { figures: PeriodFiguresAnswer; address: FiguresAddress };

// The period beside the one before in one sentence, its sums, then its months: a single one is its sums.
function Compared({ figures, address }: FiguresProps) {
  const hasVat = useCompany().data?.vat_regime !== "franchise";
  const onPhone = useOnPhone();
  const { sums, sums_before: sumsBefore, before, months, period } = figures;
  const side = hasVat ? (address.amounts ?? "gross") : "net";
  const sentence = changeSentence({
    invoiced: { now: sums.invoices.net_cents, before: sumsBefore.invoices.net_cents },
    collected: { now: sums.collected_cents, before: sumsBefore.collected_cents },
    before,
  });
  return (
    <>
      {/* On a phone each figure says its own change, and the choice stands beside the period. */}
      {!onPhone && (sentence !== null || hasVat) && (
        <div className="flex flex-wrap items-center gap-3">
          <p aria-live="polite" className="min-w-0 flex-[1_1_16rem]">
            {sentence ?? <span className="text-quiet">{NOTHING_BEFORE}</span>}
          </p>
          {hasVat && <SideChoice address={address} />}
        </div>
      )}
      <PeriodSums {...{ figures, hasVat, side }} address={startedAddress(address)} />
      <EarlierInvoices figures={figures} />
      {months.length > 1 && <MonthBars months={months} period={period} hasVat={hasVat} side={side} />}
    </>
  );
}

const SIDES = [
  { value: "gross", label: "TTC" },
  { value: "net", label: "HT" },
] as const;

// One choice for the sums and the months: figures of two kinds cannot be compared.
function SideChoice({ address }: { address: FiguresAddress }) {
  const navigate = useNavigate();
  const { amounts: side = "gross", ...period } = address;
  return (
    <div className="w-26 md:w-40">
      <Choice
        label="Facturé"
        hidesLabel
        options={SIDES}
        value={side}
        onChange={(chosen) =>
          void navigate({
            to: "/app/analytics",
            search: { ...period, ...(chosen === "net" && { amounts: chosen }) },
            resetScroll: false,
            replace: true,
          })
        }
      />
    </div>
  );
}

// Pages that begin with another period are told this one.
function startedAddress(address: FiguresAddress): FiguresAddress {
  return address.from === undefined ? { period: START, ...address } : address;
}

// On a desktop what is to be declared and to come stands beside what is to be known.
function PeriodFigures({ figures, address }: FiguresProps) {
  const may = useMay();
  const hasVat = useCompany().data?.vat_regime !== "franchise";
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <VatCard address={startedAddress(address)} period={figures.period} isHiddenWhenEmpty={!hasVat} />
          <ForecastCard />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ThresholdsCard />
          <QuoteFigures figures={figures} />
          {figures.customers.length > 0 && <BestCustomers customers={figures.customers} hasVat={hasVat} />}
        </div>
      </div>
      {may("team") && <MarginCard address={address} period={figures.period} />}
    </>
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

const TO_COME: readonly IconPoint[] = [
  { icon: ChartColumn, title: "Ton mois, à côté du précédent", text: "Facturé et encaissé, sans rien saisir de plus." },
  {
    icon: Landmark,
    title: "Ta TVA et tes seuils",
    text: "Ce que tu déclares, taux par taux, et le jour d'un dépassement.",
  },
  {
    icon: ChartPie,
    title: "Ce que chaque projet te laisse",
    text: "Les heures et les achats ôtés de ce qui est facturé.",
  },
];

// What the figures will say, and the way to the first one.
function NothingYet() {
  return (
    <div className="grid items-start gap-8 py-4 md:grid-cols-2 md:py-8 beside-panel:grid-cols-1">
      <div>
        <h2 className="text-title">{periodMessages.nothing}</h2>
        <p className="mt-2 mb-5 text-quiet">
          Ce que tu factures et ce que tu encaisses se calcule depuis tes documents et tes paiements.
        </p>
        <ProjectsLink />
      </div>
      <IconList label="Ce que tu verras ici" points={TO_COME} />
    </div>
  );
}
