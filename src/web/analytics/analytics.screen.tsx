import type { FiguresAnswer } from "#api/analytics.ts";
import { getFigures } from "#api/analytics.ts";
import { toVerifySentence } from "#domain/documents/document.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { useCompany } from "#web/company/use-company.ts";
import { ProjectsLink } from "#web/projects/projects-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { MonthBars } from "./month-bars.tsx";

/** /app/analytics: the figures of the company, computed by the server. */
export default function AnalyticsScreen() {
  const { data, error, refetch } = useAnswer(getFigures);
  return (
    <Page title="Chiffres" subtitle="Calculés sur tous tes devis et toutes tes factures.">
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!error && !data && <SheetSkeleton label="Chargement des chiffres…" />}
      {data && (isEmpty(data.figures) ? <NothingYet /> : <Figures figures={data.figures} />)}
    </Page>
  );
}

function isEmpty({ months, late, quoted_projects, waiting_quotes }: FiguresAnswer): boolean {
  return quoted_projects.count + waiting_quotes.count + late.count === 0 && months.every(({ count }) => count === 0);
}

function Figures({ figures }: { figures: FiguresAnswer }) {
  const { year, collected, to_collect, late, waiting_quotes: waitingQuotes, quoted_projects: quotedProjects } = figures;
  const { months, to_verify: toVerify } = figures;
  const doubt = toVerifySentence({ documents: toVerify.documents, missingNumbers: toVerify.missing_numbers });
  const thisYear = todayInFrance().slice(0, 4);
  const hasVat = useCompany().data?.vat_regime !== "franchise";
  const taxes = hasVat ? ", TTC" : "";
  return (
    <div className="flex flex-col gap-4">
      {doubt !== "" && (
        <p role="alert" className="font-[550] text-bad">
          {doubt}{" "}
          <Link to="/app/billing" className="text-act underline">
            Voir lesquels
          </Link>
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-3">
        <Figure
          label={`Facturé en ${thisYear}${taxes}`}
          value={formatMoney(year.gross_cents)}
          what={`${year.count} facture${year.count > 1 ? "s" : ""}`}
        />
        <Figure
          label={`Encaissé en ${thisYear}${taxes}`}
          value={formatMoney(collected.year_cents)}
          what={`dont ${formatMoney(collected.month_cents)} ce mois-ci`}
        />
        <Figure
          label={`À encaisser${taxes}`}
          value={formatMoney(to_collect.amount_cents)}
          what={late.count === 0 ? "rien en retard" : `dont ${formatMoney(late.amount_cents)} en retard`}
        />
        <Figure
          label={`Devis sans facture${taxes}`}
          value={formatMoney(waitingQuotes.amount_cents)}
          what={`${waitingQuotes.count} devis`}
        />
        {quotedProjects.count > 0 && (
          <Figure
            label="Devis devenus factures"
            value={`${Math.round(percentOf(quotedProjects.with_invoice, quotedProjects.count))} %`}
            what={`${quotedProjects.with_invoice} sur ${quotedProjects.count}, en douze mois`}
          />
        )}
      </div>
      {months.some(({ count }) => count > 0) && <MonthBars months={months} hasVat={hasVat} />}
    </div>
  );
}

function Figure({ label, value, what }: { label: string; value: string; what: string }) {
  return (
    <Card>
      <p className="text-quiet">{label}</p>
      <p className="figures mt-1 font-(family-name:--font-display) text-page font-bold">{value}</p>
      <p className="text-fine text-quiet">{what}</p>
    </Card>
  );
}

function NothingYet() {
  return (
    <Empty title="Pas encore de chiffres" action={<ProjectsLink />}>
      Ce que tu factures et ce qui attend se calculent depuis tes devis et tes factures.
    </Empty>
  );
}
