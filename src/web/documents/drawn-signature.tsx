import { SIGNATURE_SHEET } from "#domain/documents/drawn-signature.ts";

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
