import { isLoopbackHost } from "#server/loopback.ts";
import { BlockList, isIP } from "node:net";
import { z } from "zod";
import { authSettings } from "./auth-settings.ts";
import type { Captcha } from "./captcha-settings.ts";
import { captchaOf } from "./captcha-settings.ts";
import type { BreachLookUp, HashCost } from "./password-settings.ts";
import type { AuthProvider } from "./providers-config.ts";
import { parseProviders } from "./providers-config.ts";

/** Settings of the embedded auth server. Durations are in seconds. `rateLimitFactor` multiplies every limit. */
export type AuthConfig = {
  siteUrl: string;
  issuer: string;
  tokenSeconds: number;
  signupEnabled: boolean;
  emailEnabled: boolean;
  phoneEnabled: boolean;
  anonymousEnabled: boolean;
  /** Addresses need no confirmation. This is the default where no mail can be sent. */
  mailAutoconfirm: boolean;
  phoneAutoconfirm: boolean;
  refreshReuseSeconds: number;
  passwordMinLength: number;
  /**
   * The work of hashing a password with Argon2id. The default is the second choice of RFC 9106, section 4, on one lane.
   * Less than OWASP's minimum is refused.
   */
  passwordCost: HashCost;
  /** Null: passwords are not looked up among stolen ones. */
  breaches: BreachLookUp | null;
  rateLimitFactor: number;
  /**
   * The header in which a trusted proxy writes the client's address, and the addresses from which the proxy calls.
   * Null: the socket's address is the client's.
   */
  proxy: { header: string; addresses: BlockList } | null;
  apiKeyRequired: boolean;
  /** Other origins whose pages may call the auth server. */
  allowedOrigins: string[];
  /** Patterns of addresses outside our site to which a link may lead. */
  redirectUrls: string[];
  /** The number of digits of a code sent by mail or SMS. */
  codeDigits: number;
  /** Lifetime of what a browser must bring back: the code of a link, the state of a provider. */
  flowSeconds: number;
  /** Lifetime of codes that sign in, recover or reauthenticate. */
  codeSeconds: number;
  /** Lifetime of codes that confirm an address. */
  confirmationSeconds: number;
  /** Seconds between two letters asked for the same address. */
  mailIntervalSeconds: number;
  /** Letters the whole installation may send. Above this, letters to new addresses wait. */
  mailsPerHour: number;
  /** Letters that one client may ask for. */
  mailsPerClientHour: number;
  /** Both mailboxes must confirm a change of address. */
  secureEmailChange: boolean;
  /** A new password needs a code when the session is older than a day. */
  reauthenticationRequired: boolean;
  currentPasswordRequired: boolean;
  /**
   * The greatest age of the sign-in, password or code that a change of login asks for. 0: no such proof is asked for.
   */
  recentProofSeconds: number;
  /** The number of days during which the letter about such a change can take it back. */
  wayBackDays: number;
  /** The providers that may sign people in: Google, Apple, Microsoft or any OpenID Connect provider. */
  providers: readonly AuthProvider[];
  /** The time within which a provider must answer. */
  providerTimeoutSeconds: number;
  /** Signed-in users may link more identities by themselves. */
  manualLinkingEnabled: boolean;
  mfaTotpEnabled: boolean;
  mfaPhoneEnabled: boolean;
  factorsPerUser: number;
  challengeSeconds: number;
  unverifiedFactorSeconds: number;
  /** The time after which a session ends, even when it is used. Null: never. */
  sessionTimeboxSeconds: number | null;
  /** The time without a refresh after which a session ends. Null: never. */
  sessionInactivitySeconds: number | null;
  /** SMS can be sent. */
  smsEnabled: boolean;
  smsCodeSeconds: number;
  /** Seconds between two SMS to the same number. */
  smsIntervalSeconds: number;
  /** SMS the whole installation may send. Above this, new numbers get none. */
  smsPerHour: number;
  /** SMS that one client may ask for. */
  smsPerClientHour: number;
  /** Tokens are signed with this secret (HS256) instead of a key pair. Null: with a key pair (ES256). */
  jwtSecret: string | null;
  /** The age at which a new signing key replaces the one in use. */
  keyDays: number;
  /** Null: no captcha is asked for. */
  captcha: Captcha | null;
  /** Anybody on this machine can read the last code sent. For development only. */
  showCodes: boolean;
  /** Numbers whose code is always the same, and which receive no SMS. For test installations only. */
  testCodes: ReadonlyMap<string, string>;
  /** Characters a password must contain, as the protocol names them. "" for none. */
  passwordCharacters: "" | "letters_digits" | "lower_upper_letters_digits" | "lower_upper_letters_digits_symbols";
};

/** Reads the auth settings of the environment. Throws one error that names every wrong setting. */
export function parseAuthConfig(env: Record<string, string | undefined>): AuthConfig {
  const reading = authSettings.safeParse(env);
  if (!reading.success) throw new Error(`Wrong settings:\n${z.prettifyError(reading.error)}`);
  const settings = reading.data;
  return {
    siteUrl: settings.PUBLIC_URL,
    issuer: settings.AUTH_ISSUER ?? `${settings.PUBLIC_URL}/auth/v1`,
    tokenSeconds: settings.AUTH_TOKEN_SECONDS,
    signupEnabled: settings.AUTH_SIGNUP_ENABLED,
    emailEnabled: settings.AUTH_EMAIL_ENABLED,
    phoneEnabled: settings.AUTH_PHONE_ENABLED,
    anonymousEnabled: settings.AUTH_ANONYMOUS_ENABLED,
    mailAutoconfirm:
      settings.AUTH_MAIL_AUTOCONFIRM === undefined
        ? settings.SMTP_URL === undefined
        : settings.AUTH_MAIL_AUTOCONFIRM === "true",
    phoneAutoconfirm:
      settings.AUTH_PHONE_AUTOCONFIRM === undefined
        ? settings.SMS_URL === undefined
        : settings.AUTH_PHONE_AUTOCONFIRM === "true",
    refreshReuseSeconds: settings.AUTH_REFRESH_REUSE_SECONDS,
    ...passwordRules(settings),
    rateLimitFactor: settings.AUTH_RATE_LIMIT_FACTOR,
    proxy: proxyOf(settings),
    apiKeyRequired: settings.AUTH_API_KEY_REQUIRED,
    allowedOrigins: settings.AUTH_ALLOWED_ORIGINS,
    redirectUrls: settings.AUTH_REDIRECT_URLS,
    flowSeconds: settings.AUTH_FLOW_SECONDS,
    ...letterRules(settings),
    secureEmailChange: settings.AUTH_SECURE_EMAIL_CHANGE,
    recentProofSeconds: settings.AUTH_RECENT_PROOF_SECONDS,
    wayBackDays: settings.AUTH_WAY_BACK_DAYS,
    providers: parseProviders(env),
    providerTimeoutSeconds: settings.AUTH_PROVIDER_TIMEOUT_SECONDS,
    manualLinkingEnabled: settings.AUTH_MANUAL_LINKING_ENABLED,
    ...factorRules(settings),
    sessionTimeboxSeconds: settings.AUTH_SESSION_TIMEBOX_SECONDS ?? null,
    sessionInactivitySeconds: settings.AUTH_SESSION_INACTIVITY_SECONDS ?? null,
    ...smsRules(settings),
    jwtSecret: settings.AUTH_JWT_SECRET ?? null,
    keyDays: settings.AUTH_KEY_DAYS,
    captcha: captchaOf({
      provider: settings.AUTH_CAPTCHA_PROVIDER,
      secret: settings.AUTH_CAPTCHA_SECRET,
      url: settings.AUTH_CAPTCHA_URL,
      isHosted: env.AUTH_URL !== undefined,
    }),
    showCodes: onThisMachineAlone("AUTH_SHOW_CODES", settings.AUTH_SHOW_CODES, settings.PUBLIC_URL),
    testCodes: testCodesOf(onThisMachineAlone("AUTH_TEST_CODES", settings.AUTH_TEST_CODES, settings.PUBLIC_URL)),
  };
}

type Settings = z.infer<typeof authSettings>;

function passwordRules(settings: Settings) {
  const breachUrl = settings.AUTH_PASSWORD_BREACH_URL;
  return {
    passwordMinLength: settings.AUTH_PASSWORD_MIN_LENGTH,
    passwordCharacters: settings.AUTH_PASSWORD_CHARACTERS,
    passwordCost: { memoryKib: settings.AUTH_PASSWORD_MEMORY_KIB, passes: settings.AUTH_PASSWORD_PASSES },
    breaches: breachUrl === undefined ? null : { url: breachUrl, timeoutMs: settings.AUTH_PASSWORD_BREACH_TIMEOUT_MS },
    reauthenticationRequired: settings.AUTH_REAUTHENTICATION_REQUIRED,
    currentPasswordRequired: settings.AUTH_CURRENT_PASSWORD_REQUIRED,
  };
}

function letterRules(settings: Settings) {
  return {
    codeDigits: settings.AUTH_CODE_DIGITS,
    codeSeconds: settings.AUTH_CODE_SECONDS,
    confirmationSeconds: settings.AUTH_CONFIRMATION_SECONDS,
    mailIntervalSeconds: settings.AUTH_MAIL_INTERVAL_SECONDS,
    mailsPerHour: settings.AUTH_MAILS_PER_HOUR,
    mailsPerClientHour: settings.AUTH_MAILS_PER_CLIENT_HOUR,
  };
}

function factorRules(settings: Settings) {
  return {
    mfaTotpEnabled: settings.AUTH_MFA_TOTP_ENABLED,
    mfaPhoneEnabled: settings.AUTH_MFA_PHONE_ENABLED,
    factorsPerUser: settings.AUTH_FACTORS_PER_USER,
    challengeSeconds: settings.AUTH_CHALLENGE_SECONDS,
    unverifiedFactorSeconds: settings.AUTH_UNVERIFIED_FACTOR_SECONDS,
  };
}

function smsRules(settings: Settings) {
  return {
    smsEnabled: settings.SMS_URL !== undefined,
    smsCodeSeconds: settings.AUTH_SMS_CODE_SECONDS,
    smsIntervalSeconds: settings.AUTH_SMS_INTERVAL_SECONDS,
    smsPerHour: settings.AUTH_SMS_PER_HOUR,
    smsPerClientHour: settings.AUTH_SMS_PER_CLIENT_HOUR,
  };
}

function proxyOf(settings: Settings) {
  const header = settings.AUTH_TRUSTED_PROXY_HEADER;
  return header ? { header: header.toLowerCase(), addresses: addressesOf(settings.AUTH_TRUSTED_PROXIES) } : null;
}

// Addresses, or ranges such as 10.0.0.0/8.
function addressesOf(ranges: string[]): BlockList {
  const addresses = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const [kind, most] = isIP(address) === 6 ? (["ipv6", 128] as const) : (["ipv4", 32] as const);
    const length = bits === undefined ? most : Number(bits);
    if (isIP(address) === 0 || !Number.isInteger(length) || length < 0 || length > most)
      throw new Error("Wrong settings:\nAUTH_TRUSTED_PROXIES must be addresses or ranges: 127.0.0.1,10.0.0.0/8");
    addresses.addSubnet(address, length, kind);
  }
  return addresses;
}

// On a real installation these settings would open every account.
function onThisMachineAlone<T extends boolean | string[]>(name: string, value: T, publicUrl: string): T {
  const isOn = Array.isArray(value) ? value.length > 0 : value === true;
  if (isOn && !isLoopbackHost(new URL(publicUrl).hostname))
    throw new Error(`Wrong settings:\n${name} is for one's own machine: PUBLIC_URL leads elsewhere`);
  return value;
}

function testCodesOf(pairs: string[]): Map<string, string> {
  const codes = pairs.map((pair) => /^\+?(\d{7,15})=(\d{6,10})$/.exec(pair));
  if (codes.some((code) => code === null))
    throw new Error("Wrong settings:\nAUTH_TEST_CODES must read 33600000000=123456,…");
  return new Map(codes.map((code) => [code![1]!, code![2]!]));
}
