import type { ImportList } from "#domain/imports/import-rows.ts";
import { importsMessages } from "#domain/imports/imports.messages.ts";
import type { Db } from "#server/db/database.ts";
import type { Jobs } from "#server/db/jobs.ts";
import { enqueue } from "#server/db/jobs.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { ImportOptions, ImportRow } from "./imports.repository.ts";
import {
  findNewestImport,
  forgetFiles,
  insertImport,
  listUnaddedRows,
  lockImport,
  saveChoices,
  saveImportState,
  savePart,
} from "./imports.repository.ts";
import type { ListKind } from "./list-kind.ts";
import { readImportFile } from "./read-import-file.ts";

type InCompany = { tx: Db; companyId: string };

/** Begins an import, whose file comes next. What the one before left is forgotten. 409 while one runs. */
export async function beginListImport(
  deps: Deps,
  { tx, companyId }: InCompany,
  { list }: ListKind,
  fileName: string,
): Promise<ImportRow> {
  if ((await findNewestImport(tx, list))?.state === "running")
    throw new ApiError(409, "import_running", importsMessages.import_running);
  await forgetFiles(tx, list);
  const id = deps.ids();
  await insertImport(tx, companyId, { id, list, fileName }, deps.clock());
  return readImport(tx, list, id);
}

/** Keeps a part of a file, and reads the file once its last part is there. */
export async function acceptPart(
  deps: Deps,
  { tx, companyId }: InCompany,
  kind: ListKind,
  id: string,
  part: { place: number; base64: string; is_last: boolean },
): Promise<ImportRow> {
  const storedImport = await readImport(tx, kind.list, id);
  // Sent again after its answer was lost: it was read.
  if (storedImport.state !== "receiving") return storedImport;
  await savePart(tx, companyId, id, part.place, Buffer.from(part.base64, "base64"));
  if (part.is_last) await readImportFile(tx, kind, { companyId, id, partCount: part.place + 1, at: deps.clock() });
  return readImport(tx, kind.list, id);
}

/** Has the rows of a file added with these columns, or stops. `options`: null for those that were chosen before. */
export async function runOrStop(
  deps: Deps,
  { tx, companyId }: InCompany,
  kind: ListKind,
  id: string,
  order: { columns: readonly string[]; options: ImportOptions | null; isRunning: boolean },
): Promise<ImportRow> {
  const { state, headers, options } = await readImport(tx, kind.list, id);
  if (order.isRunning && (state === "ready" || state === "stopped")) {
    const columns = headers.map((_header, place) => order.columns[place] ?? "");
    const refusal = kind.columnsRefusal(columns);
    if (refusal !== null) throw refusal;
    await saveChoices(tx, id, { columns, options: order.options ?? options });
    await saveImportState(tx, id, "running", deps.clock());
    await enqueue(tx, kind.job, { companyId, id }, `import ${id}`);
  }
  if (!order.isRunning && state === "running") await saveImportState(tx, id, "stopped", deps.clock());
  return readImport(tx, kind.list, id);
}

/** Rows that were not added, each with the reason, after a line of the file. */
export async function readUnadded(
  tx: Db,
  list: ImportList,
  id: string,
  { after_line: afterLine, limit }: { after_line: number; limit: number },
) {
  await readImport(tx, list, id);
  const rows = await listUnaddedRows(tx, id, { afterLine, limit });
  const page = rows.slice(0, limit);
  return { rows: page, next_line: rows.length > limit ? (page.at(-1)?.line ?? null) : null };
}

/** Then other jobs have their turn. */
const BATCHES_A_TURN = 20;

/** Adds rows some at a time, while `addNextRows` says that some are left. Killed or stopped, it goes on with them. */
export async function addRowsInTurns(
  deps: Deps,
  job: ListKind["job"],
  { companyId, id }: Jobs[ListKind["job"]],
  addNextRows: (tx: Db) => Promise<boolean>,
): Promise<void> {
  for (let batch = 0; batch < BATCHES_A_TURN; batch++) if (!(await inCompany(deps.db, companyId, addNextRows))) return;
  await inCompany(deps.db, companyId, (tx) => enqueue(tx, job, { companyId, id }, `import ${id}`));
}

async function readImport(tx: Db, list: ImportList, id: string): Promise<ImportRow> {
  const storedImport = await lockImport(tx, list, id);
  if (!storedImport) throw notFound();
  return storedImport;
}
