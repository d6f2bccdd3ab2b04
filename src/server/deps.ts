import type { ShrinkImage } from "#server/files/shrink-image.ts";
import type { LanguageModel } from "#server/llm/llm.ts";
import type { RenderDocument } from "#server/pdf/render-document.ts";
import type { Quota } from "#api/endpoint.ts";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { Db } from "./db/database.ts";
import type { Jobs } from "./db/jobs.ts";

/** Whose access token it is. */
export type TokenOwner = { userId: string; sessionId: string };

/** What the product needs from the sign-in server, embedded or hosted. */
export type Accounts = {
  /**
   * Has a letter sent that lets a new person in and brings them to `redirectTo`. "known": the address has an account
   * already, and nothing was sent. Throws when it could not be asked; asked again, it sends again.
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

/** The sessions of a signed-in person, for the application, whose database role cannot see them. */
export type OwnSessions = {
  /** Those still open, last used first. */
  list: (userId: string) => Promise<OwnSessionRow[]>;
  /** Ends one session of this person at once. False when they have no such session. `by` is the calling session. */
  end: (userId: string, sessionId: string, by: string) => Promise<boolean>;
};

/** Takes calls from the share of a person and of a company. Throws 429 with the time to come back. */
export type Quotas = { take: (quota: Quota, whose: { userId: string } | { companyId: string }) => void };

/**
 * Notices calls that came through a proxy which the settings do not name: everybody behind it then counts as one
 * person.
 */
export type ProxyWatch = { look: (request: FastifyRequest) => void; warning: () => string | null };

/** Everything a handler needs from the world: one plain object, replaced piece by piece in tests. */
export type Deps = {
  /** Where people reach the product, without trailing slash. */
  config: { publicUrl: string };
  db: Db;
  clock: () => Date;
  /** A new uuid v7. */
  ids: () => string;
  /** A new unguessable public token: 128 random bits or more, base64url. */
  tokens: () => string;
  /** The owner of a bearer header. Null without a valid token of ours. */
  verifyAccessToken: (authorization: string | undefined) => Promise<TokenOwner | null>;
  /** Null where the sign-in service keeps its sessions to itself. */
  sessions: OwnSessions | null;
  accounts: Accounts;
  quotas: Quotas;
  /** Seals what waits in the queue and must not be read there; `unseal` throws on anything else. */
  seal: (text: string) => string;
  unseal: (sealed: string) => string;
  renderDocument: RenderDocument;
  shrinkImage: ShrinkImage;
  /**
   * Sends a letter that waited in the queue; the seconds after which to send it instead, when the installation has sent
   * too many.
   */
  sendLetter: (payload: Jobs["send-letter"]) => Promise<number>;
  /** Whether calls come through a proxy that the settings do not name, and what to do about it. */
  proxyWatch: ProxyWatch;
  /** Deletes expired rows of sign-in: codes, challenges, ended sessions. */
  sweep: () => Promise<void>;
  /** Null when no language model is configured. */
  llm: LanguageModel | null;
  /** Starts the jobs just committed without waiting for the next poll. */
  log: FastifyBaseLogger;
};
