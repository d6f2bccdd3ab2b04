import { withoutTrailingSlash } from "#server/settings-group.ts";
import { z } from "zod";

/**
 * A sign-in service on another server that speaks the same protocol and replaces the embedded one. Addresses have no
 * trailing slash.
 */
export type SignInService = {
  url: string;
  /** The `iss` claim of its tokens. */
  issuer: string;
  /** The key that its gateway asks of every call. The browser has it too. */
  publicKey: string;
  /** The key that lets the service send invitations. Null: our own mail sends them. It never reaches the browser. */
  secretKey: string | null;
};

/** The fields of a user that we read in the service's answer to GET /user. */
export type HostedUser = z.infer<typeof hostedUser>;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const time = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((value) => (value ? new Date(value) : null));
const hostedUser = z.object({
  id: z.uuid(),
  email: text,
  phone: text,
  email_confirmed_at: time,
  phone_confirmed_at: time,
  is_anonymous: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  factors: z
    .array(z.object({ id: z.uuid(), factor_type: z.string(), status: z.string() }))
    .nullish()
    .transform((value) => value ?? []),
});

/** The service of the settings, or null. Throws when one of its settings is missing. */
export function hostedServiceOf(settings: {
  AUTH_URL?: string | undefined;
  AUTH_ISSUER?: string | undefined;
  AUTH_PUBLIC_KEY?: string | undefined;
  AUTH_SECRET_KEY?: string | undefined;
}): SignInService | null {
  if (settings.AUTH_URL === undefined) return null;
  if (settings.AUTH_PUBLIC_KEY === undefined)
    throw new Error("Wrong settings:\nAUTH_PUBLIC_KEY is needed beside AUTH_URL");
  const url = withoutTrailingSlash(settings.AUTH_URL);
  return {
    url,
    issuer: settings.AUTH_ISSUER ?? url,
    publicKey: settings.AUTH_PUBLIC_KEY,
    secretKey: settings.AUTH_SECRET_KEY ?? null,
  };
}

/** How long the service may take to answer. */
export const PATIENCE_MS = 5_000;

/**
 * Asks the service for the user of a token. Null when the service knows no such token, session or user. Throws when the
 * service does not answer.
 */
export async function askForUser(
  service: SignInService,
  token: string,
  signal: AbortSignal,
): Promise<HostedUser | null> {
  const answer = await fetch(`${service.url}/user`, {
    headers: { apikey: service.publicKey, authorization: `Bearer ${token}` },
    redirect: "error",
    signal,
  });
  if (answer.ok) return hostedUser.parse(await answer.json());
  await answer.body?.cancel();
  if (answer.status === 401 || answer.status === 403 || answer.status === 404) return null;
  throw new Error(`the sign-in service answered ${answer.status}`);
}

/**
 * Asks the service to invite a person. "known" when that person has an account there. Throws when the service refuses.
 */
export async function inviteThere(
  service: SignInService,
  secretKey: string,
  { email, data, redirectTo }: { email: string; data: object; redirectTo: string },
): Promise<"invited" | "known"> {
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" };
  const answer = await fetch(`${service.url}/invite?${new URLSearchParams({ redirect_to: redirectTo })}`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, data }),
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.ok) return "invited";
  const { error_code, code } = (await answer.json().catch(() => ({}))) as { error_code?: unknown; code?: unknown };
  if (error_code === "email_exists" || code === "email_exists") return "known";
  throw new Error(`the sign-in service answered ${answer.status} to an invitation`);
}
