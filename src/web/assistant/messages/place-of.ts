/** A path of the product as links of the router take it: its place on the page apart. */
export function placeOf(path: string): { to: string; hash?: string } {
  const [to = path, hash] = path.split("#");
  return hash === undefined ? { to } : { to, hash };
}
