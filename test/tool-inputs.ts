import type { Tool } from "#server/assistant/tools/tool.ts";

/** What the inputs of tools name in a company: its rows, and words that find them. */
export type ToolRows = Readonly<Record<string, unknown>>;

/** A whole input for a tool, and for each field that is optional the input with this field alone. */
export function inputsOf({ name, input }: Tool, rows: ToolRows): Record<string, unknown>[] {
  const fields = Object.entries(input.shape);
  const value = (field: string) => {
    if (!(field in rows))
      throw new Error(`no test has a value for the field « ${field} » of ${name}: add it to fill of tools.test.ts`);
    return rows[field];
  };
  const isOptional = (field: string) => input.shape[field].safeParse(undefined).success;
  const least = Object.fromEntries(fields.flatMap(([field]) => (isOptional(field) ? [] : [[field, value(field)]])));
  return [
    least,
    Object.fromEntries(fields.map(([field]) => [field, value(field)])),
    ...fields.filter(([field]) => isOptional(field)).map(([field]) => ({ ...least, [field]: value(field) })),
  ];
}
