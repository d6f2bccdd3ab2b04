import { plainWords } from "../shared/search-text.ts";

/** The questions that are answered from the company's data, without a model. */
export type Question = { kind: "late_invoices" | "turnover" | "pending_quotes" | "projects" | "help" | "unknown" };

// The first entry whose words are all in the question is used.
const RECOGNISED: [Question["kind"], RegExp[]][] = [
  [
    "late_invoices",
    [
      /\b(factures?|impayes?|paiements?|reglements?|clients?)\b/,
      /\b(retards?|impayee?s?|en souffrance|echues?|relancer)\b/,
    ],
  ],
  ["late_invoices", [/\bqui (me )?doit\b|\b(reste|restent) a (payer|encaisser)\b/]],
  ["turnover", [/\bchiffre d.affaires?\b|\bca\b|\bencaiss/]],
  ["turnover", [/\bfactur/, /\b(combien|total|mois|annee)\b/]],
  ["pending_quotes", [/\bdevis\b/, /\b(attente|reponse|relancer|en cours|signes?|envoyes?|combien|quels?)\b/]],
  ["projects", [/\b(projets?|chantiers?)\b/, /\b(en cours|quels?|liste|mes|combien)\b/]],
  ["help", [/\b(que|quoi) (peux|sais|fais)|\bpeux[- ]tu faire\b|\baide\b|\bcomment (ca|tu) march/]],
];

/** Which of our questions a message asks. */
export function recogniseQuestion(message: string): Question {
  const text = plainWords(message);
  const match = RECOGNISED.find(([, patterns]) => patterns.every((pattern) => pattern.test(text)));
  return { kind: match?.[0] ?? "unknown" };
}
