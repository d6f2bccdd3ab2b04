import type { ArchiveImportAnswer } from "#api/archive.ts";
import { beginArchiveImport, sendArchivePart } from "#api/archive.ts";
import { importArchiveMessages } from "#domain/archive/import-archive.messages.ts";
import { ARCHIVE_PART_BYTES } from "#domain/archive/import-archive.ts";
import { percentOf } from "#domain/shared/money.ts";
import { base64Of } from "#web/client/base64-of.ts";
import { CallError, call } from "#web/client/call.ts";

/** A line that was lost is tried again after one second, then two, up to half a minute: three minutes in all. */
const MOST_ATTEMPTS = 10;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Sends an archive in parts, from the first one that lacks. A line that is cut is waited for. `tellPercent`: how much
 * has arrived.
 */
export async function sendArchive(file: File, tellPercent: (percent: number) => void): Promise<ArchiveImportAnswer> {
  const body = {
    file_name: file.name.slice(0, 200) || "archive.zip",
    size: Math.max(1, file.size),
    fingerprint: `${file.size} ${file.lastModified}`,
  };
  let { import: answer } = await call(beginArchiveImport, { body });
  // They come in their order, so as many as were received are the first ones.
  for (let place = answer.received_count; place < answer.part_count && answer.state === "receiving"; place++) {
    tellPercent(Math.floor(percentOf(place, answer.part_count)));
    const part = file.slice(place * ARCHIVE_PART_BYTES, (place + 1) * ARCHIVE_PART_BYTES);
    const base64 = await base64Of(part, importArchiveMessages.unreadable);
    answer = (await untilTheLineIsBack(() => call(sendArchivePart, { body: { place, base64 } }))).import;
  }
  return answer;
}

async function untilTheLineIsBack<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await send();
    } catch (error) {
      const isLost = error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (!isLost || attempt === MOST_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** (attempt - 1))));
    }
}
