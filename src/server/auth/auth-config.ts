import { z } from "zod";

const flag = (fallback: boolean) => z.enum(["true", "false"]).default(fallback ? "true" : "false").transform((value) => value === "true");
const list = z.string().default("").transform((value) => value.split(",").map((one) => one.trim()).filter((one) => one !== ""));
const seconds = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const schema = z.object({
  PUBLIC_URL: z.url(),
  AUTH_ISSUER: z.url().optional(),
  AUTH_TOKEN_SECONDS: seconds(3600),
  AUTH_SIGNUP_ENABLED: flag(true),
  AUTH_EMAIL_ENABLED: flag(true),
  AUTH_PHONE_ENABLED: flag(true),
  AUTH_ANONYMOUS_ENABLED: flag(false),
  SMTP_URL: z.string().optional(),
  AUTH_MAIL_AUTOCONFIRM: z.enum(["true", "false"]).optional(),
  AUTH_PHONE_AUTOCONFIRM: flag(true),
  AUTH_REFRESH_REUSE_SECONDS: seconds(10),
  AUTH_PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(72).default(8),
  AUTH_RATE_LIMIT_FACTOR: z.coerce.number().min(0.01).max(100_000).default(1),
  AUTH_TRUSTED_PROXY_HEADER: z.string().optional(),
  AUTH_API_KEY_REQUIRED: flag(false),
  AUTH_ALLOWED_ORIGINS: list,
  AUTH_REDIRECT_URLS: list,
  AUTH_CODE_SECONDS: seconds(600),
  AUTH_CONFIRMATION_SECONDS: seconds(86_400),
  AUTH_MAIL_INTERVAL_SECONDS: seconds(60),
  AUTH_MAILS_PER_HOUR: seconds(30),
  AUTH_SECURE_EMAIL_CHANGE: flag(true),
  AUTH_REAUTHENTICATION_REQUIRED: flag(false),
  AUTH_CURRENT_PASSWORD_REQUIRED: flag(false),
});

/** Settings of the embedded auth server. Durations in seconds; `rateLimitFactor` multiplies every limit. */
export type AuthConfig = {
  siteUrl: string;
  issuer: string;
  tokenSeconds: number;
  signupEnabled: boolean;
  emailEnabled: boolean;
  phoneEnabled: boolean;
  anonymousEnabled: boolean;
  /** Addresses need no confirmation: by default where no mail can leave. */
  mailAutoconfirm: boolean;
  phoneAutoconfirm: boolean;
  refreshReuseSeconds: number;
  passwordMinLength: number;
  rateLimitFactor: number;
  /** Header in which a trusted proxy writes the client's address; null: the socket's address is the client's. */
  proxyHeader: string | null;
  apiKeyRequired: boolean;
  /** Other origins whose pages may call the auth server. */
  allowedOrigins: string[];
  /** Patterns of addresses, beside our own site, to which a link may lead. */
  redirectUrls: string[];
  /** Life of codes that sign in, recover or reauthenticate. */
  codeSeconds: number;
  /** Life of codes that confirm an address. */
  confirmationSeconds: number;
  /** Between two letters asked for the same address. */
  mailIntervalSeconds: number;
  /** Letters asked of the whole server. */
  mailsPerHour: number;
  /** A change of address is confirmed from both mailboxes. */
  secureEmailChange: boolean;
  /** A new password needs a code when the session is older than a day. */
  reauthenticationRequired: boolean;
  currentPasswordRequired: boolean;
};

/** Reads the auth settings of the environment. Throws one error naming every wrong one. */
export function parseAuthConfig(env: Record<string, string | undefined>): AuthConfig {
  const read = schema.safeParse(env);
  if (!read.success) throw new Error(`Wrong settings:\n${z.prettifyError(read.error)}`);
  const settings = read.data;
  return {
    siteUrl: settings.PUBLIC_URL,
    issuer: settings.AUTH_ISSUER ?? `${settings.PUBLIC_URL}/auth/v1`,
    tokenSeconds: settings.AUTH_TOKEN_SECONDS,
    signupEnabled: settings.AUTH_SIGNUP_ENABLED,
    emailEnabled: settings.AUTH_EMAIL_ENABLED,
    phoneEnabled: settings.AUTH_PHONE_ENABLED,
    anonymousEnabled: settings.AUTH_ANONYMOUS_ENABLED,
    mailAutoconfirm: settings.AUTH_MAIL_AUTOCONFIRM === undefined ? settings.SMTP_URL === undefined : settings.AUTH_MAIL_AUTOCONFIRM === "true",
    phoneAutoconfirm: settings.AUTH_PHONE_AUTOCONFIRM,
    refreshReuseSeconds: settings.AUTH_REFRESH_REUSE_SECONDS,
    passwordMinLength: settings.AUTH_PASSWORD_MIN_LENGTH,
    rateLimitFactor: settings.AUTH_RATE_LIMIT_FACTOR,
    proxyHeader: settings.AUTH_TRUSTED_PROXY_HEADER?.toLowerCase() ?? null,
    apiKeyRequired: settings.AUTH_API_KEY_REQUIRED,
    allowedOrigins: settings.AUTH_ALLOWED_ORIGINS,
    redirectUrls: settings.AUTH_REDIRECT_URLS,
    codeSeconds: settings.AUTH_CODE_SECONDS,
    confirmationSeconds: settings.AUTH_CONFIRMATION_SECONDS,
    mailIntervalSeconds: settings.AUTH_MAIL_INTERVAL_SECONDS,
    mailsPerHour: settings.AUTH_MAILS_PER_HOUR,
    secureEmailChange: settings.AUTH_SECURE_EMAIL_CHANGE,
    reauthenticationRequired: settings.AUTH_REAUTHENTICATION_REQUIRED,
    currentPasswordRequired: settings.AUTH_CURRENT_PASSWORD_REQUIRED,
  };
}
