import { withoutAccents } from "#domain/shared/search-text.ts";

/** The fields that a template may have, by their names between braces. */
export const TEMPLATE_FIELDS = ["client", "projet", "devis", "facture", "montant", "échéance", "entreprise"] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

/** What is known for the fields of a mail. A field that is missing or empty stays to be filled. */
export type TemplateValues = Readonly<Partial<Record<TemplateField, string>>>;

/** The most templates of a company, and what each may hold. */
export const TEMPLATE_LIMITS = { count: 50, nameCharacters: 80 } as const;

// No closing brace and no line within: each brace is read once.
const FIELD = /\{([\p{L}\p{N} _-]{1,40})\}/gu;

/**
 * A text with its fields filled. Those that nothing is known for, and those that no template has, stay between their
 * braces: their writer sees them, and the mail does not leave with them (`openFields`).
 */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(FIELD, (field, name: string) => {
    const ownField = TEMPLATE_FIELDS.find((one) => keyOf(one) === keyOf(name));
    return (ownField && values[ownField]) || field;
  });
}

/** The fields of a text that are not filled, each once, with their braces. */
export function openFields(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(FIELD), ([field]) => field))];
}

// « {Échéance} », « {echeance} » and « { échéance } » are one field.
function keyOf(name: string): string {
  return withoutAccents(name.trim().toLowerCase());
}
