/** What the address of a customer's page bears where its seller comes to look at it: `?preview=1`. */
export const PREVIEW_QUERY = "preview";

/**
 * The address by which a seller looks at the page of a document from their own screens. No link of the page itself has
 * it: whoever is led from inside the page is its customer.
 */
export function previewAddress(pageUrl: string): string {
  return pageUrl.startsWith("/quote/") ? `${pageUrl}?${PREVIEW_QUERY}=1` : pageUrl;
}
