import type { DocumentRow } from "#api/documents.ts";
import { todayInFrance } from "#web/client/today.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useDocuments } from "#web/documents/use-documents.ts";
import { ProjectsLink } from "#web/ui/projects-link.tsx";
import { Card, Empty, Failure, Page } from "#web/ui/page.tsx";
import { SheetComing } from "#web/ui/skeleton.tsx";
import { MonthBars } from "./month-bars.tsx";
import { lastTwelveMonths, sumCents } from "./months.ts";

/** /app/analytics: true figures only, from the last 200 documents of each kind. */
export default function AnalyticsScreen() {
  const invoices = useDocuments("invoice", 200);
  const quotes = useDocuments("quote", 200);
  const failedList = [invoices, quotes].find((list) => list.error);
  const [invoiceRows, quoteRows] = [invoices, quotes].map((list) => list.data?.pages.flatMap((page) => page.documents));
  return (
    <Page title="Chiffres" subtitle="Calculés sur tes 200 derniers devis et factures.">
      {failedList?.error && <Failure error={failedList.error} retry={() => void failedList.refetch()} />}
      {!failedList && (!invoiceRows || !quoteRows) && <SheetComing label="Chargement des chiffres…" />}
      {!failedList &&
        invoiceRows &&
        quoteRows &&
        (invoiceRows.length + quoteRows.length === 0 ? (
          <NothingYet />
        ) : (
          <Figures issued={invoiceRows} drawn={quoteRows} />
        ))}
    </Page>
  );
}

function Figures({ issued, drawn }: { issued: readonly DocumentRow[]; drawn: readonly DocumentRow[] }) {
  const today = todayInFrance();
  const ofYear = issued.filter((one) => one.date.startsWith(today.slice(0, 4)));
  const invoicedIds = new Set(issued.map((one) => one.project_id));
  const waiting = drawn.filter((one) => !invoicedIds.has(one.project_id));
  const followed = drawn.length - waiting.length;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-3">
        <Figure
          label={`Facturé en ${today.slice(0, 4)}, TTC`}
          value={formatMoney(sumCents(ofYear))}
          what={`${ofYear.length} facture${ofYear.length > 1 ? "s" : ""}`}
        />
        <Figure
          label="Devis sans facture, TTC"
          value={formatMoney(sumCents(waiting))}
          what={`${waiting.length} devis`}
        />
        {drawn.length > 0 && (
          <Figure
            label="Devis devenus factures"
            value={`${Math.round((followed * 100) / drawn.length)} %`}
            what={`${followed} sur ${drawn.length}`}
          />
        )}
      </div>
      {issued.length > 0 && <MonthBars months={lastTwelveMonths(issued, today)} />}
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
