import { createImport, findLastImport, listImportRows, runImport, sendImportPart } from "#api/accounts.ts";
import { previewImport } from "#api/accounts/import-preview.ts";
import { guessColumns, hasNameColumn } from "#domain/accounts/import/customer-columns.ts";
import { importColumns } from "#domain/accounts/import/import-fields.ts";
import { importMessages } from "#domain/accounts/import/import.messages.ts";
import { refused } from "#domain/shared/refusal.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { acceptPart, beginListImport, readUnadded, runOrStop } from "#server/imports/import-actions.ts";
import type { ImportRow } from "#server/imports/imports.repository.ts";
import { findNewestImport } from "#server/imports/imports.repository.ts";
import type { ListKind } from "#server/imports/list-kind.ts";
import { knownChoicesOf } from "./known-choices.ts";
import { readPreview } from "./preview-import.ts";

const CUSTOMERS: ListKind = {
  list: "customers",
  job: "import-customers",
  guessColumns,
  columnsRefusal: (columns) =>
    hasNameColumn(importColumns(columns)) ? null : refusalError(refused("no_name_column").refusal, importMessages),
};

/** Lists of customers from files. */
export const importRoutes: Route[] = [
  route(findLastImport, async (_deps, { tx }) => {
    const storedImport = await findNewestImport(tx, "customers");
    return { import: storedImport && toImport(storedImport) };
  }),

  route(createImport, async (deps, { tx, caller: { companyId }, body }) => ({
    import: toImport(await beginListImport(deps, { tx, companyId }, CUSTOMERS, body.file_name)),
  })),

  route(sendImportPart, async (deps, { tx, caller: { companyId }, params: { id }, body }) => ({
    import: toImport(await acceptPart(deps, { tx, companyId }, CUSTOMERS, id, body)),
  })),

  route(runImport, async (deps, { tx, caller: { companyId }, params: { id }, body }) => {
    const order = {
      columns: body.columns,
      options: body.known ? { knownChoices: body.known } : null,
      isRunning: body.is_running,
    };
    return { import: toImport(await runOrStop(deps, { tx, companyId }, CUSTOMERS, id, order)) };
  }),

  route(previewImport, (deps, { tx, params: { id }, query }) =>
    readPreview(deps, tx, id, { columns: query.columns.split(","), afterLine: query.after_line }),
  ),

  route(listImportRows, (_deps, { tx, params: { id }, query }) => readUnadded(tx, "customers", id, query)),
];

function toImport({ company_id: _company, created_at: _created, updated_at: _updated, ...row }: ImportRow) {
  const { list: _list, options, ...answer } = row;
  return { ...answer, known: knownChoicesOf(options), columns: importColumns(row.columns) };
}
