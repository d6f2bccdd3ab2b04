import { MAX_DRAWING } from "#domain/documents/drawn-signature.ts";
import { refused } from "#domain/shared/refusal.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok } from "#domain/shared/refusal.ts";
import type { FastifyInstance } from "fastify";

const MOST_BYTES = 65_536;
const MOST_OPTIONS = 500;
const LIMITS: Readonly<Record<string, number>> = { question: 2_000, reason: 2_000, drawing: MAX_DRAWING };
const USUAL_LIMIT = 200;

/** Reads the bodies of plain forms, which a page sends without any script. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: MOST_BYTES },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  );
}

/** A form as it was sent: its texts, tidied, and the options and certificates that were ticked. */
export type PageForm = {
  text: (name: string) => string;
  typedTexts: Record<string, string>;
  options: string[];
  certificates: number[];
  isTicked: (name: string) => boolean;
};

/** Reads a form. Refuses one of its texts that is too long, and names it. */
export function readForm(body: unknown): Result<PageForm> {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams();
  const typedTexts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (name === "option") continue;
    // A certificate is ticked by its place, and stays so after a refusal.
    if (name === "certificate") {
      if (/^\d{1,2}$/.test(value)) typedTexts[`certificate-${value}`] = value;
      continue;
    }
    if (value.length > (LIMITS[name] ?? USUAL_LIMIT)) return refused("text_too_long", [name]);
    typedTexts[name] = tidy(value);
  }
  return ok({
    text: (name) => typedTexts[name] ?? "",
    typedTexts,
    options: form.getAll("option").slice(0, MOST_OPTIONS),
    certificates: form.getAll("certificate").map(Number),
    isTicked: (name) => form.has(name),
  });
}

// No database holds NUL nor half a character.
function tidy(value: string): string {
  return value.replaceAll("\r\n", "\n").replaceAll("\0", "").toWellFormed().trim();
}
