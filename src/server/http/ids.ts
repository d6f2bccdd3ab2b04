const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for text that could be one of our identifiers: anything else is "not found", never a database error. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && UUID.test(text);
}
