/** A pattern as it is written, on several lines: their ends and what indents them say nothing. */
export function raw(pieces: TemplateStringsArray, ...names: string[]): string {
  return String.raw(pieces, ...names).replaceAll(/\n\s*/g, "");
}
