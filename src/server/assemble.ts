import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { randomBytes } from "node:crypto";
import { buildApp } from "./app.ts";
import { sweepArchiveImports } from "./archive/import/archive-imports.repository.ts";
import type { AuthDeps } from "./auth/ground/auth-deps.ts";
import { hostedAccounts } from "./auth/hosted/hosted-accounts.ts";
import { hostedTokens } from "./auth/hosted/hosted-tokens.ts";
import { writeApiKeys } from "./auth/keys/api-keys.ts";
import { assertKeyIsThere, assertKeyOfDatabase, noteKeyOfDatabase } from "./auth/keys/key-of-database.ts";
import { verifyAccessToken } from "./auth/keys/token-owner.ts";
import { saveDelivery } from "./auth/messages/mail-health.repository.ts";
import { countLetter, uncountLetter } from "./auth/messages/message-limits.ts";
import { ownSessions } from "./auth/own-sessions/own-sessions.ts";
import { watchForProxy } from "./auth/proxies/undeclared-proxy.ts";
import { sweepAuth } from "./auth/sweep.repository.ts";
import { embeddedAccounts } from "./company/embedded-accounts.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./db/database.ts";
import { sweepRows } from "./db/sweep-rows.ts";
import type { Deps } from "./deps.ts";
import { loadAttachment } from "./documents/document-attachment.ts";
import { findSender } from "./documents/mailing/find-sender.ts";
import { findTemplateValues } from "./documents/mailing/find-template-values.ts";
import { keepRecipient } from "./documents/mailing/keep-recipient.ts";
import { sealEarlierDocuments } from "./documents/seals/seal-earlier-documents.ts";
import type { DrawPages } from "./files/pages/draw-pages.ts";
import type { MakePlain } from "./files/plain-originals.ts";
import type { ShrinkImage } from "./files/shrink-image.ts";
import { openQuotas } from "./http/quotas.ts";
import { publicToken, uuidV7 } from "./ids.ts";
import { installationKey } from "./installation-key.ts";
import type { CustomerPages } from "./invoices/page/built-pages.ts";
import { sweepEvents } from "./live/events.repository.ts";
import { openLiveEvents } from "./live/live-events.ts";
import { openCompanyModels } from "./llm/company-models.ts";
import { openAiCompatible } from "./llm/openai-compatible.llm.ts";
import type { SignedCopy } from "./mail/mailer.ts";
import { openMailer } from "./mail/mailers.ts";
import { sendLetterJob } from "./mail/send-letter.job.ts";
import { openMailboxes } from "./mailbox/mailboxes.ts";
import type { MailReader } from "./mailbox/reading/open-mail.ts";
import { openPictureFetch } from "./outside/picture-fetch.ts";
import type { EarlyLayouts } from "./pdf/early-layouts.ts";
import type { RenderDocument, RenderReport } from "./pdf/render-document.ts";
import { loadPhoto } from "./projects/photos/load-photo.ts";
import { loadReport } from "./projects/reports/report-file.ts";
import { checkMailing } from "./quotes/check-mailing.ts";
import { findMailingObstacle } from "./quotes/find-mailing-obstacle.ts";
import { loadSignedCopy } from "./quotes/signing/signed-copy.ts";
import { openRegisters } from "./registers/registers.ts";
import { macFor, seal, unseal } from "./sealed.ts";
import { openSmsSender } from "./sms/sms-senders.ts";

/** The parts of the application beside its settings. */
export type Parts = {
  config: Config;
  database: Pick<OpenDatabase, "app" | "auth" | "ping" | "listen">;
  renderDocument: RenderDocument;
  renderReport: RenderReport;
  earlyLayouts: EarlyLayouts | null;
  shrinkImage: ShrinkImage;
  makePlain: MakePlain;
  mailReader: MailReader;
  drawPages: DrawPages;
  log: FastifyBaseLogger;
  webDir: string | null;
  /** Writes the pages of customers. Null: they are not built. */
  customerPages: CustomerPages | null;
  clock?: () => Date;
};

/** Assembles the application. Tests replace only the clock and the settings. */
export async function assemble({
  config,
  database,
  log,
  webDir,
  customerPages,
  clock = () => new Date(),
  ...workers
}: Parts): Promise<{ app: FastifyInstance; deps: Deps }> {
  const ids = () => uuidV7(clock().getTime());
  await assertKeyIsThere(database.auth, config.dataDir, config.installationKey);
  const auth: AuthDeps = {
    pool: database.auth,
    clock,
    ids,
    random: (bytes) => randomBytes(bytes),
    config: config.auth,
    installationKey: installationKey(config.dataDir, config.installationKey),
    sendSms: openSmsSender(config.smsUrl, config.dataDir),
    log,
  };
  const letterCounter = { count: (mayWait: boolean) => countLetter(auth, mayWait), uncount: () => uncountLetter(auth) };
  const mailer = openMailer(config.mail, config.dataDir, clock);
  await prepareKeys(auth, config);
  const deps: Deps & { config: Config } = {
    config,
    db: database.app,
    clock,
    ids,
    tokens: publicToken,
    verifyAccessToken: config.signInService
      ? hostedTokens(auth, config.signInService)
      : (authorization) => verifyAccessToken(auth, authorization),
    sessions: config.signInService ? null : ownSessions(auth),
    accounts: config.signInService ? hostedAccounts(config.signInService) : embeddedAccounts(auth),
    quotas: openQuotas(config.quotas, config.auth.rateLimitFactor, clock),
    ...usesOf(auth.installationKey),
    ...workers,
    sendLetter: (payload) =>
      sendLetterJob(
        {
          mailer,
          clock,
          installationKey: auth.installationKey,
          letterCounter,
          ...lettersOf(auth, () => deps),
        },
        payload,
      ),
    proxyWatch: watchForProxy(config.auth, log),
    sweep: () => sweep(auth, database.app),
    llm: config.llm && openAiCompatible(config.llm),
    companyModels: openCompanyModels(config.modelReach, openAiCompatible),
    ...openMailing(() => deps),
    ...openOutside(config, database, clock, log),
    log,
  };
  await sealEarlierDocuments(deps, { dataDir: config.dataDir, installationKey: auth.installationKey });
  return { app: await buildApp(deps, auth, database.ping, webDir, customerPages), deps };
}

function lettersOf(auth: AuthDeps, deps: () => Deps) {
  return {
    noteDelivery: (isAccepted: boolean) => saveDelivery(auth.pool, isAccepted, auth.clock()),
    loadSignedCopy: (copy: SignedCopy) => loadSignedCopy(deps(), copy),
  };
}

// What is reached outside of the process, and what is told to the pages that are open.
function openOutside(
  config: Config,
  database: Parts["database"],
  clock: () => Date,
  log: FastifyBaseLogger,
): Pick<Deps, "mailboxes" | "fetchPicture" | "registers" | "live"> {
  return {
    mailboxes: openMailboxes(config.mailboxReach, config),
    fetchPicture: openPictureFetch(READING_LIMITS.webPictureBytes),
    registers: openRegisters(config.registers, clock),
    live: openLiveEvents({ db: database.app, listen: database.listen, clock, log }),
  };
}

async function sweep(auth: AuthDeps, db: Deps["db"]): Promise<void> {
  await sweepAuth(auth);
  await sweepEvents(db, auth.clock());
  await sweepArchiveImports(db);
  auth.log.info(await sweepRows(db, auth.clock()), "swept");
}

async function prepareKeys(auth: AuthDeps, config: Config): Promise<void> {
  await assertKeyOfDatabase(auth);
  if (config.signInService === null) await writeApiKeys(auth, config.dataDir);
  // After the keys of sign-in, which only the key of an earlier database reads.
  await noteKeyOfDatabase(auth);
}

function usesOf(
  key: Uint8Array,
): Pick<Deps, "seal" | "unseal" | "fileMac" | "documentMac" | "answerMac" | "reportMac" | "codeMac"> {
  return {
    seal: (text) => seal(key, Buffer.from(text)).toString("base64"),
    unseal: (secret) => unseal(key, Buffer.from(secret, "base64")).toString(),
    fileMac: macFor(key, "files of documents"),
    documentMac: macFor(key, "documents"),
    answerMac: macFor(key, "answers of customers"),
    reportMac: macFor(key, "reports of sites"),
    codeMac: macFor(key, "codes of signatures"),
  };
}

// What mails ask of documents, which they do not know.
function openMailing(
  deps: () => Deps,
): Pick<
  Deps,
  | "loadAttachment"
  | "loadReport"
  | "loadPhoto"
  | "checkMailing"
  | "noteMailed"
  | "findMailingObstacle"
  | "findSender"
  | "findTemplateValues"
> {
  return {
    loadAttachment: (companyId, id) => loadAttachment(deps(), companyId, id),
    loadReport: (companyId, id) => loadReport(deps(), companyId, id),
    loadPhoto: (companyId, id) => loadPhoto(deps(), companyId, id),
    checkMailing: (tx, mailing) => checkMailing(deps(), tx, mailing),
    findSender,
    findTemplateValues,
    noteMailed: (tx, mail) => keepRecipient(deps(), tx, mail),
    findMailingObstacle: (tx, mail) => findMailingObstacle(deps(), tx, mail),
  };
}
