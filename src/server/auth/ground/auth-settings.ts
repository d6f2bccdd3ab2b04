import type { SettingsGroup } from "#server/settings-group.ts";
import { settingsGroup } from "#server/settings-group.ts";
import { z } from "zod";

const flag = (isOnByDefault: boolean) =>
  z
    .enum(["true", "false"])
    .default(isOnByDefault ? "true" : "false")
    .transform((value) => value === "true");
const listOf = (value: string) =>
  value
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
const list = z.string().default("").transform(listOf);
const count = (fallback: number, least = 1) => z.coerce.number().int().min(least).default(fallback);

const COMMAS = { kind: "list, separated by commas" };

const ACCOUNTS = settingsGroup("Who may have an account", {
  AUTH_SIGNUP_ENABLED: [flag(true), "People may create an account by themselves."],
  AUTH_EMAIL_ENABLED: [flag(true), "Accounts may have an email address."],
  AUTH_PHONE_ENABLED: [flag(true), "Accounts may have a phone number."],
  AUTH_ANONYMOUS_ENABLED: [flag(false), "Accounts may have neither."],
  AUTH_MAIL_AUTOCONFIRM: [
    z.enum(["true", "false"]).optional(),
    "Email addresses need no confirmation. Where they do, nobody learns who is registered.",
    { default: "`true` unless `SMTP_URL` is set" },
  ],
  AUTH_PHONE_AUTOCONFIRM: [
    z.enum(["true", "false"]).optional(),
    "Phone numbers need no confirmation.",
    { default: "`true` unless `SMS_URL` is set" },
  ],
  AUTH_SECURE_EMAIL_CHANGE: [flag(true), "A new email address is confirmed from both mailboxes."],
});

const CODES = settingsGroup("Codes, links and how many may leave", {
  AUTH_CODE_DIGITS: [z.coerce.number().int().min(6).max(10).default(6), "Length of the codes sent by mail and SMS."],
  AUTH_CODE_SECONDS: [count(600), "Life of a mailed code or link that signs in or recovers."],
  AUTH_CONFIRMATION_SECONDS: [count(86_400), "Life of a mailed code or link that confirms an address."],
  AUTH_SMS_CODE_SECONDS: [count(60), "Life of a code sent by SMS."],
  AUTH_FLOW_SECONDS: [count(300), "Life of what a browser brings back from a link or a provider."],
  AUTH_REDIRECT_URLS: [
    list,
    "Where links may lead beside `PUBLIC_URL`: addresses, with `*` within a part and `**` across parts.",
    COMMAS,
  ],
  AUTH_MAIL_INTERVAL_SECONDS: [count(60, 0), "Time between two letters asked for one address, for the same use."],
  AUTH_MAILS_PER_CLIENT_HOUR: [count(30), "Letters that one client may ask for in an hour."],
  AUTH_MAILS_PER_HOUR: [
    count(1000),
    `Letters the installation sends in an hour. Beyond, those to new addresses wait for their turn; known accounts
     always get theirs.`,
  ],
  AUTH_SMS_INTERVAL_SECONDS: [count(60, 0), "Time between two SMS asked for one number, for the same use."],
  AUTH_SMS_PER_CLIENT_HOUR: [count(30), "SMS that one client may ask for in an hour."],
  AUTH_SMS_PER_HOUR: [count(300), "SMS the installation sends in an hour. Beyond, none leaves for a new number."],
});

const PASSWORDS = settingsGroup("Passwords", {
  AUTH_PASSWORD_MIN_LENGTH: [
    z.coerce.number().int().min(6).max(72).default(8),
    `The shortest password. What is guessed first is always refused: famous passwords, French words and names,
     keyboard walks, dates, one's own name, address and company.`,
  ],
  AUTH_PASSWORD_CHARACTERS: [
    z.enum(["", "letters_digits", "lower_upper_letters_digits", "lower_upper_letters_digits_symbols"]).default(""),
    "Characters that a password must have.",
  ],
  AUTH_PASSWORD_BREACH_URL: [
    z.url().optional(),
    `Where stolen passwords are looked up, as \`https://api.pwnedpasswords.com/range/\`. Five characters of a SHA-1
     leave, nothing else.`,
  ],
  AUTH_PASSWORD_BREACH_TIMEOUT_MS: [
    z.coerce.number().int().min(10).max(30_000).default(2_000),
    "How long the answer is waited for, in milliseconds. Without one, the password is taken.",
  ],
  AUTH_PASSWORD_MEMORY_KIB: [
    z.coerce.number().int().min(19_456).max(262_144).default(65_536),
    "Memory that hashing a password takes (Argon2id), in KiB. Lower it on a small machine.",
  ],
  AUTH_PASSWORD_PASSES: [z.coerce.number().int().min(2).max(10).default(3), "Passes over that memory."],
  AUTH_CURRENT_PASSWORD_REQUIRED: [flag(false), "A new password needs the current one."],
  AUTH_REAUTHENTICATION_REQUIRED: [flag(false), "A new password needs a code when the session is older than a day."],
});

const SESSIONS = settingsGroup("Sessions and tokens", {
  AUTH_TOKEN_SECONDS: [count(3600), "Life of an access token."],
  AUTH_REFRESH_REUSE_SECONDS: [count(10, 0), "For how long a refresh token asked for twice still answers."],
  AUTH_SESSION_TIMEBOX_SECONDS: [
    z.coerce.number().int().min(1).optional(),
    "A session ends this long after it was opened.",
  ],
  AUTH_SESSION_INACTIVITY_SECONDS: [
    z.coerce.number().int().min(1).optional(),
    "A session that is not used for this long ends.",
  ],
  AUTH_ISSUER: [
    z.url().optional(),
    "The issuer of sign-in tokens. With `AUTH_URL`, the issuer that service names in its tokens.",
    { default: "`PUBLIC_URL/auth/v1`; with `AUTH_URL`, that address" },
  ],
  AUTH_KEY_DAYS: [count(90), "Days after which another signing key takes over. Nobody is signed out."],
  AUTH_JWT_SECRET: [
    z.string().min(32, "must have 32 characters at least").optional(),
    "A secret that signs tokens (HS256) instead of a pair of keys.",
    { default: "a pair of keys", kind: "text of 32 characters or more", isSecret: true },
  ],
  AUTH_RECENT_PROOF_SECONDS: [
    count(600, 0),
    `What changes how one signs in (password, address, number, factor, identity) needs a sign-in, the password or a
     code as recent as this. \`0\`: no such proof.`,
  ],
  AUTH_WAY_BACK_DAYS: [count(7), "Days during which the letter that tells of such a change can undo it."],
});

const FACTORS = settingsGroup("Second factors", {
  AUTH_MFA_TOTP_ENABLED: [flag(true), "Authenticator applications may be added."],
  AUTH_MFA_PHONE_ENABLED: [flag(true), "Phone numbers may be added as second factors."],
  AUTH_FACTORS_PER_USER: [count(10), "Second factors that one user may have."],
  AUTH_CHALLENGE_SECONDS: [count(300), "Life of a challenge."],
  AUTH_UNVERIFIED_FACTOR_SECONDS: [count(300), "Life of a factor that is never verified."],
});

const PROVIDERS = settingsGroup("Sign-in by others (OpenID Connect)", {
  AUTH_OIDC_PROVIDERS: [
    z.string().optional(),
    `Names of providers beside Google, Apple and Microsoft, as \`keycloak,authentik\`. Each is set up by the settings
     of the table below.`,
    COMMAS,
  ],
  AUTH_MANUAL_LINKING_ENABLED: [flag(false), "People may link and unlink accounts of providers by themselves."],
  AUTH_PROVIDER_TIMEOUT_SECONDS: [count(10), "How long a provider may take to answer."],
});

const ABUSE = settingsGroup("Proxies, programs and abuse", {
  AUTH_TRUSTED_PROXY_HEADER: [
    z.string().optional(),
    `**To be set behind a proxy** (nginx, Caddy, Traefik, a load balancer): the header in which it writes the address
     of the client, \`x-forwarded-for\` as a rule. Without it everybody behind the proxy counts as one person and shares
     one set of limits; the log, \`/health/ready\` (\`details\`) and Réglages, Sécurité say so.`,
  ],
  AUTH_TRUSTED_PROXIES: [
    z.string().default("127.0.0.1,::1").transform(listOf),
    "Where that proxy calls from: addresses, or ranges as `10.0.0.0/8`.",
    COMMAS,
  ],
  AUTH_ALLOWED_ORIGINS: [list, "Other origins whose pages may call the sign-in server and `/api`.", COMMAS],
  AUTH_API_KEY_REQUIRED: [
    flag(false),
    `Sign-in calls must carry one of the two keys of \`DATA_DIR/api-keys.json\` in \`apikey\`. Our own page is given the
     public one.`,
  ],
  AUTH_RATE_LIMIT_FACTOR: [
    z.coerce.number().min(0.01).max(100_000).default(1),
    "Multiplies every limit on requests, `API_QUOTAS` included; `1000` for a test bench.",
  ],
  AUTH_CAPTCHA_PROVIDER: [
    z.enum(["", "hcaptcha", "turnstile"]).default(""),
    "Who tells people from programs, on calls that guess or send.",
  ],
  AUTH_CAPTCHA_SECRET: [z.string().optional(), "Our secret there. Needed beside the provider.", { isSecret: true }],
  AUTH_CAPTCHA_URL: [
    z.url().optional(),
    "Where answers are verified, when it is not at the provider.",
    { default: "the address of the provider" },
  ],
});

const OWN_MACHINE = settingsGroup("On your own machine alone", {
  AUTH_SHOW_CODES: [flag(false), "The last code is shown on screen. Refused when `PUBLIC_URL` leads elsewhere."],
  AUTH_TEST_CODES: [
    list,
    "Numbers with a code that is always the same, as `33600000000=123456`. Refused when `PUBLIC_URL` leads elsewhere.",
    { ...COMMAS, isSecret: true },
  ],
});

/** Every group of settings of the sign-in server, in the order of docs/settings.md. */
export const AUTH_SETTINGS: readonly SettingsGroup[] = [
  ACCOUNTS,
  CODES,
  PASSWORDS,
  SESSIONS,
  FACTORS,
  PROVIDERS,
  ABUSE,
  OWN_MACHINE,
];

/** Settings of sign-in that the rest of the server reads too. */
export const SHARED_AUTH_SHAPE = {
  AUTH_ISSUER: SESSIONS.shape.AUTH_ISSUER,
  AUTH_CAPTCHA_PROVIDER: ABUSE.shape.AUTH_CAPTCHA_PROVIDER,
};

/** How each setting of the sign-in server is read. */
export const authSettings = z.object({
  ...ACCOUNTS.shape,
  ...CODES.shape,
  ...PASSWORDS.shape,
  ...SESSIONS.shape,
  ...FACTORS.shape,
  ...PROVIDERS.shape,
  ...ABUSE.shape,
  ...OWN_MACHINE.shape,
  // Declared and checked in server/config.ts.
  PUBLIC_URL: z.url(),
  SMTP_URL: z.string().optional(),
  SMS_URL: z.string().optional(),
});
