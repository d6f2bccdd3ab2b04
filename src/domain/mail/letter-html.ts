import { BRAND_BLUE } from "../shared/brand.ts";
import { escapeHtml } from "./escape-html.ts";

/** A letter in plain lines. `action` is the label of its link's button, « Continuer » by default. */
export type LetterText = { subject: string; text: string; action?: string | undefined };

/**
 * The same letter in HTML. A line that is only a link becomes a button, with the link readable under it. A line of six
 * digits becomes a code to copy. Any other line is a paragraph. Everything is escaped, since a letter may quote typed
 * text.
 */
export function letterHtml({ subject, text, action = "Continuer" }: LetterText): string {
  const [, ...rest] = text.split("\n\n");
  const greeting = text.slice(0, text.indexOf("\n\n"));
  const body = [`<p style="${P}">${escapeHtml(greeting)}</p>`, ...rest.map((part) => block(part.trim(), action))].join(
    "\n",
  );
  return `<!doctype html>
<html lang="fr"><head>${HEAD}<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf8f4;color:#1d1b18;font-family:${FONTS}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(subject)}</div>
<table ${TABLE}><tr><td align="center" style="padding:32px 16px">
<table ${TABLE} style="max-width:520px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px 28px">
<p style="margin:0 0 20px;font-size:15px;font-weight:700;letter-spacing:.02em;color:${BRAND_BLUE}">Établi</p>
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:700">${escapeHtml(subject)}</h1>
${body}
</td></tr></table></td></tr></table></body></html>
`;
}

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="color-scheme" content="light dark">';
const FONTS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';
const CODE =
  "margin:0 0 16px;padding:14px 18px;border-radius:12px;background:#f1ede6;font-size:30px;font-weight:700;" +
  "letter-spacing:.28em;text-align:center;font-variant-numeric:tabular-nums";
const BUTTON =
  `display:inline-block;padding:14px 22px;border-radius:12px;background:${BRAND_BLUE};color:#ffffff;` +
  "font-size:16px;font-weight:600;text-decoration:none";
const P = "margin:0 0 16px;font-size:16px;line-height:1.55";

function block(part: string, action: string): string {
  if (part === "" || part === "Établi") return "";
  if (/^https?:\/\/\S+$/.test(part)) return button(part, action);
  if (/^\d{6,10}$/.test(part)) return `<p style="${CODE}">${part}</p>`;
  return `<p style="${P}">${escapeHtml(part).replaceAll("\n", "<br>")}</p>`;
}

function button(link: string, action: string): string {
  const href = escapeHtml(link);
  return `<p style="margin:0 0 12px"><a href="${href}" style="${BUTTON}">${escapeHtml(action)}</a></p>
<p style="margin:0 0 16px;font-size:12px;line-height:1.4;color:#635d54;word-break:break-all">${href}</p>`;
}
