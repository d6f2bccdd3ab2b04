import { fieldMessages } from "#domain/shared/field.messages.ts";
import { z } from "zod";
import { ApiError } from "./api-error.ts";
import { wrongInput } from "./error-answer.ts";

/**
 * Refuses a body that names a field inside an object with a dot, as refusals do (« insurance.coverage »). The contract
 * ignores names it does not know, so nothing would be saved without a word.
 */
export function refuseDottedNames(schema: z.ZodType | undefined, body: unknown): void {
  if (!(schema instanceof z.ZodObject) || typeof body !== "object" || body === null) return;
  const fieldsInside = Object.keys(body).filter((name) => {
    const holder = /^(\w{1,40})\.\w{1,40}$/.exec(name)?.[1];
    return holder !== undefined && Object.hasOwn(schema.shape, holder);
  });
  refuseFields(Object.fromEntries(fieldsInside.map((name) => [name, fieldMessages.dottedName(name)])));
}

/**
 * Reads a body. When the contract refuses it, the refusal names all wrong fields, also those that only the handler
 * finds. `check` runs the handler on the fields that could be read, in a transaction that the refusal rolls back.
 */
export async function readBodyOrAllWrong(
  schema: z.ZodType,
  body: unknown,
  check: (readable: unknown) => Promise<unknown>,
): Promise<unknown> {
  const reading = schema.safeParse(body);
  if (reading.success) return reading.data;
  const rest = schema.safeParse(withoutFields(body, reading.error));
  const otherFields = rest.success ? await check(rest.data).then(() => ({}), fieldsOf) : {};
  throw wrongInput({ ...wrongInput(reading.error).fields, ...otherFields });
}

/**
 * Runs checks that each refuse some fields, and throws one refusal with all these fields. Gives the results of the
 * checks.
 */
export function checkAll<Checks extends Record<string, () => unknown>>(
  checks: Checks,
): { [Name in keyof Checks]: ReturnType<Checks[Name]> } {
  const wrong: Record<string, string> = {};
  const answers: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(checks)) {
    try {
      answers[name] = check();
    } catch (error) {
      if (!isRefusedInput(error)) throw error;
      Object.assign(wrong, { ...error.fields, ...wrong });
    }
  }
  if (Object.keys(wrong).length > 0) throw wrongInput(wrong);
  // Every check has answered: one that threw is among the wrong fields.
  return answers as { [Name in keyof Checks]: ReturnType<Checks[Name]> };
}

/** Throws 400 with the sentence of each wrong field. Does nothing when there is none. */
export function refuseFields(wrong: Record<string, string>): void {
  const first = Object.values(wrong)[0];
  if (first !== undefined) throw new ApiError(400, "bad_input", first, wrong);
}

function withoutFields(body: unknown, { issues }: z.ZodError): unknown {
  const rest: unknown = structuredClone(body);
  for (const { path } of issues) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((inside, name) => (inside as Record<PropertyKey, unknown> | null | undefined)?.[name], rest);
    if (path.length > 0 && typeof holder === "object" && holder !== null)
      delete (holder as Record<PropertyKey, unknown>)[path.at(-1)!];
  }
  return rest;
}

function fieldsOf(error: unknown): Record<string, string> {
  return isRefusedInput(error) ? (error.fields ?? {}) : {};
}

function isRefusedInput(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 400;
}
