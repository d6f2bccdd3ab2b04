import { exportMoney } from "#api/analytics/money.ts";
import type { MoneyFilter } from "#domain/analytics/money-list.ts";
import type { Period } from "#domain/analytics/period.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { apiHost } from "#web/client/api-host.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";

const FORMATS = [
  { format: "csv", label: "Tableau (CSV)" },
  { format: "zip", label: "PDF (archive)" },
] as const;

/** Saves what is listed: as a table for a spreadsheet, or the PDFs in one archive. The browser shows how far it is. */
export function MoneyExport({ filter, q, period }: { filter: MoneyFilter; q: string; period: Period | null }) {
  const days = period ? { first_on: period.from, last_on: period.to } : {};
  const save = useSingleChange(
    (format: "csv" | "zip") => call(exportMoney, { query: { filter, q, format, ...days } }),
    {
      onSuccess: ({ url }) => location.assign(`${apiHost()}${url}`),
    },
  );
  return (
    <div className="mt-3 flex flex-col gap-2">
      <div role="group" aria-label="Enregistrer cette liste" className="flex flex-wrap items-center gap-2">
        {FORMATS.map(({ format, label }) => (
          <Button key={format} isBusy={save.isPending && save.variables === format} onClick={() => save.mutate(format)}>
            {label}
          </Button>
        ))}
      </div>
      {save.error && <Failure error={save.error} />}
    </div>
  );
}
