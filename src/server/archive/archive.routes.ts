import type { ArchiveAnswer } from "#api/company.ts";
import { getArchive, linkArchive, prepareArchive } from "#api/company.ts";
import { refuseOldProof } from "#server/company/refuse-old-proof.ts";
import { lockTeam } from "#server/company/team.repository.ts";
import { enqueue } from "#server/db/jobs.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { isWithoutOriginals } from "./archive-rows.repository.ts";
import type { ArchiveRow } from "./archive.repository.ts";
import { findNewestArchive, insertArchive } from "./archive.repository.ts";
import { archiveState, isArchiveReady, sealArchiveLink } from "./send-archive.ts";

/** Everything of a company, as an archive. */
export const archiveRoutes: Route[] = [
  route(getArchive, async (deps, { tx }) => {
    const archive = await findNewestArchive(tx);
    return { archive: archive && toArchive(archive, await isWithoutOriginals(tx, archive.id), deps.clock()) };
  }),

  route(prepareArchive, async (deps, { tx, caller: { companyId, userId } }) => {
    // Two owners who ask at once get one archive.
    await lockTeam(tx);
    const now = deps.clock();
    const earlier = await findNewestArchive(tx);
    if (earlier?.state === "preparing") {
      await enqueue(tx, "prepare-archive", { companyId, id: earlier.id }, `archive ${earlier.id}`);
      return { archive: toArchive(earlier, false, now) };
    }
    const id = deps.ids();
    await insertArchive(tx, { companyId, id, askedBy: userId }, now);
    await enqueue(tx, "prepare-archive", { companyId, id }, `archive ${id}`);
    const archive = await findNewestArchive(tx);
    if (archive === null) throw new Error("the archive that was just begun is not there");
    return { archive: toArchive(archive, false, now) };
  }),

  patientRoute(linkArchive, async (deps, { caller, inCompany }) => {
    await refuseOldProof(deps, caller);
    const archive = await inCompany(findNewestArchive);
    return { url: isArchiveReady(archive) ? sealArchiveLink(deps, caller.companyId, archive.id) : null };
  }),
];

function toArchive(archive: ArchiveRow, areOriginalsOut: boolean, now: Date): ArchiveAnswer {
  return {
    id: archive.id,
    state: archiveState(archive, now),
    document_count: archive.document_count,
    checked_count: archive.checked_count,
    faulty_numbers: archive.faulty_numbers,
    lacks_originals: areOriginalsOut,
    file_count: archive.file_count,
    sent_count: archive.sent_count,
    created_at: archive.created_at.toISOString(),
    read_at: archive.read_at?.toISOString() ?? null,
    sent_at: archive.sent_at?.toISOString() ?? null,
  };
}
