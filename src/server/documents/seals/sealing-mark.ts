import { isSameText } from "#server/same-text.ts";
import { macFor } from "#server/sealed.ts";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The file of DATA_DIR that says that earlier documents are sealed. The database cannot remove it. */
export const SEALING_MARK = "earlier-documents.sealed";

/** True when this machine noted that earlier documents are sealed. A mark of another key says nothing. */
export function hasSealingMark(dataDir: string, key: Uint8Array): boolean {
  const path = join(dataDir, SEALING_MARK);
  return existsSync(path) && isSameText(readFileSync(path, "utf8").trim(), markOf(key));
}

/** Notes on this machine that earlier documents are sealed. */
export function writeSealingMark(dataDir: string, key: Uint8Array): void {
  const path = join(dataDir, SEALING_MARK);
  const fresh = `${path}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fresh, `${markOf(key)}\n`, { mode: 0o600, flush: true });
  renameSync(fresh, path);
}

function markOf(key: Uint8Array): string {
  return macFor(key, "earlier documents are sealed")("1");
}
