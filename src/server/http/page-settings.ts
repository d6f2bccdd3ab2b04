/** A captcha of others that our screens show. */
export type CaptchaWidget = { provider: "hcaptcha" | "turnstile"; siteKey: string };

/** What the page must know before its first call, and its policy allow: a sign-in service elsewhere, a captcha. Nothing by default. */
export type PageSettings = { signInService: { url: string; publicKey: string } | null; captcha: CaptchaWidget | null };

/** Where a captcha's script, frame and calls come from. */
export function captchaSources({ captcha }: PageSettings): string[] {
  if (captcha === null) return [];
  return captcha.provider === "turnstile" ? ["https://challenges.cloudflare.com"] : ["https://hcaptcha.com", "https://*.hcaptcha.com"];
}

/** The page, telling its script these settings. */
export function withPageSettings(page: string, { signInService, captcha }: PageSettings): string {
  const tags = [
    signInService && meta("sign-in-service", signInService.url, signInService.publicKey),
    captcha && meta("captcha", captcha.provider, captcha.siteKey),
  ].filter((tag) => tag !== null);
  return tags.length === 0 ? page : page.replace("</head>", `${tags.map((tag) => `  ${tag}\n`).join("")}  </head>`);
}

function meta(name: string, content: string, key: string): string {
  const quoted = (text: string) => text.replace(/[&"<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<meta name="${name}" content="${quoted(content)}" data-key="${quoted(key)}" />`;
}
