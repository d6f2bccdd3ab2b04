/** An expected "no": a snake_case code, and the wire names of the fields concerned when there are some. */
export type Refusal<Code extends string = string> = {
  code: Code;
  fields?: readonly string[];
};

/** The answer of a rule: a value or a refusal. Bugs and outages are thrown instead. */
export type Result<Value, Code extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refusal<Code> };

/** Accepts, with the value. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Refuses, with the reason. */
export function refused<Code extends string>(
  code: Code,
  fields?: readonly string[],
): { ok: false; refusal: Refusal<Code> } {
  return { ok: false, refusal: fields ? { code, fields } : { code } };
}
