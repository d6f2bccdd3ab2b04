import { isLoopbackHost } from "#server/loopback.ts";
import type { SettingNote } from "#server/settings-group.ts";

/** A provider that may sign people in (OpenID Connect). */
export type AuthProvider = {
  /** The name in the protocol: `google`, `apple`, `azure`, or the name given in the settings. */
  id: string;
  /** The text on the provider's button. */
  label: string;
  issuer: string;
  /** Our client ID at the provider. Further IDs, for example of phone applications, count for ID tokens only. */
  clientId: string;
  acceptedClientIds: readonly string[];
  clientSecret: string | null;
  scopes: readonly string[];
  /** Addresses count as proved even where the provider does not say whether they are. */
  trustsEmail: boolean;
  /** The answer comes back as a form and not in the address. Apple does this as soon as a name is asked for. */
  isFormPost: boolean;
};

/** The settings of one provider, each named AUTH_<NAME>_… */
export const PROVIDER_SETTINGS = {
  CLIENT_ID: {
    meaning: "Ours there; the provider is on once it is set. Further ones, of phone applications, after commas.",
  },
  CLIENT_SECRET: { meaning: "Our secret there, where it gives one.", isSecret: true },
  ISSUER: {
    meaning: "The address of the provider (https). For Microsoft, that of one tenant.",
    default: "that of Google, Apple or Microsoft",
    kind: "address",
  },
  LABEL: { meaning: "What people read on its button.", default: "its name" },
  SCOPES: { meaning: "What it is asked for beside `openid`.", default: "`email profile`; for Apple, `email name`" },
  TRUST_EMAIL: {
    meaning: "Its addresses count as proved even where it does not say so. For Microsoft, with one tenant alone.",
    default: "`false`",
    kind: "true, false",
  },
} satisfies Record<string, SettingNote>;

type Env = Record<string, string | undefined>;
type ProviderPreset = { id: string; name: string; label: string; issuer: string | null; scopes: string };

const OPENID = "openid email profile";

/** Providers that the settings know by name. The protocol calls Microsoft `azure`. */
const PRESETS: readonly ProviderPreset[] = [
  { id: "google", name: "GOOGLE", label: "Google", issuer: "https://accounts.google.com", scopes: OPENID },
  { id: "apple", name: "APPLE", label: "Apple", issuer: "https://appleid.apple.com", scopes: "openid email name" },
  {
    id: "azure",
    name: "MICROSOFT",
    label: "Microsoft",
    issuer: "https://login.microsoftonline.com/common/v2.0",
    scopes: OPENID,
  },
];

/** The providers that the protocol knows by name, whether set up here or not, and the issuers of their tokens. */
export const KNOWN_ISSUERS: ReadonlyMap<string, string> = new Map(PRESETS.map(({ id, issuer }) => [id, issuer ?? ""]));

const RESERVED = new Set([
  "email",
  "phone",
  "anonymous_users",
  "saml",
  "web3",
  "sms",
  "google",
  "apple",
  "azure",
  "microsoft",
]);
const MICROSOFT_OF_ALL = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\//;

/**
 * The providers of the environment: AUTH_GOOGLE_…, AUTH_APPLE_…, AUTH_MICROSOFT_…, and those that AUTH_OIDC_PROVIDERS
 * names. A provider is on when its client ID is set. Throws one error that names every wrong setting.
 */
export function parseProviders(env: Env): AuthProvider[] {
  const wrong: string[] = [];
  const names = listOf(env.AUTH_OIDC_PROVIDERS);
  names.forEach((id, at) => {
    if (!/^[a-z][a-z0-9_-]{0,30}$/.test(id) || RESERVED.has(id) || names.indexOf(id) !== at)
      wrong.push(
        `AUTH_OIDC_PROVIDERS: "${id}" cannot name a provider ` +
          `(small letters, digits, "-" and "_"; once each; none of ${[...RESERVED].join(", ")})`,
      );
  });
  const others = names.map((id): ProviderPreset => ({
    id,
    name: id.toUpperCase().replaceAll("-", "_"),
    label: id,
    issuer: null,
    scopes: OPENID,
  }));
  const providers = [...PRESETS, ...others]
    .map((preset) => providerOf(env, preset, wrong))
    .filter((provider) => provider !== null);
  if (wrong.length > 0) throw new Error(`Wrong settings:\n${wrong.join("\n")}`);
  return providers;
}

/** The providers that are on, as GET /settings lists them: those the protocol names, and those set up here. */
export function externalProviders(providers: readonly AuthProvider[]): Record<string, boolean> {
  return Object.fromEntries([
    ...PRESETS.map(({ id }) => [id, false] as const),
    ...providers.map(({ id }) => [id, true] as const),
  ]);
}

function providerOf(env: Env, preset: ProviderPreset, wrong: string[]): AuthProvider | null {
  const setting = (what: keyof typeof PROVIDER_SETTINGS) => env[`AUTH_${preset.name}_${what}`]?.trim() ?? "";
  const [clientId, ...more] = listOf(setting("CLIENT_ID"));
  if (clientId === undefined) {
    if (setting("CLIENT_SECRET") !== "")
      wrong.push(`AUTH_${preset.name}_CLIENT_ID is needed beside AUTH_${preset.name}_CLIENT_SECRET`);
    return null;
  }
  const issuer = setting("ISSUER") || preset.issuer || "";
  const trustsEmail = setting("TRUST_EMAIL");
  if (!isIssuer(issuer))
    wrong.push(`AUTH_${preset.name}_ISSUER must be the https address of the provider (http on this machine alone)`);
  if (!["", "true", "false"].includes(trustsEmail)) wrong.push(`AUTH_${preset.name}_TRUST_EMAIL must be true or false`);
  // Anybody can open a Microsoft tenant and write any address in it.
  if (trustsEmail === "true" && MICROSOFT_OF_ALL.test(issuer))
    wrong.push(`AUTH_${preset.name}_TRUST_EMAIL needs the AUTH_${preset.name}_ISSUER of one tenant`);
  return {
    id: preset.id,
    label: setting("LABEL") || preset.label,
    issuer,
    clientId,
    acceptedClientIds: [clientId, ...more],
    clientSecret: setting("CLIENT_SECRET") || null,
    scopes: [...new Set(["openid", ...wordsOf(setting("SCOPES") || preset.scopes)])],
    trustsEmail: trustsEmail === "true",
    isFormPost: preset.id === "apple",
  };
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    (url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname))) &&
    url.username === "" &&
    url.search === "" &&
    url.hash === ""
  );
}

function listOf(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== "");
}
