import { createImport, findLastImport, listImportRows, runImport, sendImportPart } from "#api/accounts.ts";
import { hasNameColumn } from "#domain/accounts/import/customer-columns.ts";
import { importMessages } from "#domain/accounts/import/import.messages.ts";
import { refused } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import type { ImportRow } from "./customer-imports.repository.ts";
import {
  findNewestImport,
  forgetFiles,
  insertImport,
  listUnaddedRows,
  lockImport,
  saveImportState,
  savePart,
} from "./customer-imports.repository.ts";
import { enqueueImport } from "./import-customers.job.ts";
import { readImportFile } from "./read-import-file.ts";

/** Lists of customers from files. */
export const importRoutes: Route[] = [
  route(findLastImport, async (_deps, { tx }) => {
    const storedImport = await findNewestImport(tx);
    return { import: storedImport && toImport(storedImport) };
  }),

  route(createImport, async (deps, { tx, caller, body: { file_name: fileName } }) => {
    if ((await findNewestImport(tx))?.state === "running")
      throw new ApiError(409, "import_running", importMessages.import_running);
    await forgetFiles(tx);
    const id = deps.ids();
    await insertImport(tx, caller.companyId, id, fileName, deps.clock());
    return { import: toImport(await readImport(tx, id)) };
  }),

  route(sendImportPart, async (deps, { tx, caller: { companyId }, params: { id }, body }) => {
    const storedImport = await readImport(tx, id);
    // Sent again after its answer was lost: it was read.
    if (storedImport.state !== "receiving") return { import: toImport(storedImport) };
    await savePart(tx, companyId, id, body.place, Buffer.from(body.base64, "base64"));
    if (body.is_last) await readImportFile(tx, { companyId, id, partCount: body.place + 1, at: deps.clock() });
    return { import: toImport(await readImport(tx, id)) };
  }),

  route(
    runImport,
    async (deps, { tx, caller: { companyId }, params: { id }, body: { columns, is_running: isRunning } }) => {
      const { state, headers, columns: storedColumns } = await readImport(tx, id);
      if (isRunning && (state === "ready" || state === "stopped")) {
        const newColumns = headers.map((_header, place) => columns[place] ?? "");
        if (!hasNameColumn(newColumns)) throw refusalError(refused("no_name_column").refusal, importMessages);
        await saveImportState(tx, id, { state: "running", columns: newColumns }, deps.clock());
        await enqueueImport(tx, { companyId, id });
      }
      if (!isRunning && state === "running")
        await saveImportState(tx, id, { state: "stopped", columns: storedColumns }, deps.clock());
      return { import: toImport(await readImport(tx, id)) };
    },
  ),

  route(listImportRows, async (_deps, { tx, params: { id }, query: { after_line: afterLine, limit } }) => {
    await readImport(tx, id);
    const rows = await listUnaddedRows(tx, id, { afterLine, limit });
    const page = rows.slice(0, limit);
    return { rows: page, next_line: rows.length > limit ? (page.at(-1)?.line ?? null) : null };
  }),
];

async function readImport(tx: Db, id: string): Promise<ImportRow> {
  const storedImport = await lockImport(tx, id);
  if (!storedImport) throw notFound();
  return storedImport;
}

function toImport({ company_id: _company, created_at: _created, updated_at: _updated, ...row }: ImportRow) {
  return row;
}
