/**
 * The product's blue, where no style sheet reaches: documents and letters. Screens take it from `web/ui/tokens.css`.
 */
export const BRAND_BLUE = "#234a9b";
