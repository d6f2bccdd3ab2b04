import type { LineAdvice } from "#domain/lines/vat-advice/advise-vat.ts";
import { ADVICE_REASONS, UNDECIDED_REASONS, VAT_QUESTIONS } from "#domain/lines/vat-advice/advise-vat.ts";
import type { VatAnswers } from "#domain/lines/vat-advice/vat-answers.ts";
import { SALE_QUESTIONS, WORK_KINDS } from "#domain/lines/vat-advice/vat-answers.ts";
import { chosenReason } from "#domain/lines/vat-reasons.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { limitedText, vatReason } from "../fields.ts";

const answer = {
  place: z.enum(SALE_QUESTIONS.place).nullable(),
  site: z.enum(SALE_QUESTIONS.site).nullable(),
  subcontracting: z.enum(SALE_QUESTIONS.subcontracting).nullable(),
  age: z.enum(SALE_QUESTIONS.age).nullable(),
  scale: z.enum(SALE_QUESTIONS.scale).nullable(),
  shipping: z.enum(SALE_QUESTIONS.shipping).nullable(),
};

/** What was answered about the VAT of a project; null: not answered. */
const vatAnswers = z.object({
  ...answer,
  /** The kind of work of each line that was said. */
  kinds: z.array(z.object({ line_id: limitedText(64), kind: z.enum(WORK_KINDS) })).max(MAX_DRAFT_LINES),
});

/** The answers about VAT on the wire. */
export type WireVatAnswers = z.output<typeof vatAnswers>;

const advice = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("advised"),
    vat_basis_points: noAmount(z.number()),
    vat_reason: vatReason.nullable(),
    why: z.enum(ADVICE_REASONS),
  }),
  z.object({ kind: z.literal("to_ask"), question: z.enum(VAT_QUESTIONS) }),
  z.object({ kind: z.literal("undecided"), why: z.enum(UNDECIDED_REASONS) }),
]);

const adviceAnswer = z.object({
  answers: vatAnswers,
  /** The regime decides by itself unless it is the standard one: then no line is advised. */
  vat_regime: z.enum(["franchise", "standard"]).nullable(),
  lines: z.array(
    z.object({
      line_id: z.string(),
      label: z.string(),
      /** The questions that decide of the line, in their order, up to the first without an answer. */
      questions: z.array(z.enum(VAT_QUESTIONS)),
      advice,
    }),
  ),
});

/** The VAT that is advised for the lines of a project, as read by the web. */
export type VatAdviceAnswer = z.infer<typeof adviceAnswer>;

/** The answers once some were sent: what was not sent stays, and null takes an answer back. */
export function withSentAnswers(current: VatAnswers, { kinds, ...sentAnswers }: Partial<WireVatAnswers>): VatAnswers {
  const answers = Object.entries({ ...current, ...sentAnswers }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const sentKinds = kinds && { kinds: Object.fromEntries(kinds.map(({ line_id, kind }) => [line_id, kind])) };
  return { ...Object.fromEntries(answers), ...sentKinds };
}

/** The answers on the wire. */
export function toWireVatAnswers({ kinds = {}, ...answers }: VatAnswers): WireVatAnswers {
  return {
    place: answers.place ?? null,
    site: answers.site ?? null,
    subcontracting: answers.subcontracting ?? null,
    age: answers.age ?? null,
    scale: answers.scale ?? null,
    shipping: answers.shipping ?? null,
    kinds: Object.entries(kinds).map(([line_id, kind]) => ({ line_id, kind })),
  };
}

/** The advice about a line on the wire. */
export function toWireLineAdvice({
  line,
  questions,
  advice: lineAdvice,
}: LineAdvice): VatAdviceAnswer["lines"][number] {
  return {
    line_id: line.id,
    label: line.label,
    questions: [...questions],
    advice:
      lineAdvice.kind === "advised"
        ? {
            kind: lineAdvice.kind,
            vat_basis_points: lineAdvice.vat.basisPoints,
            vat_reason: chosenReason(lineAdvice.vat.reason),
            why: lineAdvice.why,
          }
        : lineAdvice,
  };
}

export const getVatAdvice = endpoint({
  method: "GET",
  path: "/api/projects/{id}/vat-advice",
  access: "signed-in",
  right: "amounts",
  summary:
    "The VAT that each line of a project's quote should have, why, and the questions that decide of it. A reduced " +
    "rate or 0 % is advised only once every one of its conditions is answered",
  answer: adviceAnswer,
});

export const saveVatAnswers = endpoint({
  method: "PUT",
  path: "/api/projects/{id}/vat-answers",
  access: "signed-in",
  touches: ["/api/projects"],
  summary:
    "Keeps the answers that are sent about the VAT of a project; null takes one back. No line is changed by them",
  body: vatAnswers.partial(),
  answer: adviceAnswer,
});
