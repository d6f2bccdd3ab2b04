import type { Quota } from "#api/endpoint.ts";
import type { TemplateValues } from "#domain/mail/templates/template.ts";
import type { MailingObstacle } from "#domain/mail/writing/draft-state.ts";
import type { DocumentAttachment } from "#server/files/files.repository.ts";
import type { DrawPages } from "#server/files/pages/draw-pages.ts";
import type { MakePlain } from "#server/files/plain-originals.ts";
import type { ShrinkImage } from "#server/files/shrink-image.ts";
import type { CompanyModels } from "#server/llm/company-models.ts";
import type { OfferedModel } from "#server/llm/llm.ts";
import type { Mailboxes } from "#server/mailbox/mailboxes.ts";
import type { MailReader } from "#server/mailbox/reading/open-mail.ts";
import type { FetchPicture } from "#server/outside/picture-fetch.ts";
import type { RenderDocument, RenderReport } from "#server/pdf/render-document.ts";
import type { Registers } from "#server/registers/registers.ts";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { Db } from "./db/database.ts";
import type { Jobs } from "./db/jobs.ts";
import type { LiveEvents } from "./live/live-events.ts";
import type { EarlyLayouts } from "./pdf/early-layouts.ts";

/** The owner of an access token. */
export type TokenOwner = { userId: string; sessionId: string };

/** What the product needs from the sign-in server, embedded or hosted. */
export type Accounts = {
  /**
   * Asks for a letter that lets a new person in and brings them to `redirectTo`. "known": the address already has an
   * account, and nothing was sent. Throws when the service cannot be reached. A second call sends the letter again.
   */
  invite: (invitation: {
    email: string;
    companyName: string;
    inviterName: string;
    redirectTo: string;
  }) => Promise<"invited" | "known">;
};

/** A session as its owner may see it. */
export type OwnSessionRow = {
  id: string;
  userAgent: string;
  ip: string;
  createdAt: Date;
  refreshedAt: Date;
  aal: "aal1" | "aal2";
};

/** A person's sessions, for the application, whose database role cannot see them. */
export type OwnSessions = {
  /** The open sessions, last used first. */
  list: (userId: string) => Promise<OwnSessionRow[]>;
  /** Ends one session of this person at once. False when they have no such session. `by` is the calling session. */
  end: (userId: string, sessionId: string, by: string) => Promise<boolean>;
  /** True when the person has just proved who they are, as changes of how one signs in ask (docs/sign-in.md). */
  isRecentlyProved: (userId: string, sessionId: string) => Promise<boolean>;
};

/** Takes calls from the share of a person and of a company. Throws 429 with the seconds to wait. */
export type Quotas = { take: (quota: Quota, whose: { userId: string } | { companyId: string }) => void };

/**
 * Notices calls that came through a proxy which the settings do not name. Everybody behind that proxy counts as one
 * person.
 */
export type ProxyWatch = { look: (request: FastifyRequest) => void; warning: () => string | null };

/** The documents of a mail. `documentId`: the one that it is about, if any. `joinedIds`: all those whose PDF it has. */
export type MailDocuments = { documentId: string | null; joinedIds: readonly string[]; text: string };

/**
 * A mail that is about to take documents along. `confirmedDoubts`: what its writer has confirmed of the VAT of a quote.
 * `mayGive`: they may give a quote to its customer.
 */
export type Mailing = MailDocuments & {
  companyId: string;
  userId: string;
  draftId: string;
  confirmedDoubts: readonly string[];
  mayGive: boolean;
};

/** What a template is filled from: a document of the mail, or the customer who has one of these addresses. */
export type TemplateContext = { documentId: string | null; addresses: readonly string[]; seesAmounts: boolean };

/** Everything a handler needs from outside, as one plain object. Tests replace its members one by one. */
export type Deps = {
  /** The address at which people reach the product, without trailing slash, and what its public notices say. */
  config: {
    publicUrl: string;
    notices: { legal: string; privacy: string; licence: string };
    mail: { smtpUrl: string | null };
  };
  db: Db;
  clock: () => Date;
  /** A new uuid v7. */
  ids: () => string;
  /** A new unguessable public token: 128 random bits or more, base64url. */
  tokens: () => string;
  /** The owner of a bearer header. Null without a valid token of ours. */
  verifyAccessToken: (authorization: string | undefined) => Promise<TokenOwner | null>;
  /** Null when the sign-in service does not share its sessions. */
  sessions: OwnSessions | null;
  accounts: Accounts;
  quotas: Quotas;
  /** Seals data that must not be read in the database. `unseal` throws on anything else. */
  seal: (text: string) => string;
  unseal: (sealed: string) => string;
  /** The code that binds a file to its document, made with a key that the database does not hold. */
  fileMac: (text: string) => string;
  /** The code of the seal of a document, made with another such key. */
  documentMac: (text: string) => string;
  /** The code of the seal of what a customer answered, and that of the codes they sign with. */
  answerMac: (text: string) => string;
  /** The code of the seal of a report of a site. */
  reportMac: (text: string) => string;
  codeMac: (text: string) => string;
  renderDocument: RenderDocument;
  renderReport: RenderReport;
  /** Null where no jobs run: documents are laid out when somebody asks for them. */
  earlyLayouts: EarlyLayouts | null;
  shrinkImage: ShrinkImage;
  makePlain: MakePlain;
  mailReader: MailReader;
  drawPages: DrawPages;
  /** The PDF of a document of a company, for a mail. Null for an unknown one. */
  loadAttachment: (companyId: string, id: string) => Promise<DocumentAttachment | null>;
  /** The PDF of a report of a site, for a mail. Null for an unknown one, and for one that is not what was kept. */
  loadReport: (companyId: string, id: string) => Promise<DocumentAttachment | null>;
  /** A photo of a project, for a mail. Null for an unknown one. */
  loadPhoto: (companyId: string, id: string) => Promise<DocumentAttachment | null>;
  /** Throws when documents may not leave by a mail as they are. The rows of their projects are held from then on. */
  checkMailing: (tx: Db, mailing: Mailing) => Promise<void>;
  /** The company as it sends mails: its printed name, and what stands under them. */
  findSender: (tx: Db) => Promise<{ name: string; signature: string }>;
  /** What a template of a mail is filled with. */
  findTemplateValues: (tx: Db, context: TemplateContext) => Promise<TemplateValues>;
  /** Notes whom the mail of a document reached, once a mail server took it. */
  noteMailed: (tx: Db, mail: { documentId: string; reachedAddresses: readonly string[] }) => Promise<void>;
  /**
   * Why a mail with documents does not leave any more as it was written, or null. The rows of their projects are held
   * from then on.
   */
  findMailingObstacle: (tx: Db, mail: MailDocuments) => Promise<MailingObstacle | null>;
  /**
   * Sends a letter from the queue. When the installation has sent too many, gives the seconds after which to send it
   * instead.
   */
  sendLetter: (payload: Jobs["send-letter"]) => Promise<number>;
  /** True when calls come through a proxy that the settings do not name. */
  proxyWatch: ProxyWatch;
  /** Deletes expired rows of sign-in: codes, challenges, ended sessions. */
  sweep: () => Promise<void>;
  /**
   * The installation's language model, null without one. Ask `findAllowedModel` for the one that may receive a
   * company's texts.
   */
  llm: OfferedModel | null;
  companyModels: CompanyModels;
  mailboxes: Mailboxes;
  /** Asks for a picture on the web that the sender of a mail chose. */
  fetchPicture: FetchPicture;
  registers: Registers;
  /** What happens, told to the pages that are open. */
  live: LiveEvents;
  /** Starts the jobs just committed without waiting for the next poll. */
  log: FastifyBaseLogger;
};
