import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { z } from "zod";
import { SENT_DRAWING } from "./sample-reports.ts";
import { todayInFrance } from "./today.ts";

/** Where a value is in a body: names of fields, `[]` for an item of a list. */
export type FieldPath = readonly string[];

/** An endpoint, and one field of its body or its answer. */
export type ContractField = { endpoint: Endpoint; path: FieldPath };

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
};

/** Every field of every body of the contract, at any depth, objects and lists included. */
export function bodyFields(lines: readonly Endpoint[] = contract): ContractField[] {
  return lines.flatMap((endpoint) =>
    endpoint.body ? pathsOf(jsonSchema(endpoint.body)).map((path) => ({ endpoint, path })) : [],
  );
}

/** The names of the query parameters of an endpoint. */
export function queryFields({ query }: Endpoint): string[] {
  return query ? Object.keys(jsonSchema(query).properties ?? {}) : [];
}

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Accepted values of fields with these names. A name in `_on` or `_date` is a day. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  email: "claire@roux.fr",
  phone: "0612345678",
  siren: "732829320",
  siret: "73282932000074",
  vat_number: "",
  iban: "FR7630006000011234567890189",
  bic: "AGRIFRPP",
  country: "FR",
  postal_code: "69003",
  end_date: "2026-12-02",
  first_day: "2026-12-24",
  last_day: "2026-12-31",
  // Work is noted once it is done, here on the whole project.
  day: todayInFrance(),
  task_id: null,
  // A project of nobody.
  user_ids: [],
  // A photo that is the « after » of no other.
  before_id: null,
  sessionId: null,
  messageId: "5f0c6d1e-8f7b-4c3a-9b52-0d7b1a2c3d4e",
  // The ID of a row. Without one the customer is new.
  customer_id: undefined,
  // A customer of nobody.
  other_id: "5f0c6d1e-8f7b-4c3a-9b52-0d7b1a2c3d4e",
  // A folder of nobody, and a mail that is not put aside.
  folder_id: "5f0c6d1e-8f7b-4c3a-9b52-0d7b1a2c3d4e",
  until: null,
  // A mail that answers none leaves from the first mailbox.
  mail_id: undefined,
  mailbox_id: undefined,
  to: "claire@roux.fr",
  cc: "",
  data: null,
  // An invoice of a supplier is of no project.
  project_id: null,
  // The cost of an hour is that of everybody.
  user_id: null,
  // A photo of one pixel, and a ticket of one.
  picture: PIXEL,
  ticket: PIXEL,
  // A signature as a device sends it, and a reception with its reserve, which corrects none.
  customer_drawing: SENT_DRAWING,
  company_drawing: SENT_DRAWING,
  has_reserves: true,
  replaces: null,
  photo_id: null,
  photo_ids: [],
  done_task_ids: [],
  due_on: null,
  lifted_on: todayInFrance(),
  dated_on: todayInFrance(),
  report_id: "5f0c6d1e-8f7b-4c3a-9b52-0d7b1a2c3d4e",
  // A port of this machine where nothing answers.
  host: "127.0.0.1",
  // A name that leads nowhere.
  base_url: "https://modele.example/v1",
  // A call that says it is refused once the rest is another one.
  known_rest_cents: undefined,
  // A file of a mail is that of another mail, or of a document.
  files: [],
  // A colour that is read on paper.
  accent: "#1d4ed8",
  // The usual items of a trade, by one of its sections.
  starter: "plumber",
  sections: ["Heures et déplacements"],
  // An item of the catalogue that is no assembly.
  components: [],
  // A credit note has lines or a sum.
  gross_cents: null,
  vat_basis_points: 2000,
  // That of a seller who is ready: another one is refused on a day that an invoice bears.
  vat_regime: "standard",
  vat_reason: "subcontracting",
  legal_form: "EI",
  insurance_duty: "none",
  mediation: "later",
  // Today: no payment comes later, nor long before its invoice.
  received_on: todayInFrance(),
  bought_on: todayInFrance(),
  purchase_id: "5f0c6d1e-8f7b-4c3a-9b52-0d7b1a2c3d4f",
  decided_on: todayInFrance(),
  history: [{ id: "1", role: "user", origin: "user", type: "text", content: "Bonjour", created_at: "x" }],
};

/** A body that the endpoint accepts, with every field filled. `more` gives values by field name. */
export function fullBody({ body }: Endpoint, more: Readonly<Record<string, unknown>> = {}): unknown {
  return body ? sampleOf(jsonSchema(body), { ...SAMPLES, ...more }) : undefined;
}

/** The required query of an endpoint, as an address writes it. Empty when nothing is required. */
export function leastQuery({ query }: Endpoint): string {
  if (!query) return "";
  const { properties = {}, required = [] } = jsonSchema(query);
  const must = required.map((name) => [name, String(sampleOf(properties[name] ?? {}, SAMPLES, name))]);
  return must.length === 0 ? "" : `?${new URLSearchParams(must).toString()}`;
}

/** The name of an endpoint in test titles. */
export function nameOf({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
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

// A schema is read once: tests ask for the body of an endpoint a thousand times.
const readSchemas = new WeakMap<z.ZodType, Schema>();

function jsonSchema(schema: z.ZodType): Schema {
  const readSchema = readSchemas.get(schema);
  if (readSchema) return readSchema;
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  readSchemas.set(schema, json);
  return json;
}

function pathsOf(schema: Schema, path: FieldPath = []): FieldPath[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => pathsOf(field, [...path, name]));
  const items = schema.items ? pathsOf(schema.items, [...path, "[]"]) : [];
  const options = (schema.anyOf ?? schema.oneOf ?? [])
    .flatMap((option) => pathsOf(option, path))
    .filter((optionPath) => optionPath.length > path.length);
  return [...(path.length > 0 ? [path] : []), ...inner, ...items, ...options];
}

function sampleOf(schema: Schema, samples: Readonly<Record<string, unknown>>, name = ""): unknown {
  if (name in samples) return samples[name];
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return sampleOf(choice, samples, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((choice) => choice !== "") ?? schema.enum[0];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([inner, field]) => [inner, sampleOf(field, samples, inner)]),
    );
  if (schema.items) return [sampleOf(schema.items, samples)];
  if (schema.type === "number" || schema.type === "integer") return schema.minimum ?? 1;
  if (schema.type === "boolean") return true;
  return /_(on|date)$/.test(name) ? "2026-12-01" : "texte";
}
