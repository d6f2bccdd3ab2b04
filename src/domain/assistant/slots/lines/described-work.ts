import type { Slot, Slots } from "../../understanding.ts";

// « audit d'accessibilité RGAA 4.1, … », « site sous WordPress 6.7. »: the number ends the name of a thing.
function withVersion(text: string, description: Slot<string>): Slot<string> {
  const { value, at } = description;
  const [version = ""] = VERSION.exec(text.slice(at[1], at[1] + LONGEST_VERSION)) ?? [];
  const isName = /(?:^|[\s'’])(?:\p{Lu}\S*|niveau|cat|version)$/u.test(value.slice(-LONGEST_VERSION * 2));
  if (version === "" || !isName || !text.slice(at[0], at[1]).endsWith(value)) return description;
  return { value: value + version, at: [at[0], at[1] + version.length] };
}

const LONGEST_VERSION = 12;
const VERSION = /^ ?\d{1,2}(?:\.\d{1,2})?(?=[,;)]|\.?$|\.\s)/;

/** The description without the brackets around « pour la société Kerlan (nettoyage de vitres) ». */
export function withoutBrackets(text: string, { description, ...others }: Slots): Slots {
  // « 8 jours à un TJM de 510 € » leaves an article.
  const isRate = /^(?:(?:une?|le|la|mon) )?(?:tjm|taux|tarif)$/i.test(description?.value ?? "");
  if (description === undefined || isRate || !/\p{L}{3}/u.test(description.value)) return others;
  const { value, at } = withVersion(text, description);
  const isWrapped = value.startsWith("(") && value.endsWith(")") && value.indexOf(")") === value.length - 1;
  if (!isWrapped) return { ...others, description: { value, at } };
  return { ...others, description: { value: value.slice(1, -1).trim(), at: [at[0] + 1, at[1] - 1] } };
}
