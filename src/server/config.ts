import type { AuthConfig } from "#server/auth/ground/auth-config.ts";
import type { CaptchaWidget } from "#server/http/page-settings.ts";
import { parseAuthConfig } from "#server/auth/ground/auth-config.ts";
import type { HostedService } from "#server/auth/hosted/hosted-sign-in.ts";
import { hostedServiceOf } from "#server/auth/hosted/hosted-sign-in.ts";
import type { QuotaLimits } from "#server/http/quotas.ts";
import { parseQuotas } from "#server/http/quotas.ts";
import type { Patience } from "#server/http/patience.ts";
import { resolve } from "node:path";
import { z } from "zod";

const seconds = (fallback: number) => z.coerce.number().min(0.1).max(86_400).default(fallback);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgresql://")
    .optional(),
  PUBLIC_URL: z.url().optional(),
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  INSTALLATION_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits")
    .optional(),
  LLM_BASE_URL: z.url().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/?#]+\/?$/, "must be smtp://user:password@host:port or smtps://…")
    .optional(),
  MAIL_FROM: z.string().regex(/@/, "must be an address, or Name <address>").optional(),
  SMS_URL: z
    .string()
    .regex(
      /^(outbox:|https:\/\/|twilio:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/,
      "must be twilio://SID:TOKEN@api.twilio.com?from=…, https://… or outbox:",
    )
    .optional(),
  AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_ISSUER: z.string().optional(),
  AUTH_PUBLIC_KEY: z.string().min(1).optional(),
  AUTH_SECRET_KEY: z.string().min(1).optional(),
  AUTH_CAPTCHA_PROVIDER: z.enum(["", "hcaptcha", "turnstile"]).default(""),
  AUTH_CAPTCHA_SITE_KEY: z.string().min(1).optional(),
  API_QUOTAS: z.string().default(""),
  HTTP_HEADERS_SECONDS: seconds(15),
  HTTP_REQUEST_SECONDS: seconds(60),
  HTTP_ANSWER_SECONDS: seconds(300),
  HTTP_SILENCE_SECONDS: seconds(180),
  HTTP_CONNECTIONS_PER_CLIENT: z.coerce.number().int().min(1).default(256),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** The settings, checked once. `publicUrl` has no trailing slash. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string;
  /**
   * A sentence for whoever starts the server when people elsewhere could not follow the links of letters; null
   * otherwise.
   */
  addressWarning: string | null;
  /** Where our page sends its calls of `/api`, without trailing slash; null: to the server it comes from. */
  apiUrl: string | null;
  /** Hexadecimal; null: kept in the data folder. */
  installationKey: string | null;
  llm: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** `smtpUrl` null: letters stay in `dataDir/outbox`. */
  mail: { smtpUrl: string | null; from: string };
  /** Null: no SMS leaves. */
  smsUrl: string | null;
  logLevel: z.infer<typeof schema>["LOG_LEVEL"];
  quotas: QuotaLimits;
  patience: Patience;
  /** A sign-in service elsewhere in place of the embedded one; null: the embedded one. */
  hosted: HostedService | null;
  /** What our screens show to tell people from programs; null: nothing. */
  captchaWidget: CaptchaWidget | null;
  auth: AuthConfig;
};

/** Reads the environment; empty values count as absent. Throws one error naming every wrong setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const read = schema.safeParse(given);
  if (!read.success) throw new Error(`Wrong settings:\n${z.prettifyError(read.error)}`);
  const settings = read.data;
  const publicUrl = (
    settings.PUBLIC_URL ?? `http://${EVERYWHERE.has(settings.HOST) ? "localhost" : settings.HOST}:${settings.PORT}`
  ).replace(/(?<!\/)\/+$/, "");
  if (settings.LLM_BASE_URL && !settings.LLM_MODEL)
    throw new Error("Wrong settings:\nLLM_MODEL is needed beside LLM_BASE_URL");
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    publicUrl,
    addressWarning: warningOf(settings),
    apiUrl: settings.API_URL?.replace(/(?<!\/)\/+$/, "") ?? null,
    installationKey: settings.INSTALLATION_KEY ?? null,
    llm: settings.LLM_BASE_URL
      ? { baseUrl: settings.LLM_BASE_URL, apiKey: settings.LLM_API_KEY ?? null, model: settings.LLM_MODEL! }
      : null,
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      from: settings.MAIL_FROM ?? `Établi <no-reply@${new URL(publicUrl).hostname}>`,
    },
    smsUrl: settings.SMS_URL ?? null,
    logLevel: settings.LOG_LEVEL,
    quotas: parseQuotas(settings.API_QUOTAS),
    patience: {
      headersSeconds: settings.HTTP_HEADERS_SECONDS,
      requestSeconds: settings.HTTP_REQUEST_SECONDS,
      answerSeconds: settings.HTTP_ANSWER_SECONDS,
      silenceSeconds: settings.HTTP_SILENCE_SECONDS,
      connectionsPerClient: settings.HTTP_CONNECTIONS_PER_CLIENT,
    },
    hosted: hostedServiceOf(settings),
    captchaWidget:
      settings.AUTH_CAPTCHA_PROVIDER !== "" && settings.AUTH_CAPTCHA_SITE_KEY
        ? { provider: settings.AUTH_CAPTCHA_PROVIDER, siteKey: settings.AUTH_CAPTCHA_SITE_KEY }
        : null,
    auth: parseAuthConfig({ ...given, PUBLIC_URL: publicUrl }),
  };
}

const EVERYWHERE = new Set(["0.0.0.0", "::"]);

// Listening for everybody, the server cannot guess by which address they come.
function warningOf({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string | undefined }): string | null {
  if (PUBLIC_URL !== undefined || !EVERYWHERE.has(HOST)) return null;
  return "PUBLIC_URL n'est pas réglée : les liens des lettres ne s'ouvriront que sur cette machine. Règle-la sur l'adresse que tu ouvres depuis ton téléphone, par exemple http://192.168.1.20:3000.";
}
