import { sha256Hex } from "#server/sha256.ts";
import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/**
 * A database filled by an earlier version, as text: its applied migrations, its rows by table as JSON in the order of
 * the foreign keys, and what its addresses answered, by company and path.
 */
export type EarlierDatabase = {
  migrations: string[];
  tables: { name: string; rows: string[] }[];
  companies: { id: string; paths: string[] }[];
  links: { kind: "quote" | "invoice"; token: string }[];
  answers: Record<string, EarlierAnswer>;
};

/** What an address answered. A long file is kept as its hash, JSON is kept whole. */
export type EarlierAnswer = { status: number; type: string; body: string };

/** The database kept in a compressed file of this folder. */
export function readEarlierDatabase(name: string): EarlierDatabase {
  return JSON.parse(gunzipSync(readFileSync(new URL(name, import.meta.url))).toString()) as EarlierDatabase;
}

/** The files of documents that were stored, by their address. Others are made at the first request. */
export function storedFiles({ tables }: EarlierDatabase): Set<string> {
  const rowsOf = (table: string) => {
    const rows = tables.find(({ name }) => name === table)!.rows;
    return rows.map((row) => JSON.parse(row) as Record<"token" | "document_id" | "format", string>);
  };
  const files = new Set(rowsOf("document_file").map(({ document_id, format }) => `${document_id}.${format}`));
  const addresses = rowsOf("public_link").flatMap(({ token, document_id }) =>
    ["pdf", "xml"].flatMap((format) =>
      files.has(`${document_id}.${format}`) ? [`/documents/${token}.${format}`] : [],
    ),
  );
  return new Set(addresses);
}

/** What an address answers now. `headers` identify the caller. */
export async function answerOf(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string> = {},
): Promise<EarlierAnswer> {
  const answer = await app.inject({ url, headers });
  const type = String(answer.headers["content-type"]);
  const isFile = answer.statusCode === 200 && !/json|xml/.test(type.replace("svg+xml", "svg"));
  const body = isFile ? sha256Hex(answer.rawPayload) : answer.body;
  return { status: answer.statusCode, type, body };
}

/**
 * What differs from an earlier answer, or null. A file has the same bytes, and a page the same view. Other JSON may
 * have more fields than before, and the former fields are unchanged, but for one state: what comes to nothing is paid.
 */
export function differenceSince(before: EarlierAnswer, now: EarlierAnswer): string | null {
  if (before.status !== now.status || before.type !== now.type)
    return `answered ${before.status} ${before.type}, answers ${now.status} ${now.type}`;
  if (!before.type.includes("json")) return firstDifference(before.body, now.body);
  return differentValue(JSON.parse(before.body, asStatedNow), JSON.parse(now.body), "answer");
}

function asStatedNow(_key: string, value: unknown): unknown {
  const invoice = value as { status?: string; total?: number; view?: { amounts?: { grossCents: number } } } | null;
  const isNothing = invoice?.total === 0 || invoice?.view?.amounts?.grossCents === 0;
  return invoice?.status === "issued" && isNothing ? { ...invoice, status: "paid" } : value;
}

function firstDifference(before: string, now: string): string | null {
  if (before === now) return null;
  const place = [...before].findIndex((letter, index) => letter !== now[index]);
  const from = Math.max(0, place - 20);
  return `was « ${before.slice(from, from + 80)} », is « ${now.slice(from, from + 80)} »`;
}

function differentValue(before: unknown, now: unknown, path: string): string | null {
  if (path === "answer.request_id") return null;
  const isWhole = path === "answer.view" || typeof before !== "object" || typeof now !== "object";
  if (isWhole || before === null || now === null)
    return JSON.stringify(before) === JSON.stringify(now)
      ? null
      : `${path} was ${JSON.stringify(before)}, is ${JSON.stringify(now)}`;
  if (Array.isArray(before) && (now as unknown[]).length !== before.length) return `${path} has another length`;
  const fields = Object.entries(before).map(([key, value]) =>
    differentValue(value, (now as Record<string, unknown>)[key], `${path}.${key}`),
  );
  return fields.find((field) => field !== null) ?? null;
}
