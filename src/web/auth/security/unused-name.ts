/** A name that no factor has yet: the protocol refuses two factors of the same name. */
export function unusedName(wantedName: string, names: readonly string[]): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? wantedName : `${wantedName} ${count}`;
    if (!names.includes(name)) return name;
  }
}
