import type { ImportAnswer } from "#api/accounts.ts";
import { MOST_PARTS, PART_BYTES, createImport, sendImportPart } from "#api/accounts.ts";
import { importMessages } from "#domain/accounts/import/import.messages.ts";
import { percentOf } from "#domain/shared/money.ts";
import { base64Of } from "#web/client/base64-of.ts";
import { call } from "#web/client/call.ts";

/** Sends a file in parts, and gives the import once its rows are read. `tellPercent`: how much has arrived. */
export async function sendFile(file: File, tellPercent: (percent: number) => void): Promise<ImportAnswer> {
  const partCount = Math.max(1, Math.ceil(file.size / PART_BYTES));
  if (partCount > MOST_PARTS) throw new Error(importMessages.too_large);
  let { import: answer } = await call(createImport, { body: { file_name: file.name.slice(0, 200) || "clients.csv" } });
  for (let place = 0; place < partCount; place++) {
    const base64 = await base64Of(
      file.slice(place * PART_BYTES, (place + 1) * PART_BYTES),
      importMessages.unreadable_file,
    );
    const body = { place, base64, is_last: place === partCount - 1 };
    answer = (await call(sendImportPart, { params: { id: answer.id }, body })).import;
    tellPercent(Math.round(percentOf(place + 1, partCount)));
  }
  return answer;
}
