/**
 * A pattern of constant parts, written over several lines. The line ends and the indents are left out. It reads
 * clauses,
 * which are short.
 */
export function pattern({ raw }: TemplateStringsArray): RegExp {
  return new RegExp(raw.join("").replace(/\n */g, ""));
}
