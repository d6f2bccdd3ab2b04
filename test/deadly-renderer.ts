import type { DocumentRenderer } from "#server/pdf/render-document.ts";
import { openDocumentRenderer } from "#server/pdf/render-document.ts";

/** A renderer whose process dies on every document. */
export function openDeadlyRenderer(): DocumentRenderer {
  return openDocumentRenderer({ size: 1, script: new URL("./deadly-worker.ts", import.meta.url) });
}
