import type { ImportAnswer } from "#api/accounts.ts";
import type { CustomerPreview } from "#api/accounts/import-preview.ts";
import { previewImport } from "#api/accounts/import-preview.ts";
import { hasNameColumn } from "#domain/accounts/import/customer-columns.ts";
import { importColumns } from "#domain/accounts/import/import-fields.ts";
import { findingsWords } from "#domain/accounts/import/import.messages.ts";
import { call } from "#web/client/call.ts";
import type { Choices, Forecast } from "#web/imports/import-subject.ts";
import { useEffect, useState } from "react";

/** Known rows that are shown one by one. */
const MOST_SHOWN = 20;

/** What the rows of a file of customers would do with these columns. Null while they are counted, page after page. */
export function useCustomerForecast({ file, columns }: Choices<ImportAnswer>): Forecast | null {
  const [forecast, setForecast] = useState<{ key: string; value: Forecast } | null>(null);
  const { id } = file;
  const names = importColumns(columns).join(",");
  const isReadable = hasNameColumn(importColumns(columns));
  const key = `${id} ${names}`;
  useEffect(() => {
    if (!isReadable) return;
    const leaving = new AbortController();
    // Without the count the import can begin all the same: its end says what it did.
    readForecast(id, names, leaving.signal).then(
      (value) => setForecast({ key, value }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [id, names, isReadable, key]);
  return forecast?.key === key ? forecast.value : null;
}

async function readForecast(id: string, columns: string, signal: AbortSignal): Promise<Forecast> {
  const pages: CustomerPreview[] = [];
  let afterLine: number | null = 0;
  while (afterLine !== null) {
    const query: { columns: string; after_line: number } = { columns, after_line: afterLine };
    const page: CustomerPreview = await call(previewImport, { params: { id }, query, signal });
    pages.push(page);
    afterLine = page.next_line;
  }
  const sumOf = (countOf: (page: CustomerPreview) => number) => pages.reduce((sum, page) => sum + countOf(page), 0);
  return {
    newCount: sumOf((page) => page.new_count),
    knownCount: sumOf((page) => page.known_count),
    knownRows: pages.flatMap((page) => page.known_rows).slice(0, MOST_SHOWN),
    isRough: pages.length > 1,
    findings: findingsWords({
      nameless_count: sumOf((page) => page.nameless_count),
      refused_count: sumOf((page) => page.refused_count),
      number_count: sumOf((page) => page.number_count),
      restored_zero_count: sumOf((page) => page.restored_zero_count),
      left_out_code_count: sumOf((page) => page.left_out_code_count),
    }),
  };
}
