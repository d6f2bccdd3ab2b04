/** The page of a project's quote or invoice, with the mail that sends it open. */
export function mailPath(projectId: string, page: "quote" | "invoice"): string {
  return `/etape/${projectId}/${page}#mail`;
}
