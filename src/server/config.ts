import type { AuthConfig } from "#server/auth/ground/auth-config.ts";
import { parseAuthConfig } from "#server/auth/ground/auth-config.ts";
import { SHARED_AUTH_SHAPE } from "#server/auth/ground/auth-settings.ts";
import type { SignInService } from "#server/auth/hosted/hosted-sign-in.ts";
import { hostedServiceOf } from "#server/auth/hosted/hosted-sign-in.ts";
import type { CaptchaWidget } from "#server/http/page-settings.ts";
import type { Patience } from "#server/http/patience.ts";
import type { QuotaLimits } from "#server/http/quotas.ts";
import { DEFAULT_QUOTAS, parseQuotas } from "#server/http/quotas.ts";
import type { ModelReach } from "#server/llm/company-models.ts";
import type { GoogleClient } from "#server/mailbox/gmail/google-client.ts";
import type { MailboxReach } from "#server/mailbox/mailbox-server.ts";
import { MAILBOXES, googleClientOf, microsoftClientOf } from "#server/mailbox/mailbox-settings.ts";
import type { MicrosoftClient } from "#server/mailbox/microsoft/microsoft-client.ts";
import type { Notices } from "#server/notices/notices.ts";
import { NOTICES, readNotices } from "#server/notices/notices.ts";
import type { RegisterPlaces } from "#server/registers/register-settings.ts";
import { REGISTERS, registerPlacesOf } from "#server/registers/register-settings.ts";
import type { SettingsGroup } from "#server/settings-group.ts";
import { settingsGroup, withoutTrailingSlash } from "#server/settings-group.ts";
import { resolve } from "node:path";
import { z } from "zod";

const seconds = (fallback: number) => z.coerce.number().min(0.1).max(86_400).default(fallback);

/** The port and host of the product, and the addresses at which people reach it. */
const ADDRESS = settingsGroup("Address", {
  PORT: [z.coerce.number().int().min(0).max(65_535).default(3000), "The port it listens on."],
  HOST: [
    z.string().min(1).default("127.0.0.1"),
    "The address it listens on; `0.0.0.0` for every network of the machine. Then set `PUBLIC_URL` too.",
  ],
  PUBLIC_URL: [
    z.url().optional(),
    `The address people open. Links of letters lead there, and it is the issuer of sign-in tokens. Without it, links
     of a server that listens on \`0.0.0.0\` lead to \`localhost\`, which no phone can open (said at start).`,
    { default: "`http://HOST:PORT`" },
  ],
  API_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    `The server our page sends its calls of \`/api\` to: another server of the same installation, whose
     \`AUTH_ALLOWED_ORIGINS\` names the origin of the page.`,
    { default: "the server of the page" },
  ],
});

const DATA = settingsGroup("Data", {
  DATA_DIR: [
    z.string().min(1).default("./data"),
    "The folder of the embedded database, the secret key and the outbox.",
  ],
  DATABASE_URL: [
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, "must start with postgresql://")
      .optional(),
    `A PostgreSQL 15 or newer to use instead of the embedded one. Its account must be able to create roles; when it
     is not, the start prints the SQL to run.`,
    { default: "the embedded database", kind: "address", isSecret: true },
  ],
  INSTALLATION_KEY: [
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits")
      .optional(),
    "The key that seals secrets in the database. The same on every server that shares a `DATABASE_URL`.",
    { default: "kept in `DATA_DIR/secret.key`", kind: "64 hexadecimal digits", isSecret: true },
  ],
  BACKUP_FOLDER: [
    z.string().min(1).optional(),
    `A folder that exists, best on another disk. Each day a backup of the embedded database comes there, and every
     minute what changed since; 7 days and 4 weeks are kept. \`npm run backup\` without a folder puts its copies there
     too.`,
    { default: "no automatic backups; `npm run backup` uses `./backups`" },
  ],
});

const MESSAGES = settingsGroup("Mail and SMS", {
  SMTP_URL: [
    z
      .string()
      .regex(/^smtps?:\/\/[^/?#]+\/?$/, "must be smtp://user:password@host:port or smtps://…")
      .optional(),
    `How letters leave: \`smtps://user:password@host:465\`, or \`smtp://…:587\` (TLS is asked for). Without it, letters
     are files in \`DATA_DIR/outbox\`, to be opened there.`,
    { kind: "address", isSecret: true },
  ],
  MAIL_FROM: [
    z.string().regex(/@/, "must be an address, or Name <address>").optional(),
    "Who letters come from: an address, or `Name <address>`.",
    { default: "`Établi <no-reply@…>`, at the host of `PUBLIC_URL`" },
  ],
  SMS_URL: [
    z
      .string()
      .regex(
        /^(outbox:|https:\/\/|twilio:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/,
        "must be twilio://SID:TOKEN@api.twilio.com?from=…, https://… or outbox:",
      )
      .optional(),
    `How codes reach phones: \`twilio://SID:TOKEN@api.twilio.com?from=+33…\`, \`https://…\` (any service that takes
     \`{id, to, text}\`), or \`outbox:\` to leave them as files in \`DATA_DIR/outbox\`.`,
    { kind: "address", isSecret: true },
  ],
});

const MODEL = settingsGroup("Language model", {
  LLM_BASE_URL: [
    z.url().optional(),
    `An endpoint that speaks the OpenAI protocol, on this machine or elsewhere. Without it, and for each
     company until its owner consents, tasks come from the library of trades and questions are answered from one's own
     data.`,
  ],
  LLM_MODEL: [z.string().optional(), "The model to ask for. Needed beside `LLM_BASE_URL`."],
  LLM_API_KEY: [z.string().optional(), "The key of that endpoint, where it asks for one.", { isSecret: true }],
  LLM_COMPANY_ADDRESSES: [
    z.enum(["public", "private"]).default("public"),
    `Where the model may be that an owner brings for their own company. \`public\`: on the internet, by https alone.
     \`private\`: on the network of this machine too, by http there. Choose it only when you trust every owner.`,
  ],
});

const LIMITS = settingsGroup("Limits and log", {
  API_QUOTAS: [
    z.string().default(DEFAULT_QUOTAS),
    `Calls a minute and person; a company has four times as many, on each server. Those named replace the default.
     Beyond, 429 with \`Retry-After\`; our screens wait and ask again.`,
  ],
  HTTP_HEADERS_SECONDS: [seconds(15), "How long a client may take to send its headers."],
  HTTP_REQUEST_SECONDS: [seconds(60), "How long a client may take to send its whole request."],
  HTTP_ANSWER_SECONDS: [seconds(300), "How long a client may take to read an answer, or a mebibyte of an archive."],
  HTTP_SILENCE_SECONDS: [seconds(180), "How long a connection may stay without a byte either way."],
  HTTP_CONNECTIONS_PER_CLIENT: [
    z.coerce.number().int().min(1).default(256),
    "Connections that one address may hold. Those of a trusted proxy are not counted.",
  ],
  LOG_LEVEL: [
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    "The least important messages that are logged.",
  ],
});

const HOSTED = settingsGroup("A sign-in service elsewhere", {
  AUTH_URL: [
    z.url({ protocol: /^https?$/ }).optional(),
    "The address of a sign-in service of the same protocol, up to `/auth/v1`, in place of the embedded one.",
    { default: "the embedded server" },
  ],
  AUTH_PUBLIC_KEY: [z.string().min(1).optional(), "Its public key, which the browser is given too."],
  AUTH_SECRET_KEY: [
    z.string().min(1).optional(),
    "Its secret key, with which invitations to a team leave by it.",
    { isSecret: true },
  ],
});

const CAPTCHA = settingsGroup("Captcha shown by our screens", {
  AUTH_CAPTCHA_SITE_KEY: [z.string().min(1).optional(), "The key our screens show the captcha with."],
});

/** Every group of settings declared here, in the order of docs/settings.md. */
export const CONFIG_SETTINGS: readonly SettingsGroup[] = [
  ADDRESS,
  DATA,
  MESSAGES,
  MAILBOXES,
  REGISTERS,
  MODEL,
  NOTICES,
  LIMITS,
  HOSTED,
  CAPTCHA,
];

const schema = z.object({
  ...ADDRESS.shape,
  ...DATA.shape,
  ...MESSAGES.shape,
  ...MAILBOXES.shape,
  ...REGISTERS.shape,
  ...MODEL.shape,
  ...NOTICES.shape,
  ...LIMITS.shape,
  ...HOSTED.shape,
  ...CAPTCHA.shape,
  ...SHARED_AUTH_SHAPE,
});

/** The settings, already checked. `publicUrl` has no trailing slash. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string;
  /** A warning for the operator when links in letters cannot be opened from other machines, or null. */
  addressWarning: string | null;
  /** The host of the page's `/api` calls, without trailing slash. Null means the server that sent the page. */
  apiUrl: string | null;
  /** Where backups go. Null: in a folder of the installation. */
  backupFolder: string | null;
  /** Hexadecimal. Null: the key is in the data folder. */
  installationKey: string | null;
  llm: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** Where the models of companies may be. */
  modelReach: ModelReach;
  /** Where the servers of people's mailboxes may be. */
  mailboxReach: MailboxReach;
  /** Where the public registers are. Null: none is asked. */
  registers: RegisterPlaces | null;
  /** Our client at Google, for mailboxes. Null: Gmail is connected by a password. */
  google: GoogleClient | null;
  /** Our client at Microsoft, for mailboxes. Null: Outlook is not connected. */
  microsoft: MicrosoftClient | null;
  /** With `smtpUrl` null, letters stay in `dataDir/outbox`. */
  mail: { smtpUrl: string | null; from: string };
  /** Null: no SMS is sent. */
  smsUrl: string | null;
  /** What whoever runs this installation says of it. */
  notices: Notices;
  logLevel: z.infer<typeof schema>["LOG_LEVEL"];
  quotas: QuotaLimits;
  patience: Patience;
  /** A sign-in service on another server. Null: the embedded one. */
  signInService: SignInService | null;
  /** The captcha that our screens show. Null: none. */
  captchaWidget: CaptchaWidget | null;
  auth: AuthConfig;
};

/** Reads the environment. Empty values count as absent. Throws one error that names every wrong setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const setValues = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsing = schema.safeParse(setValues);
  if (!parsing.success) throw new Error(`Wrong settings:\n${z.prettifyError(parsing.error)}`);
  const settings = parsing.data;
  const publicUrl = withoutTrailingSlash(
    settings.PUBLIC_URL ?? `http://${EVERYWHERE.has(settings.HOST) ? "localhost" : settings.HOST}:${settings.PORT}`,
  );
  if (settings.LLM_BASE_URL && !settings.LLM_MODEL)
    throw new Error("Wrong settings:\nLLM_MODEL is needed beside LLM_BASE_URL");
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    backupFolder: settings.BACKUP_FOLDER ? resolve(settings.BACKUP_FOLDER) : null,
    publicUrl,
    addressWarning: warningOf(settings),
    apiUrl: settings.API_URL ? withoutTrailingSlash(settings.API_URL) : null,
    installationKey: settings.INSTALLATION_KEY ?? null,
    llm: settings.LLM_BASE_URL
      ? { baseUrl: settings.LLM_BASE_URL, apiKey: settings.LLM_API_KEY ?? null, model: settings.LLM_MODEL! }
      : null,
    modelReach: settings.LLM_COMPANY_ADDRESSES,
    mailboxReach: settings.MAILBOX_ADDRESSES,
    registers: registerPlacesOf(settings),
    google: googleClientOf(settings, publicUrl),
    microsoft: microsoftClientOf(settings, publicUrl),
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      from: settings.MAIL_FROM ?? `Établi <no-reply@${new URL(publicUrl).hostname}>`,
    },
    smsUrl: settings.SMS_URL ?? null,
    notices: readNotices(settings),
    logLevel: settings.LOG_LEVEL,
    quotas: parseQuotas(settings.API_QUOTAS),
    patience: {
      headersSeconds: settings.HTTP_HEADERS_SECONDS,
      requestSeconds: settings.HTTP_REQUEST_SECONDS,
      answerSeconds: settings.HTTP_ANSWER_SECONDS,
      silenceSeconds: settings.HTTP_SILENCE_SECONDS,
      connectionsPerClient: settings.HTTP_CONNECTIONS_PER_CLIENT,
    },
    signInService: hostedServiceOf(settings),
    captchaWidget:
      settings.AUTH_CAPTCHA_PROVIDER !== "" && settings.AUTH_CAPTCHA_SITE_KEY
        ? { provider: settings.AUTH_CAPTCHA_PROVIDER, siteKey: settings.AUTH_CAPTCHA_SITE_KEY }
        : null,
    auth: parseAuthConfig({ ...setValues, PUBLIC_URL: publicUrl }),
  };
}

const EVERYWHERE = new Set(["0.0.0.0", "::"]);

// A server on 0.0.0.0 cannot know its own address.
function warningOf({ HOST, PUBLIC_URL }: { HOST: string; PUBLIC_URL?: string | undefined }): string | null {
  if (PUBLIC_URL !== undefined || !EVERYWHERE.has(HOST)) return null;
  return [
    "PUBLIC_URL n'est pas réglée : les liens des lettres ne s'ouvriront que sur cette machine.",
    "Règle-la sur l'adresse que tu ouvres depuis ton téléphone, par exemple http://192.168.1.20:3000.",
  ].join(" ");
}
