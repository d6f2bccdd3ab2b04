import { escapeHtml } from "#domain/mail/escape-html.ts";

/** A captcha of another company that our screens show. */
export type CaptchaWidget = { provider: "hcaptcha" | "turnstile"; siteKey: string };

/**
 * The settings that the page needs before its first call, and that its policy must allow: the sign-in service (`url`
 * null: this server) and the public key of its calls, the host of all other calls (null: this server), and a captcha.
 */
export type PageSettings = {
  signInService: { url: string | null; publicKey: string } | null;
  apiUrl: string | null;
  captcha: CaptchaWidget | null;
};

/** Other origins that the page may call. */
export function calledOrigins({ signInService, apiUrl }: PageSettings): string[] {
  return [signInService?.url, apiUrl].filter((url) => typeof url === "string").map((url) => new URL(url).origin);
}

/** The origins of a captcha's script, frame and calls. */
export function captchaSources({ captcha }: PageSettings): string[] {
  if (captcha === null) return [];
  return captcha.provider === "turnstile"
    ? ["https://challenges.cloudflare.com"]
    : ["https://hcaptcha.com", "https://*.hcaptcha.com"];
}

/** The page, with these settings written in it. */
export function withPageSettings(page: string, { signInService, apiUrl, captcha }: PageSettings): string {
  const tags = [
    signInService && meta("sign-in-service", signInService.url ?? "", signInService.publicKey),
    apiUrl && meta("api", apiUrl, ""),
    captcha && meta("captcha", captcha.provider, captcha.siteKey),
  ].filter((tag) => tag !== null);
  return tags.length === 0 ? page : page.replace("</head>", `${tags.map((tag) => `  ${tag}\n`).join("")}  </head>`);
}

function meta(name: string, content: string, key: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" data-key="${escapeHtml(key)}" />`;
}
