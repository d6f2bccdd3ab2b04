import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The PDF of a document, loaded apart: its file is read after what is said of it. It keeps the height of its frame. */
export const LatePdfFrame = onDemand(
  async () => (await import("./pdf-frame.tsx")).PdfFrame,
  (words) => <div className="min-h-[500px]">{words}</div>,
);
