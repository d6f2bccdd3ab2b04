import * as api from "#api/mail/mail-pictures.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import type { Deps } from "#server/deps.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { findVisibleMail } from "../find-visible-mail.ts";
import { withMailbox } from "../use-mail-server.ts";
import { loadPictures } from "./load-pictures.ts";
import {
  dataUrl,
  insertPictureSender,
  insertPictures,
  listKeptPictures,
  removePictureSender,
} from "./mail-pictures.repository.ts";

/**
 * Pictures on the web of a mail. No address is ever taken from who calls: the mail is read again, and only what stands
 * in it is asked for, by this server.
 */
export const picturesRoutes: Route[] = [
  patientRoute(api.getMailPictures, async (deps, { caller, params, inCompany, signal }) => {
    const { mailbox, place } = await inCompany((tx) => findVisibleMail(tx, caller, params.id));
    const mail = await withMailbox(deps, mailbox, signal, (connection) =>
      connection.fetchBody(place, READING_LIMITS.mailBytes),
    );
    const urls = await listPictureUrls(deps, mail, caller.companyId);
    const pictures = await inCompany((tx) => listKeptPictures(tx, params.id, urls));
    return readWithPictures(deps, mail, caller.companyId, pictures, urls);
  }),

  patientRoute(api.showMailPictures, async (deps, { caller, params, inCompany, signal }) => {
    const { mailbox, place } = await inCompany((tx) => findVisibleMail(tx, caller, params.id));
    const mail = await withMailbox(deps, mailbox, signal, (connection) =>
      connection.fetchBody(place, READING_LIMITS.mailBytes),
    );
    const urls = await listPictureUrls(deps, mail, caller.companyId);
    const keptPictures = await inCompany((tx) => listKeptPictures(tx, params.id, urls));
    const missingUrls = urls.filter((url) => !keptPictures.has(url));
    const newPictures = await loadPictures(deps, caller.companyId, missingUrls, signal);
    await inCompany((tx) => insertPictures(tx, params.id, newPictures, deps.clock()));
    const pictures = new Map(newPictures.map(({ url, file }) => [url, file === null ? "" : dataUrl(file)]));
    return readWithPictures(deps, mail, caller.companyId, new Map([...keptPictures, ...pictures]), urls);
  }),

  route(api.trustPictureSender, async (_deps, { tx, caller, params, body }) => {
    await findVisibleMail(tx, caller, params.id);
    await (body.is_always ? insertPictureSender(tx, params.id) : removePictureSender(tx, params.id));
    return { is_always: body.is_always };
  }),
];

async function listPictureUrls(deps: Deps, mail: Uint8Array | null, companyId: string): Promise<readonly string[]> {
  return mail === null ? [] : (await deps.mailReader.readMail(mail, companyId)).pictureUrls;
}

async function readWithPictures(
  deps: Deps,
  mail: Uint8Array | null,
  companyId: string,
  pictures: ReadonlyMap<string, string>,
  urls: readonly string[],
) {
  const shownMail = mail && (await deps.mailReader.readMail(mail, companyId, pictures));
  return {
    html: shownMail?.html ?? null,
    missing_hosts: shownMail?.pictureHosts ?? [],
    missing_count: urls.filter((url) => !pictures.has(url)).length,
  };
}
