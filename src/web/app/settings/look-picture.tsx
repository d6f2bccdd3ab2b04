import type { DocumentLook } from "#domain/company/style/document-style.ts";

/** A look of documents in small, with the accent: what stands where, and how much of it a page holds. */
export function LookPicture({ look, accent }: { look: DocumentLook; accent: string }) {
  const isBand = look === "bandeau";
  const isCompact = look === "compact";
  const step = isCompact ? 7 : 12;
  const top = isCompact ? 40 : 56;
  const rows = Array.from({ length: isCompact ? 8 : 4 }, (_row, place) => top + (place + 1) * step);
  const head = isBand ? "#ffffff" : INK;
  return (
    <svg
      viewBox="0 0 84 118"
      aria-hidden
      className="w-full max-w-28 rounded-[3px] shadow-[0_1px_3px_rgb(29_27_24/0.2)]"
    >
      <rect width="84" height="118" fill="#ffffff" />
      {isBand && <rect width="84" height="24" fill={accent} />}
      <rect x="8" y="9" width="26" height={isCompact ? 3 : 4} fill={head} />
      <rect x={isCompact ? 60 : 52} y="8" width={isCompact ? 16 : 24} height={isCompact ? 4 : 7} fill={head} />
      {!isBand && <rect x="8" y={isCompact ? 15 : 17} width="18" height="2" fill={PALE} />}
      <rect x="46" y={isCompact ? 20 : 32} width="24" height="3" fill={INK} />
      <rect x="46" y={isCompact ? 26 : 38} width="18" height="2" fill={PALE} />
      <rect x="8" y={top - 4} width="68" height={isCompact ? 1 : 1.5} fill={accent} />
      {rows.map((y) => (
        <g key={y}>
          <rect x="8" y={y - 3} width="34" height="2" fill={PALE} />
          <rect x="64" y={y - 3} width="12" height="2" fill={INK} />
        </g>
      ))}
      <rect x="46" y={(rows.at(-1) ?? top) + 4} width="30" height={isCompact ? 3 : 4} fill={accent} />
    </svg>
  );
}

// A sheet is white under dark screens too.
const INK = "#3a3733";
const PALE = "#c9c4bb";
