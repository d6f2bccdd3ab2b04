import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** What became of a version, loaded apart. Its place is kept: what stands under it must not jump. */
export const LateQuoteFollow = onDemand(
  async () => (await import("../quote-follow.tsx")).QuoteFollow,
  (words) => <div className="min-h-56 rounded-card border border-line bg-paper">{words}</div>,
);
