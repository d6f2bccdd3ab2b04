/** The value of a cookie in a `cookie` header, or the empty text when the cookie is missing. */
export function cookieValue(header: string | undefined, name: string): string {
  const cookie = (header ?? "").split(";").find((pair) => pair.trim().startsWith(`${name}=`));
  return cookie?.trim().slice(name.length + 1) ?? "";
}
