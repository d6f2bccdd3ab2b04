import type { SaidLine, Slot, Slots } from "../../understanding.ts";
import { pattern } from "../../words/pattern.ts";

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

/**
 * The amounts and the description, the place apart that stands joined to the first line: « pour sa salle de bain dépose
 * 250 €, receveur 310 € » is « dépose », for the « salle de bain ».
 */
export function withPlaceApart(text: string, { amounts, description }: SaidWork): SaidWork {
  const [first, ...others] = amounts.lines ?? [];
  const [, lead = "", place = "", label = ""] = JOINED.exec(first?.value.label ?? "") ?? [];
  const at = place === "" ? -1 : text.indexOf(`${lead}${place}`);
  const isFor = LEAD.test(text.slice(Math.max(0, at - LONGEST_LEAD), at));
  if (first === undefined || others.length === 0 || at < 0 || !isFor) return { amounts, description };
  const start = at + lead.length;
  const lines: Slot<SaidLine>[] = [{ ...first, value: { ...first.value, label } }, ...others];
  const placeSlot: Slot<string> = { value: place, at: [start, start + place.length] };
  return { amounts: { ...amounts, lines }, description: { description: placeSlot, ...description } };
}

type SaidWork = { amounts: Slots; description: Slots };

const LONGEST_LEAD = 14;
const LEAD = /(?:^|\s)(?:pour|pr)\s(?:(?:s[ao]n?|ses|leurs?|l[ae]s?|m[ao]n?|mes|une?|notre|nos|votre|vos)\s|l['’])?$/i;
const JOINED = new RegExp(
  pattern`
    ^((?:s[ao]n?|ses|leurs?|l[ae]s?|m[ao]n?|mes|notre|nos|votre|vos) )?(salles? (?:de bains?|d['’]eau|[àa] manger)|
    cuisine|chambres?|salon|séjour|sejour|garage|terrasse|jardin|maison|appartement|appart|studio|wc|toilettes|bureau|
    cave|entrée|entree|couloir|véranda|veranda|buanderie|cellier|grenier|combles|sdb)
    \x20((?:d[ée]pose|pose|reprise|remise|peinture|plomberie|démolition|demolition|fourniture|
    [a-zà-ÿ]{3,}(?:age|ment|tion))(?:$|[ ].*))$`.source,
  "i",
);
