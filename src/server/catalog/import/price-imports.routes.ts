import * as api from "#api/catalog/price-imports.ts";
import { guessPriceColumns } from "#domain/catalog/import/imported-item.ts";
import { hasLabelColumn, priceColumns } from "#domain/catalog/import/price-fields.ts";
import { priceImportMessages } from "#domain/catalog/import/price-import.messages.ts";
import { refused } from "#domain/shared/refusal.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { acceptPart, beginListImport, readUnadded, runOrStop } from "#server/imports/import-actions.ts";
import type { ImportRow } from "#server/imports/imports.repository.ts";
import { findNewestImport } from "#server/imports/imports.repository.ts";
import type { ListKind } from "#server/imports/list-kind.ts";

const PRICES: ListKind = {
  list: "catalog",
  job: "import-catalog",
  guessColumns: guessPriceColumns,
  columnsRefusal: (columns) =>
    hasLabelColumn(priceColumns(columns))
      ? null
      : refusalError(refused("no_label_column").refusal, priceImportMessages),
};

/** Lists of prices from files. */
export const priceImportRoutes: Route[] = [
  route(api.findLastPriceImport, async (_deps, { tx }) => {
    const storedImport = await findNewestImport(tx, "catalog");
    return { import: storedImport && toImport(storedImport) };
  }),

  route(api.createPriceImport, async (deps, { tx, caller: { companyId }, body }) => ({
    import: toImport(await beginListImport(deps, { tx, companyId }, PRICES, body.file_name)),
  })),

  route(api.sendPriceImportPart, async (deps, { tx, caller: { companyId }, params: { id }, body }) => ({
    import: toImport(await acceptPart(deps, { tx, companyId }, PRICES, id, body)),
  })),

  route(api.runPriceImport, async (deps, { tx, caller: { companyId }, params: { id }, body }) => {
    const options = { supplier: body.supplier, coefficientE4: body.coefficient_e4 };
    const order = { columns: body.columns, options, isRunning: body.is_running };
    return { import: toImport(await runOrStop(deps, { tx, companyId }, PRICES, id, order)) };
  }),

  route(api.listPriceImportRows, (_deps, { tx, params: { id }, query }) => readUnadded(tx, "catalog", id, query)),
];

function toImport({ company_id: _company, created_at: _created, updated_at: _updated, ...row }: ImportRow) {
  const { list: _list, options, ...answer } = row;
  return {
    ...answer,
    columns: priceColumns(row.columns),
    supplier: options.supplier ?? "",
    coefficient_e4: options.coefficientE4 ?? null,
  };
}
