import type { Endpoint } from "#api/endpoint.ts";
import { errorAnswer } from "#api/error.ts";
import { z } from "zod";

/** The contract table as an OpenAPI 3.1 document. */
export function openApi(contract: readonly Endpoint[], serverUrl: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const line of contract) (paths[line.path] ??= {})[line.method.toLowerCase()] = operation(line);
  return {
    openapi: "3.1.0",
    info: {
      title: "Établi",
      version: "1",
      description:
        "Projects, quotes and invoices. Amounts in euros, or as integers: cents (_cents), euros x 10^4 (_e4) " +
        "or x 10^6 (_e6). Hours in hours, days as YYYY-MM-DD.",
    },
    servers: [{ url: serverUrl }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    paths,
  };
}

function operation(line: Endpoint): unknown {
  return {
    summary: line.summary,
    ...(line.access !== "public" && { security: [{ bearer: [] }] }),
    parameters: [...pathParameters(line), ...queryParameters(line)],
    ...(line.body && { requestBody: { content: { "application/json": { schema: jsonSchema(line.body, "input") } } } }),
    responses: {
      200: { description: "Done", content: { "application/json": { schema: jsonSchema(line.answer, "output") } } },
      default: {
        description: "Failed",
        content: { "application/json": { schema: jsonSchema(errorAnswer, "output") } },
      },
    },
  };
}

function pathParameters(line: Endpoint) {
  return [...line.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters(line: Endpoint) {
  if (!(line.query instanceof z.ZodObject)) return [];
  return Object.entries(line.query.shape).map(([name, field]) => ({
    name,
    in: "query",
    // A shape is made of schemas; the library gives the types of its core.
    schema: jsonSchema(field as z.ZodType, "input"),
  }));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
