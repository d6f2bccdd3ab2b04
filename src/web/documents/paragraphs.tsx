/** Several strings, one under another; typed line breaks are kept. */
export function Paragraphs({ of, className }: { of: string[]; className?: string }) {
  return of.map((text, index) => (
    <p key={index} className={`whitespace-pre-line ${className ?? ""}`}>
      {text}
    </p>
  ));
}
