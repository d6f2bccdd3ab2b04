import type { SmsSender } from "#server/sms/sms-sender.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import type { AuthConfig } from "./auth-config.ts";

/**
 * What the auth server needs from outside. The key encrypts the signing keys and the sessions' refresh keys at rest
 * (AES-256-GCM).
 */
export type AuthDeps = {
  pool: Pool;
  clock: () => Date;
  ids: () => string;
  random: (bytes: number) => Uint8Array;
  config: AuthConfig;
  installationKey: Uint8Array;
  /** Null when no SMS can be sent. */
  sendSms: SmsSender | null;
  log: FastifyBaseLogger;
};
