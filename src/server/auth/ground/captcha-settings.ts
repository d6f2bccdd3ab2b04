/** The captcha service and our secret at that service. Both supported services speak the same protocol. */
export type Captcha = { provider: "hcaptcha" | "turnstile"; secret: string; url: string };

/**
 * The captcha of the settings. `url` replaces the provider's address. With a hosted sign-in service, that service
 * verifies the captcha.
 */
export function captchaOf({
  provider,
  secret,
  url,
  isHosted,
}: {
  provider: "" | Captcha["provider"];
  secret: string | undefined;
  url: string | undefined;
  isHosted: boolean;
}): Captcha | null {
  if (provider === "" || isHosted) return null;
  if (!secret) throw new Error("Wrong settings:\nAUTH_CAPTCHA_SECRET is needed beside AUTH_CAPTCHA_PROVIDER");
  const addresses = {
    hcaptcha: "https://api.hcaptcha.com/siteverify",
    turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  };
  return { provider, secret, url: url ?? addresses[provider] };
}
