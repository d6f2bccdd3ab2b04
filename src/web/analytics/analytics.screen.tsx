import { formatMoney } from "#domain/shared/french-format.ts";
import { useDocuments } from "#web/documents/use-documents.ts";
import { Card, Failure, Page } from "#web/ui/page.tsx";
import { SheetComing } from "#web/ui/skeleton.tsx";

/** /app/analytics: true figures only, from the last 200 documents of each kind. */
export default function AnalyticsScreen() {
  const invoices = useDocuments("invoice", 200);
  const quotes = useDocuments("quote", 200);
  const error = invoices.error ?? quotes.error;
  if (error) return <Page title="Chiffres">{<Failure error={error} />}</Page>;
  if (!invoices.data || !quotes.data)
    return (
      <Page title="Chiffres">
        <SheetComing />
      </Page>
    );
  const [issued, drawn] = [invoices.data.pages.flatMap((page) => page.documents), quotes.data.pages.flatMap((page) => page.documents)];
  const year = String(new Date().getFullYear());
  const ofYear = issued.filter((one) => one.date.startsWith(year));
  const invoiced = new Set(issued.map((one) => one.project_id));
  const waiting = drawn.filter((one) => !invoiced.has(one.project_id));
  const figures = [
    { label: `Facturé en ${year}, TTC`, value: formatMoney(sum(ofYear)), what: `${ofYear.length} facture${ofYear.length > 1 ? "s" : ""}` },
    { label: "Devis sans facture, TTC", value: formatMoney(sum(waiting)), what: `${waiting.length} devis` },
  ];
  return (
    <Page title="Chiffres" subtitle="Calculés sur tes 200 derniers devis et factures.">
      <div className="grid gap-4 md:grid-cols-2">
        {figures.map((figure) => (
          <Card key={figure.label}>
            <p className="text-quiet">{figure.label}</p>
            <p className="figures mt-1 font-(family-name:--font-display) text-page font-bold">{figure.value}</p>
            <p className="text-fine text-quiet">{figure.what}</p>
          </Card>
        ))}
      </div>
    </Page>
  );
}

function sum(documents: readonly { total: number }[]): number {
  return documents.reduce((total, one) => total + Math.round(one.total * 100), 0);
}
