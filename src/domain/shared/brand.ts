/**
 * The product's blue for documents and letters, which have no style sheet. Screens take it from `web/ui/tokens.css`.
 */
export const BRAND_BLUE = "#234a9b";
