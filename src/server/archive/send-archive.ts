import { archiveFileName } from "#domain/archive/archive.messages.ts";
import { savedAs } from "#domain/mail/reading/file-content.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { findSeller } from "#server/company/company.repository.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { boundDownloads } from "#server/http/downloads/bound-downloads.ts";
import { watchForHangUp } from "#server/http/hang-up.ts";
import { allowLongAnswer } from "#server/http/patience.ts";
import { leavePlace } from "#server/http/strangers.ts";
import type { FastifyInstance } from "fastify";
import type { ArchiveRow } from "./archive.repository.ts";
import { findNewestArchive, saveSending, saveSent } from "./archive.repository.ts";
import { writeArchive } from "./write-archive.ts";

const PATH = "/documents/archive";
/** Nothing else that the installation's key seals begins so. */
const USE = "archive of a company";
/** Long enough to follow the link, which is asked for at each press. */
const LINK_MS = 120_000;
const LONGEST_KEY = 1_000;
/** How often it is noted how many files have left. */
const NOTED_EVERY_MS = 2_000;
/** An archive of which no file left for so long was cut. */
const SILENT_MS = 120_000;

/** The address of an archive for an owner of the company. They may follow it for two minutes. */
export function sealArchiveLink({ seal, clock }: Pick<Deps, "seal" | "clock">, companyId: string, id: string): string {
  const key = seal(JSON.stringify([USE, companyId, id, clock().getTime() + LINK_MS]));
  return `${PATH}?key=${Buffer.from(key, "base64").toString("base64url")}`;
}

/** True once the archive may be sent, for the first time or again. */
export function isArchiveReady(archive: ArchiveRow | null): archive is ArchiveRow {
  return archive !== null && archive.state !== "preparing";
}

/** How far an archive is. One whose sending fell silent was cut. */
export function archiveState({ state, updated_at }: ArchiveRow, now: Date): ArchiveRow["state"] | "cut" {
  return state === "sending" && now.getTime() - updated_at.getTime() > SILENT_MS ? "cut" : state;
}

/** Serves the archives, written as they are sent. */
export function mountArchives(app: FastifyInstance, deps: Deps): void {
  const downloads = boundDownloads();
  // A HEAD would note the archive as sent, although it hands nothing over.
  app.get<{ Querystring: { key?: unknown } }>(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const link = openArchiveLink(deps, request.query.key);
    if (link === null) throw notFound();
    const { companyId } = link;
    const { archive, seller } = await inCompany(deps.db, companyId, async (tx) => ({
      archive: await findNewestArchive(tx),
      seller: await findSeller(tx),
    }));
    if (!isArchiveReady(archive) || archive.id !== link.id) throw notFound();
    const hangUp = watchForHangUp(request, reply);
    leavePlace(reply);
    const day = dayAt(archive.read_at ?? archive.created_at, seller.timeZone);
    const note = noteFiles(deps, companyId, archive.id);
    const leave = downloads.begin(companyId, () => void reply.raw.destroy());
    const output = writeArchive(deps, { companyId, companyName: seller.company.name, day, archive }, note);
    output.once("close", leave);
    allowLongAnswer(reply);
    hangUp.addEventListener("abort", () => output.destroy(), { once: true });
    // All of it has been handed to the reader's connection.
    reply.raw.once("finish", () => {
      inCompany(deps.db, companyId, (tx) => saveSent(tx, archive.id, deps.clock())).catch((error: unknown) =>
        deps.log.error({ err: error }, "an archive left whole, and it could not be noted"),
      );
    });
    void reply.type("application/zip").headers({
      "content-disposition": savedAs(archiveFileName(seller.company.name, day)),
      "cache-control": "private, no-store",
    });
    return reply.send(output);
  });
}

function noteFiles(deps: Deps, companyId: string, id: string): (count: number) => Promise<void> {
  let notedAt = 0;
  return async (count) => {
    const now = deps.clock();
    if (now.getTime() - notedAt < NOTED_EVERY_MS) return;
    notedAt = now.getTime();
    await inCompany(deps.db, companyId, (tx) => saveSending(tx, id, count, now));
  };
}

function openArchiveLink({ unseal, clock }: Deps, key: unknown): { companyId: string; id: string } | null {
  if (typeof key !== "string" || key.length > LONGEST_KEY) return null;
  try {
    const text = unseal(Buffer.from(key, "base64url").toString("base64"));
    // What the key opens was sealed by us.
    const [use, companyId, id, untilMs] = JSON.parse(text) as [string, string, string, number];
    return use === USE && clock().getTime() <= untilMs ? { companyId, id } : null;
  } catch {
    return null;
  }
}
