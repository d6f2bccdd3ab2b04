/** A name that no factor has yet: the protocol wants them apart. */
export function unusedName(wanted: string, names: readonly string[]): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted} ${count}`;
    if (!names.includes(name)) return name;
  }
}
