import type { ArchiveImportAnswer } from "#api/archive.ts";
import { beginArchiveImport, getArchiveImport, sendArchivePart } from "#api/archive.ts";
import { IMPORT_REFUSALS, importArchiveMessages } from "#domain/archive/import-archive.messages.ts";
import { ARCHIVE_PART_BYTES, MOST_ARCHIVE_BYTES, partCountOf } from "#domain/archive/import-archive.ts";
import { UNNAMED_MEMBER } from "#domain/company/team.messages.ts";
import { refuseOldProof } from "#server/company/refuse-old-proof.ts";
import { lockTeam } from "#server/company/team.repository.ts";
import type { Db } from "#server/db/database.ts";
import { enqueue } from "#server/db/jobs.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { refuseInExample } from "#server/shared/refuse-in-example.ts";
import type { ArchiveImportRow } from "./archive-imports.repository.ts";
import {
  findImportedArchive,
  findNewestArchiveImport,
  insertArchiveImport,
  isCompanyNew,
  lockArchiveImport,
  saveImportPart,
  saveArchiveImportState,
} from "./archive-imports.repository.ts";

/** An archive read back into a new company. */
export const archiveImportRoutes: Route[] = [
  route(getArchiveImport, async (_deps, { tx }) => {
    const [storedImport, isNew, origin] = await Promise.all([
      findNewestArchiveImport(tx),
      isCompanyNew(tx),
      findImportedArchive(tx),
    ]);
    return {
      import: storedImport && toImport(storedImport),
      may_begin: isNew,
      origin: origin && {
        by: origin.importer || UNNAMED_MEMBER,
        at: origin.imported_at.toISOString(),
        source_name: origin.source_name,
        made_at: origin.made_at?.toISOString() ?? null,
        document_count: origin.document_count,
      },
    };
  }),

  patientRoute(beginArchiveImport, async (deps, { caller, inCompany, body }) => {
    await refuseOldProof(deps, caller);
    const { file_name, size, fingerprint } = body;
    if (size > MOST_ARCHIVE_BYTES) throw new ApiError(422, "too_large", IMPORT_REFUSALS.too_large(""));
    return inCompany(async (tx) => {
      await lockTeam(tx);
      await refuseInExample(tx);
      if (!(await isCompanyNew(tx))) throw new ApiError(409, "not_new", IMPORT_REFUSALS.not_new(""));
      const storedImport = await findNewestArchiveImport(tx);
      if (storedImport && isUnderWay(storedImport, { size, fingerprint })) return { import: toImport(storedImport) };
      const one = {
        id: deps.ids(),
        file_name,
        size_bytes: size,
        part_count: partCountOf(size),
        fingerprint,
        asked_by: caller.userId,
      };
      await insertArchiveImport(tx, caller.companyId, one, deps.clock());
      return { import: toImport(await readNewestImport(tx)) };
    });
  }),

  route(sendArchivePart, async (deps, { tx, caller: { companyId }, body: { place, base64 } }) => {
    const newest = await findNewestArchiveImport(tx);
    const storedImport = newest && (await lockArchiveImport(tx, newest.id));
    if (!storedImport) throw new ApiError(409, "not_receiving", importArchiveMessages.notReceived);
    // Sent again after its answer was lost: it was taken.
    if (storedImport.state !== "receiving") return { import: toImport(storedImport) };
    const content = Buffer.from(base64, "base64");
    if (content.length !== lengthOfPart(storedImport, place))
      throw new ApiError(422, "part_of_other_length", importArchiveMessages.partMissing);
    await saveImportPart(tx, companyId, { id: storedImport.id, place, content }, deps.clock());
    const fullImport = await readNewestImport(tx);
    if (fullImport.received_count === fullImport.part_count) {
      await saveArchiveImportState(
        tx,
        fullImport.id,
        { state: "checking", refusal: null, refusal_detail: "" },
        deps.clock(),
      );
      await enqueue(tx, "import-archive", { companyId, id: fullImport.id }, `import ${fullImport.id}`);
    }
    return { import: toImport(await readNewestImport(tx)) };
  }),
];

// One that is being checked or written goes on by itself, whatever file is chosen meanwhile.
function isUnderWay(
  storedImport: ArchiveImportRow,
  { size, fingerprint }: { size: number; fingerprint: string },
): boolean {
  if (storedImport.state === "checking" || storedImport.state === "writing") return true;
  return (
    storedImport.state === "receiving" && storedImport.size_bytes === size && storedImport.fingerprint === fingerprint
  );
}

function lengthOfPart({ size_bytes, part_count }: ArchiveImportRow, place: number): number {
  if (place >= part_count) return 0;
  return place < part_count - 1 ? ARCHIVE_PART_BYTES : size_bytes - place * ARCHIVE_PART_BYTES;
}

async function readNewestImport(tx: Db): Promise<ArchiveImportRow> {
  const storedImport = await findNewestArchiveImport(tx);
  if (!storedImport) throw new Error("the import that was just begun is not there");
  return storedImport;
}

function toImport(row: ArchiveImportRow): ArchiveImportAnswer {
  const { id, state, file_name, fingerprint, part_count, received_count } = row;
  const { refusal, refusal_detail, done_count, all_count } = row;
  return {
    id,
    state,
    file_name,
    fingerprint,
    part_count,
    received_count,
    refusal,
    refusal_detail,
    done_count,
    all_count,
  };
}
