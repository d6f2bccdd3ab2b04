import type { FastifyBaseLogger } from "fastify";
import type { SmsSender } from "#server/sms/sms-sender.ts";
import type { Pool } from "pg";
import type { AuthConfig } from "./auth-config.ts";

/**
 * What the auth server needs of the world. The key seals, at rest, the signing keys and the sessions' refresh keys
 * (AES-256-GCM).
 */
export type AuthDeps = {
  pool: Pool;
  clock: () => Date;
  ids: () => string;
  random: (bytes: number) => Uint8Array;
  config: AuthConfig;
  installationKey: Uint8Array;
  /** Null when no SMS can leave. */
  sendSms: SmsSender | null;
  log: FastifyBaseLogger;
};
