/**
 * The keys of a table in its order, with their type. For tables that are written whole in the code: an object from
 * elsewhere may hold keys that its type does not name.
 */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  // The language gives keys as plain text, because an object may hold more than its type says.
  return Object.keys(table) as Key[];
}
