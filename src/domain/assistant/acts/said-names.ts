import { FIRST_NAMES } from "../words/first-names.ts";
import { pattern } from "../words/pattern.ts";

// The names that a correction says, one for another.

/** « c'est pas Nathalie c'est Natacha »: one first name for another. */
export function isFirstNameDenied(text: string): boolean {
  const [, wrong = "", right = ""] = DENIED_NAME.exec(text) ?? [];
  return (FIRST_NAMES.has(wrong) && FIRST_NAMES.has(right)) || swappedFirstName(text) !== null;
}

/** The right one of « ah non Josiane pas Josette », or null. */
export function swappedFirstName(text: string): string | null {
  const [, right = "", wrong = ""] = SWAPPED.exec(text) ?? [];
  return FIRST_NAMES.has(wrong) && FIRST_NAMES.has(right) ? right : null;
}

const SWAPPED = pattern`
    ^(?:(?:ah|oh|non|nan|pardon|oups|mince|zut|attends|euh|erreur|,) )+([a-z]+) (?:, )?(?:et )?(?:pas|non)
    \x20([a-z]+)(?: [.!])*$`;

const DENIED_NAME = /\b(?:pas|plus) ([a-z]+) (?:, )?(?:, |mais (?:bien )?|c' est (?:plutot )?)([a-z]+)\b/;

/** « elle s'appelle Manon, pas Marion ». */
export function isFirstName(text: string): boolean {
  const [, name = ""] = /\bs' appelle ([a-z]+)(?= (?:,|et|pas|stp|avec|sans)|$)/.exec(text) ?? [];
  return !/\bnom\b/.test(text) && FIRST_NAMES.has(name);
}

/** The name that « corrige Martinez en Martines » corrects, or null. */
export function fieldOfRenamed(text: string): "firstName" | "lastName" | null {
  const [, former = "", name = ""] = RENAMED.exec(text) ?? [];
  if (former === "" || !isMisspelt(former, name)) return null;
  return FIRST_NAMES.has(former) ? "firstName" : "lastName";
}

// « corrige Martinez en Martines ».
const RENAMED =
  /^(?:(?:non|nan|ah|pardon|,) )*(?:corrige|remplace|rectifie|change)[rz]? ([a-z]{3,}) (?:en|par) ([a-z]{3,})(?: |$)/;

/** True for two spellings of one name. */
export function isMisspelt(former: string, name: string): boolean {
  return former.slice(0, 3) === name.slice(0, 3) && Math.abs(former.length - name.length) <= 2;
}

/**
 * True for a person's name that is said again after it was given: « pardon c'est Leroux, pas Leroy », « le client c'est
 * M. Guérin ». Of the first, both names have one shape, so that no other thing is denied.
 */
export function saysOtherName(text: string): boolean {
  const [, name = "", former = ""] = NAME_NOT_OTHER.exec(text) ?? [];
  if (name === "") return CUSTOMER_IS.test(text);
  const isOther = [name, former].some((word) => FIRST_NAMES.has(word) || NO_NAME.test(word));
  return !isOther && isMisspelt(former, name);
}

/** True for « j'ai écrit Gaudry mais c'est Baudry »: two names of one sound. */
export function isNameMiswritten(text: string): boolean {
  const [, former = "", name = ""] = MISWRITTEN.exec(text) ?? [];
  const isAlike = isMisspelt(former, name) || (former !== name && former.slice(-LIKE_END) === name.slice(-LIKE_END));
  return name !== "" && isAlike && !NO_NAME.test(former) && !FIRST_NAMES.has(name);
}

const LIKE_END = 4;
const MISWRITTEN = pattern`
    ^(?:(?:non|nan|ah|oups|pardon|zut|mince|attends|,) ){0,4}(?:j ?'|on|tu|vous) ?(?:ai|avais|a|avait|as|avez)
    \x20(?:mis|dit|note|ecrit|tape|marque) (?:m |mme |monsieur |madame )?([a-z]{3,}) (?:, )?(?:mais )?
    (?:c ?' ?est|il faut lire|faut lire) (?:m |mme |monsieur |madame )?([a-z]{3,})(?: [.!])*$`;

/** « c'est Leroux, pas Leroy »: the name, then the one that it is not. */
export const NAME_NOT_OTHER = pattern`
    (?:^|[ ,])(?:c ?' ?est|cest|ce sera) (?:(?:m|mr|mme|mlle|monsieur|madame) (?:. )?)?
    ((?:(?:l[ea]|de|du|da|van|el|ben) )?[a-z]{3,}) (?:, )?(?:et )?
    (?:pas|non|non pas) (?:(?:m|mr|mme|mlle|monsieur|madame) (?:. )?)?
    ((?:(?:l[ea]|de|du|da|van|el|ben) )?[a-z]{3,})(?: (?:[.,!]|stp|svp|merci))*$`;

const CUSTOMER_IS = pattern`
    ^(?:(?:non|nan|ah|oh|en fait|pardon|attends?|attendez|desole|mais|oups|zut|mince|,) ){0,5}(?:le|la|mon|ma|notre)
    \x20cliente? (?:c' est|est|ce sera|s' appelle) (?:m|mr|mme|mlle|monsieur|madame) (?:[.,] )?[a-z]{2,}
    (?:[ -][a-z]{2,}){0,3}$`;

// « c'est quatre, pas quatorze », « c'est mardi, pas mars ».
const NO_NAME = pattern`
    ^(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|
    quarante|cinquante|soixante|cent|mille|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|
    avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|demain|heures?|jours?|semaines?|mois|ans?|annees?|
    mensuel|mensuelle|mensuels?|annuel|annuelle|ponctuel|ponctuelle|recurrent|recurrente|regulier|reguliere|hebdo|
    trimestriel|trimestrielle|apres|avant|matin|midi|soir|debut|fin)$`;
