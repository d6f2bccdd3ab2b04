import { BRAND_BLUE } from "../../shared/brand.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";

/** How documents look: plain, with more lines on a page, or under a coloured band. */
export const DOCUMENT_LOOKS = ["sobre", "compact", "bandeau"] as const;

/** One of the looks of documents. */
export type DocumentLook = (typeof DOCUMENT_LOOKS)[number];

/** How the documents of a company look: accent as `#rrggbb`, and a line at the foot, which may be empty. */
export type DocumentStyle = { look: DocumentLook; accent: string; footer: string };

/** How documents look while their seller chose nothing. */
export const USUAL_STYLE: DocumentStyle = { look: "sobre", accent: BRAND_BLUE, footer: "" };

/** Text in a colour, or white on it, is read by everybody from this contrast on (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** An accent that is read on paper, and under white letters. Refuses one that is no colour, or too light. */
export function checkAccent(accent: string): Result<string, "accent_unknown" | "accent_too_light"> {
  const colour = accent.toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(colour)) return refused("accent_unknown");
  return contrastWithWhite(colour) >= LEAST_CONTRAST ? ok(colour) : refused("accent_too_light");
}

function contrastWithWhite(colour: string): number {
  const [redShare = 0, greenShare = 0, blueShare = 0] = [1, 3, 5].map((at) =>
    linearShare(parseInt(colour.slice(at, at + 2), 16)),
  );
  return 1.05 / (0.2126 * redShare + 0.7152 * greenShare + 0.0722 * blueShare + 0.05);
}

// The light of one channel, as sRGB defines it.
function linearShare(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
