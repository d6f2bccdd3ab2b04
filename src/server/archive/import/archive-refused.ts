import type { ImportRefusal } from "#domain/archive/import-archive.ts";

/** An archive that is not imported. `detail`: the file, the number or the table at fault. */
export class ArchiveRefused extends Error {
  readonly refusal: ImportRefusal;
  readonly detail: string;

  constructor(refusal: ImportRefusal, detail = "") {
    super(`the archive is refused: ${refusal} ${detail}`);
    this.refusal = refusal;
    this.detail = detail.slice(0, 200);
  }
}
