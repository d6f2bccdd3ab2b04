import type { Person } from "./test-app.ts";

/**
 * The answer of a call that prepares a test. Throws when it is refused, with its status and its body. A test that
 * expects a refusal uses `person.call`.
 */
export async function acceptedCall(
  person: Person,
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  body?: object,
): Promise<Awaited<ReturnType<Person["call"]>>["json"]> {
  const { status, json } = await person.call(method, path, body);
  if (status === 200) return json;
  const advice =
    status >= 500 ? "read the error that the server printed above" : "correct what the test sends, or its rule";
  throw new Error(`${method} ${path} was refused (${status} ${JSON.stringify(json)}): ${advice}`);
}
