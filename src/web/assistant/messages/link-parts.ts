/** A text cut around its links `[name](/path)` and `[name](/path#place)`. */
export function textParts(text: string): string[] {
  return text.split(/(\[[^[\]\n]{1,200}\]\(\/[\w/-]{1,200}(?:#[\w-]{1,60})?\))/);
}

/** The link that a part is, or null. `hash` is the place on the page, without its sign. */
export function linkIn(part: string): { name: string; path: string; hash?: string } | null {
  const [, name, path, hash] = /^\[([^\]]+)\]\((\/[\w/-]+)(?:#([\w-]+))?\)$/.exec(part) ?? [];
  return name === undefined || path === undefined ? null : { name, path, ...(hash !== undefined && { hash }) };
}
