import { exportMoney } from "#api/analytics/money.ts";
import type { MoneyFilter } from "#domain/analytics/money-list.ts";
import type { Period } from "#domain/analytics/period.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { apiHost } from "#web/client/api-host.ts";
import { call } from "#web/client/call.ts";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";

const FORMATS = [
  { format: "csv", label: "Exporter en tableau (CSV)" },
  { format: "zip", label: "Exporter les PDF (archive)" },
] as const;

/** Saves what is listed: as a table for a spreadsheet, or the PDFs in one archive. The browser shows how far it is. */
export function MoneyExport({ filter, q, period }: { filter: MoneyFilter; q: string; period: Period | null }) {
  const days = period ? { first_on: period.from, last_on: period.to } : {};
  const save = useSingleChange(
    (format: "csv" | "zip") => call(exportMoney, { query: { filter, q, format, ...days } }),
    {
      onSuccess: ({ url }) => location.assign(`${apiHost()}${url}`),
      onError: ({ message }) => showToast(message),
    },
  );
  return (
    <RowMenu
      label="Exporter cette liste"
      actions={FORMATS.map(({ format, label }) => ({ label, act: () => save.mutate(format) }))}
    />
  );
}
