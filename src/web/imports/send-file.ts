import { MOST_PARTS, PART_BYTES } from "#api/imports.ts";
import { importsMessages } from "#domain/imports/imports.messages.ts";
import { percentOf } from "#domain/shared/money.ts";
import { base64Of } from "#web/client/base64-of.ts";
import type { ImportOf, ImportSubject } from "./import-subject.ts";

/** Sends a file in parts, and gives the import once its rows are read. `tellPercent`: how much has arrived. */
export async function sendFile<File extends ImportOf>(
  { create, sendPart }: Pick<ImportSubject<File>, "create" | "sendPart">,
  file: Blob & { name: string },
  tellPercent: (percent: number) => void,
): Promise<File> {
  const partCount = Math.max(1, Math.ceil(file.size / PART_BYTES));
  if (partCount > MOST_PARTS) throw new Error(importsMessages.too_large);
  let { import: answer } = await create(file.name.slice(0, 200) || "liste.csv");
  for (let place = 0; place < partCount; place++) {
    const base64 = await base64Of(
      file.slice(place * PART_BYTES, (place + 1) * PART_BYTES),
      importsMessages.unreadable_file,
    );
    answer = (await sendPart(answer.id, { place, base64, is_last: place === partCount - 1 })).import;
    tellPercent(Math.round(percentOf(place + 1, partCount)));
  }
  return answer;
}
