/** The categories of EN 16931 that a declaration tells apart. */
export const DECLARED_CATEGORIES = ["S", "AE", "K", "G", "E", "Z", "O"] as const;

/** A category of EN 16931 that a declaration tells apart. */
export type DeclaredCategory = (typeof DECLARED_CATEGORIES)[number];
