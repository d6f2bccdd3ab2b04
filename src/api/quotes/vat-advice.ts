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

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).nullable().default(null);

/** What was oneOf about the VAT of a project; null: not answered. */
const vatAnswers = z.object({
  place: oneOf(SALE_QUESTIONS.place),
  site: oneOf(SALE_QUESTIONS.site),
  subcontracting: oneOf(SALE_QUESTIONS.subcontracting),
  age: oneOf(SALE_QUESTIONS.age),
  scale: oneOf(SALE_QUESTIONS.scale),
  shipping: oneOf(SALE_QUESTIONS.shipping),
  kinds: z
    .array(z.object({ line_id: limitedText(64), kind: z.enum(WORK_KINDS) }))
    .max(MAX_DRAFT_LINES)
    .default([]),
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

/** The answers as the domain knows them, from the wire. */
export function toVatAnswers({ kinds, ...answers }: WireVatAnswers): VatAnswers {
  const givenAnswers = Object.entries(answers).filter(([, answer]) => answer !== null);
  return {
    ...Object.fromEntries(givenAnswers),
    kinds: Object.fromEntries(kinds.map(({ line_id, kind }) => [line_id, kind])),
  };
}

/** The answers on the wire. */
export function toWireVatAnswers({ kinds = {}, ...answers }: VatAnswers): WireVatAnswers {
  return vatAnswers.parse({
    ...answers,
    kinds: Object.entries(kinds).map(([line_id, kind]) => ({ line_id, kind })),
  });
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
  summary: "Keeps the answers about the VAT of a project, all of them at once; no line is changed by them",
  body: vatAnswers,
  answer: adviceAnswer,
});
