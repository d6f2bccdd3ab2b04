import { SIGNATURE_SHEET } from "#domain/documents/drawn-signature.ts";

/** The look of a drawing under who signed, on the sheet of a quote. */
export const ON_SHEET = "mt-2 h-20 max-w-full";

/** What somebody signed with, drawn again from its path. Nothing for who signed by their name alone. */
export function SignatureDrawing({ path, className }: { path: string; className: string }) {
  const { width, height } = SIGNATURE_SHEET;
  if (path === "") return null;
  return (
    <svg role="img" aria-label="Signature dessinée" viewBox={`0 0 ${width} ${height}`} className={className}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
