import { UNPACKED_LIMITS } from "#domain/archive/import-archive.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import type { ArchivedRow } from "./archived-rows.repository.ts";
import type { OpenArchive } from "./open-archive.ts";
import { bytesFrom, faultOf } from "./open-archive.ts";

const NEW_LINE = 10;

/** The rows of a file of an archive, one JSON object a line, read as they are taken. None without such a file. */
export async function* readRows(archive: OpenArchive, path: string): AsyncGenerator<ArchivedRow> {
  if (!archive.files.has(path)) return;
  for await (const line of readLines(archive, path)) {
    if (line.length === 0) continue;
    yield parseRow(line, path);
  }
}

async function* readLines(archive: OpenArchive, path: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let restLength = 0;
  try {
    for await (const chunk of bytesFrom(await archive.stream(path))) {
      let left = chunk;
      for (let end = left.indexOf(NEW_LINE); end >= 0; end = left.indexOf(NEW_LINE)) {
        yield Buffer.concat([...rest, left.subarray(0, end)]);
        [rest, restLength, left] = [[], 0, left.subarray(end + 1)];
      }
      restLength += left.length;
      if (restLength > UNPACKED_LIMITS.lineBytes) throw new ArchiveRefused("too_large", path);
      rest.push(left);
    }
  } catch (error) {
    throw faultOf(error, path);
  }
  yield Buffer.concat(rest);
}

function parseRow(line: Buffer, path: string): ArchivedRow {
  try {
    const row: unknown = JSON.parse(line.toString("utf8"));
    // An object of JSON.
    if (typeof row === "object" && row !== null && !Array.isArray(row)) return row as ArchivedRow;
  } catch {
    // It is told below.
  }
  throw new ArchiveRefused("damaged", path);
}
