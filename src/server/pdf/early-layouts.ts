/**
 * Layouts that begin while their document is still being kept, so that its PDF is nearly ready when it is. They are
 * those of this server alone. What it begins and nobody takes is work lost, and nothing else.
 */
export type EarlyLayouts = {
  begin: (documentId: string, layOut: () => Promise<Uint8Array>) => EarlyLayout;
  /** The bytes of a layout that was begun, given once. Null when there is none, or it failed. */
  take: (documentId: string) => Promise<Uint8Array | null>;
};

/** A layout that was begun. `isLeft`: once it has ended, whether nobody has come for it. */
export type EarlyLayout = { isLeft: () => Promise<boolean> };

/** A document that was not kept after all leaves its layout behind: the oldest makes room. */
const MOST = 32;

/** The layouts that a server has begun: none yet. */
export function openEarlyLayouts(): EarlyLayouts {
  const underWay = new Map<string, Promise<Uint8Array | null>>();
  return {
    begin: (documentId, layOut) => {
      // Whoever wants the document after a failure lays it out then, and says why it cannot be.
      const layout = layOut().catch(() => null);
      underWay.set(documentId, layout);
      const [oldestId] = underWay.keys();
      if (underWay.size > MOST && oldestId !== undefined) underWay.delete(oldestId);
      return { isLeft: () => layout.then(() => underWay.get(documentId) === layout) };
    },
    take: async (documentId) => {
      const layout = underWay.get(documentId);
      underWay.delete(documentId);
      return layout ?? null;
    },
  };
}
