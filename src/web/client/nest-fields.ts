/** Turns fields by wire path into a body. Paths with dots become objects: `address.city` is the city of `address`. */
export function nestFields(values: Record<string, unknown>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [group = "", inner] = path.split(".");
    body[group] =
      inner === undefined ? value : { ...(body[group] as Record<string, unknown> | undefined), [inner]: value };
  }
  return body;
}
