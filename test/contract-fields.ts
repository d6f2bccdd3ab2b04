import { contract } from "#server/http/contract.ts";
import type { Endpoint } from "#api/endpoint.ts";
import { z } from "zod";

/** Where a value stands in a body: names of fields, `[]` for what is in a list. */
export type FieldPath = readonly string[];

/** An endpoint, and one field of what it reads. */
export type ContractField = { endpoint: Endpoint; path: FieldPath };

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  minimum?: number;
};

/** Every field of every body of the contract, at any depth, objects and lists among them. */
export function bodyFields(lines: readonly Endpoint[] = contract): ContractField[] {
  return lines.flatMap((endpoint) =>
    endpoint.body ? pathsOf(jsonSchema(endpoint.body)).map((path) => ({ endpoint, path })) : [],
  );
}

/** The names an endpoint reads in its query. */
export function queryFields({ query }: Endpoint): string[] {
  return query ? Object.keys(jsonSchema(query).properties ?? {}) : [];
}

/** A body the endpoint accepts, every field filled; `known` says what fields of some names must hold. */
export function fullBody({ body }: Endpoint, known: Record<string, unknown>): unknown {
  return body ? sampleOf(jsonSchema(body), known) : undefined;
}

/** The same body with another value in one place. */
export function withValue(body: unknown, [name, ...rest]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value;
  if (name === "[]") return [withValue((body as unknown[] | undefined)?.[0], rest, value)];
  return {
    ...(body as object | undefined),
    [name]: withValue((body as Record<string, unknown> | undefined)?.[name], rest, value),
  };
}

function jsonSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
}

function pathsOf(schema: Schema, path: FieldPath = []): FieldPath[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => pathsOf(field, [...path, name]));
  const items = schema.items ? pathsOf(schema.items, [...path, "[]"]) : [];
  const options = (schema.anyOf ?? [])
    .flatMap((option) => pathsOf(option, path))
    .filter((one) => one.length > path.length);
  return [...(path.length > 0 ? [path] : []), ...inner, ...items, ...options];
}

function sampleOf(schema: Schema, known: Record<string, unknown>): unknown {
  if (schema.anyOf) return sampleOf(schema.anyOf[0]!, known);
  if (schema.enum) return schema.enum.find((one) => one !== "") ?? schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        name in known ? known[name] : sampleOf(field, known),
      ]),
    );
  if (schema.items) return [sampleOf(schema.items, known)];
  if (schema.type === "number" || schema.type === "integer") return schema.minimum ?? 1;
  if (schema.type === "boolean") return true;
  return "texte";
}
