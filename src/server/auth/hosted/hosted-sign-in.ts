import { withoutTrailingSlash } from "#server/settings-group.ts";
import { z } from "zod";

/**
 * A sign-in service elsewhere, of the same protocol, in place of the embedded one. Addresses without trailing slash.
 */
export type SignInService = {
  url: string;
  /** `iss` of its tokens. */
  issuer: string;
  /** What its gateway asks of every call; the browser has it too. */
  publicKey: string;
  /** Lets invitations leave by the service; null: they leave by our own mail. Never reaches the browser. */
  secretKey: string | null;
};

/** A user as GET /user of the service answers: what we read of it. */
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

/** The service of the settings, or null. Throws when a part of it is missing. */
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
 * Asks the service for the user of a token; null when it knows no such token, session or user. Throws when it does not
 * answer.
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

/** Has the service invite somebody; "known" when they have an account there. Throws when it did not take it. */
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
