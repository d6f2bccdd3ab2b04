import { centsToEuros } from "../../shared/money.ts";
import { pattern } from "../words/pattern.ts";
import { taxesAt } from "../words/said-taxes.ts";
import type { Token } from "../words/tokens.ts";
import { tokenAt, wordsBetween } from "../words/tokens.ts";
import type { TypedNumber } from "./numbers/number-at.ts";
import { numberAt } from "./numbers/number-at.ts";
import type { CountedUnit } from "./units.ts";
import { unitAt } from "./units.ts";

/** An amount of money: euros, for which unit when said, and with or without taxes when said. */
export type TypedPrice = {
  euros: number;
  per: CountedUnit | null;
  taxes: "ht" | "ttc" | null;
  isWhole: boolean;
  next: number;
};

/** The price whose number has just been read, or null when no money follows it. */
export function priceAt(tokens: readonly Token[], start: number, number: TypedNumber): TypedPrice | null {
  const money = moneyAt(tokens, number) ?? moneyPerUnit(tokens, start, number);
  if (!money) return null;
  const taxes = taxesAt(tokens, money.next);
  const per = perAt(tokens, taxes?.next ?? money.next);
  const lateTaxes = taxes ? null : taxesAt(tokens, per?.next ?? money.next);
  const next = lateTaxes?.next ?? per?.next ?? taxes?.next ?? money.next;
  const isWhole = WHOLE.test(textFrom(tokens, next));
  // « 3e étage », « 46e de l'heure », « forfait 40e », « 900e forfait »: the letter alone needs more.
  const isShown =
    per ?? taxes ?? lateTaxes ?? (isWhole || BEFORE_PRICE.test(tokens[start - 1]?.text ?? "") || isPlainPrice());
  if (money.isWeak && !isShown) return null;
  // « 8 fenêtres, 640 € la fenêtre ».
  const perThing = isPerSaidThing(tokens, start, next) ? "piece" : null;
  return { euros: money.euros, per: per?.unit ?? perThing, taxes: (taxes ?? lateTaxes)?.taxes ?? null, isWhole, next };

  // « chauffe-eau 200l 540e ».
  function isOfSize({ isSpaced }: Token): boolean {
    return !isSpaced && tokens[start - 2]?.kind === "number";
  }

  // « coupe 25e, brushing 20e »: after a thing, and before no place in an order.
  function isPlainPrice(): boolean {
    const previous = tokens[start - 1];
    // « livraison : 40e », « logo pour 450e, … ».
    const isNamed = previous?.text === ":" && tokens[start - 2]?.kind === "word";
    const isForSum =
      /^(pour|pr)$/.test(previous?.text ?? "") && /^(|[,;.+\n]|et|puis)$/.test(tokens[number.next + 1]?.text ?? "");
    // « facture de 600e pour … »: the sum of a document.
    const isOfDocument = previous?.text === "de" && SUMMED.test(tokens[start - 2]?.text ?? "");
    const isAfterThing =
      isNamed ||
      isForSum ||
      isOfDocument ||
      (previous?.kind === "word" && (isOfSize(previous) || !NO_THING.test(previous.text)));
    const isPlausible = number.value >= LEAST_RATE || CHARGE.test(previous?.text ?? "");
    return isAfterThing && isPlausible && !OF_ORDER.test(tokens[number.next + 1]?.text ?? "");
  }
}

// « déplacement 5e »: nobody counts these, and little is asked for them.
const CHARGE = /^(deplacements?|livraison|trajet|transport|peages?|parking|port|frais|supplement)$/;

const SUMMED = /^(?:devis|devi|factures?|facturette|acomptes?|avoir|montant|somme|hauteur|total)$/;

const NO_THING =
  /^(paris|lyon|marseille|le|la|les|l|du|au|de|des|un|une|et|ou|mon|ma|notre|ce|cette|chaque|pour|en|dans|sur)$/;
const OF_ORDER = pattern`
    ^(etages?|arrondissements?|arr|rue|fois|jours?|annees?|ans?|anniversaires?|siecles?|semaines?|mois|visites?|
    interventions?|seances?|factures?|devis|clients?|relances?|passages?|versements?|situations?|tranches?|niveaux?|
    lots?|edition|avenant|rappels?)$`;

const BEFORE_PRICE = /^(a|c|x|\*|=|forfait|fft|prix|tarif|total|soit)$/;

const WHOLE = pattern`
    ^(forfait(?=$| [,;.\n?!)])|(?:pour )?(?:le tout|l ' ensemble|tout(?=$| [,;.\n?!)]))|
    en tout|au total|t(?:ou)?t compris|all in|au forfait|
    forfaitaires?)\b`;

type Money = { euros: number; next: number; isWeak: boolean };

function moneyAt(tokens: readonly Token[], { value, next }: TypedNumber): Money | null {
  const word = tokens[next]?.text ?? "";
  const isGlued = tokens[next]?.isSpaced === false;
  if (/^(€|eur|euros?|uros|euors|balles?)$/.test(word)) {
    const cents = tokens[next + 1];
    const hasCents = cents?.isSpaced === false && cents.kind === "number" && cents.text.length === 2;
    if (hasCents && Number.isInteger(value))
      return { euros: Number(`${value}.${cents.text}`), next: next + 2, isWeak: false };
    const centsInWords = Number.isInteger(value) && /^euros?$/.test(word) ? spokenCents(tokens, next + 1) : null;
    return centsInWords
      ? {
          euros: Number(`${value}.${String(centsInWords.cents).padStart(2, "0")}`),
          next: centsInWords.next,
          isWeak: false,
        }
      : { euros: value, next: next + 1, isWeak: false };
  }
  // « soixante centimes », « 35 cts ».
  if (/^(centimes?|cts)$/.test(word)) return { euros: centsToEuros(value), next: next + 1, isWeak: false };
  if (/^k(e|eur|euros?)$/.test(word)) return { euros: thousands(value), next: next + 1, isWeak: false };
  if (word === "k") {
    const isMoney = /^(€|e|eur|euros?|balles?)$/.test(tokens[next + 1]?.text ?? "");
    if (isMoney) return { euros: thousands(value), next: next + 2, isWeak: false };
    const hundreds = tokens[next + 1];
    // « 1k8 » is 1 800, « 1k25 » is 1 250.
    if (isGlued && hundreds?.isSpaced === false)
      return Number.isInteger(value) ? figuresAfterK(tokens, value, next) : null;
    if (isGlued) return { euros: thousands(value), next: next + 1, isWeak: false };
  }
  if (word !== "e") return null;
  // « 8e50 »: the cents are glued to the letter.
  const cents = isGlued ? tokens[next + 1] : undefined;
  const hasCents = cents?.isSpaced === false && /^\d\d$/.test(cents.text) && isEndOfAmount(tokens[next + 2]);
  return hasCents && Number.isInteger(value)
    ? { euros: Number(`${value}.${cents.text}`), next: next + 2, isWeak: false }
    : { euros: value, next: next + 1, isWeak: true };
}

function isEndOfAmount(token: Token | undefined): boolean {
  return token?.isSpaced !== false || /^([,;.!?)/+]|ht|ttc)$/.test(token.text);
}

function figuresAfterK(tokens: readonly Token[], value: number, at: number): Money | null {
  const [figures, sign] = [tokens[at + 1], tokens[at + 2]];
  if (figures?.kind === "sign") return { euros: thousands(value), next: at + 1, isWeak: false };
  const isMoney = /^(€|e|eur|euros?|balles?)$/.test(sign?.text ?? "");
  const isEnd = isMoney || sign?.isSpaced !== false || /^([,;.!?)+]|ht|ttc)$/.test(sign.text);
  if (figures?.kind !== "number" || figures.text.length > 3 || !isEnd) return null;
  return { euros: Number(`${value}${figures.text.padEnd(3, "0")}`), next: at + (isMoney ? 3 : 2), isWeak: false };
}

// « quarante-deux euros cinquante », « 42 euros et 50 centimes ». What ends the price, or what it is the price of, has
// to follow: « 40 euros 2 jours » says something else.
function spokenCents(tokens: readonly Token[], index: number): { cents: number; next: number } | null {
  const start = tokens[index]?.text === "et" ? index + 1 : index;
  // « dix-neuf euros cinquante et une heure »: one hour begins there.
  const tens = start === index ? CENTS_BEFORE_ONE.exec(textFrom(tokens, start)) : null;
  if (tens) return { cents: TENS[tens[1] ?? ""] ?? 0, next: start + 1 };
  const number = numberAt(tokens, start);
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 99) return null;
  if (/^(centimes?|cts?|cents?)$/.test(tokens[number.next]?.text ?? ""))
    return { cents: number.value, next: number.next + 1 };
  const isEnd = SPOKEN_END.test(textFrom(tokens, number.next));
  return start === index && number.value >= 5 && isEnd ? { cents: number.value, next: number.next } : null;
}

const TENS: Record<string, number> = { vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 };
const CENTS_BEFORE_ONE = /^(vingt|trente|quarante|cinquante|soixante) et une? (?!centimes?|cts?|cents?)[a-z]/;

const SPOKEN_END = pattern`
    ^($|[,;.!?)\n/]|ht|ttc|
    (?:et|puis|plus|avec|debut|demarrage|demarre|pose|posee|chaque|stp|svp|merci)( |$)|
    de l|l '|par|hors|pour(?! cent)|
    (le|la|du|au) (m|metre|ml|litre|kilo|kg|lot|mois|jour|piece|paire|rouleau|sac|metre carre)( |$)|
    (le|la) (?!lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir)[a-z]{3,}|(chacun|piece|pce|tva)( |$))`;

const LEAST_RATE = 10;
const LEAST_DAY_RATE = 100;

// « 420/j », « 55 de l'heure », « à 62 le m² », « 9800 TTC »: a number by the unit or with its taxes is a price.
// « 2/jour » and « 3 par jour » count something.
function moneyPerUnit(tokens: readonly Token[], start: number, { value, next }: TypedNumber): Money | null {
  if (/^(ht|ttc|hors)$/.test(tokens[next]?.text ?? "") && taxesAt(tokens, next))
    return { euros: value, next, isWeak: false };
  if (
    isPriced(tokens, start) &&
    (isEach(tokens, next) || isPerUnit(tokens, next) || isPerSaidThing(tokens, start, next))
  )
    return { euros: value, next, isWeak: false };
  // « 260 m² 1.90/m² ». « ardoises 22/m² » counts slates.
  const isOfSize = tokens[next]?.text === "/" && SIZE_BEFORE.test(wordsBetween(tokens, Math.max(0, start - 2), start));
  if (isOfSize && /^(?:m|m2|m3|kg)$/.test(unitAt(tokens, next + 1)?.unit ?? ""))
    return { euros: value, next, isWeak: false };
  if (value < LEAST_RATE) return null;
  // « deux radiateurs 240 pièce », « carrelage 12 m² 45 le mètre ».
  if (
    !NO_THING.test(tokenAt(tokens, start - 1).text) &&
    (isEach(tokens, next) || OF_MEASURE.test(textFrom(tokens, next)))
  )
    return { euros: value, next, isWeak: false };
  // « 2 jours 350 par jour ».
  const isDayBefore = unitAt(tokens, start - 1)?.unit === "day" && value >= LEAST_DAY_RATE;
  // « jour et demi, 330 par jour », « tarif : 360 par jour ».
  const isApart = /^[,:]?$/.test(wordsBetween(tokens, start - 1, start)) && value >= LEAST_DAY_RATE;
  if ((isDayBefore || isApart) && /^par (jour|jr|j)(?![a-z])/.test(textFrom(tokens, next)))
    return { euros: value, next, isWeak: false };
  if (/^((de )?l ' heure|(a )?la journee|par heure)(?![a-z])/.test(textFrom(tokens, next)))
    return { euros: value, next, isWeak: false };
  if (tokens[next]?.text !== "/" || tokens[next].isSpaced) return null;
  const unit = tokens[next + 1]?.isSpaced === false ? unitAt(tokens, next + 1) : null;
  return unit?.unit === "h" || unit?.unit === "day" ? { euros: value, next, isWeak: false } : null;
}

// « à 240 pièce », « 85 chacun », « 30 l'unité »: of each. « 3 pièces » counts rooms.
function isEach(tokens: readonly Token[], next: number): boolean {
  return EACH.test(textFrom(tokens, next));
}

const SIZE_BEFORE = /(?:^| )(?:m 2|m 3|ml|m|kg)$/;
const EACH = /^(piece|pce|chacune?s?|(a )?(l '|la) (unite|une?|piece))(?![a-z])/;
const OF_MEASURE = /^(le|du|l '|par|au) (m2|m3|ml|mq|metre|metres|mcarre|m|litre|kilo|kg)(?![a-z])/;

// « à 62 le m² ». « prises à 2 par pièce » and « chevilles à 4 par m² » count things.
function isPerUnit(tokens: readonly Token[], next: number): boolean {
  if (!/^(le|la|l|du|par|\/)$/.test(tokens[next]?.text ?? "")) return false;
  const per = perAt(tokens, next);
  return per !== null && (tokens[next]?.text !== "par" || /^(h|day|month)$/.test(per.unit));
}

// « 6 séances à 140 la séance »: of each thing that was counted just before.
function isPerSaidThing(tokens: readonly Token[], start: number, next: number): boolean {
  if (!/^(?:la|le|l|par|chaque)$/.test(tokens[next]?.text ?? "")) return false;
  const noun = tokens[next + 1]?.text === "'" ? next + 2 : next + 1;
  const { kind, text } = tokenAt(tokens, noun);
  if (unitAt(tokens, noun) !== null) return false;
  const singular = text.replace(/s$/, "");
  if (kind !== "word" || singular.length < LEAST_THING) return false;
  return tokens.slice(Math.max(0, start - MOST_BEFORE), start).some(({ text: word }, index, tokensBefore) => {
    return word.replace(/s$/, "") === singular && tokensBefore[index - 1]?.kind === "number";
  });
}

const LEAST_THING = 4;
const MOST_BEFORE = 10;

function isPriced(tokens: readonly Token[], start: number): boolean {
  return /^(a|x|\*|@|=)$/.test(tokens[start - 1]?.text ?? "");
}

// Rounded to the cent: 4,2 thousands are 4200, whatever the binary fractions.
function thousands(value: number): number {
  return Number((value * 1000).toPrecision(12));
}

const PER = pattern`
    ^(\/|par|per|chaque|pour une?|(de |a )?l '|(de |a )?la|de(?= (lh|lheure|leure)( |$))|le|du|an?)(?![a-z])`;

function perAt(tokens: readonly Token[], index: number): { unit: CountedUnit; next: number } | null {
  const text = textFrom(tokens, index);
  if (/^(a )?l ' une?(?![a-z])/.test(text)) return { unit: "piece", next: index + (text.startsWith("a ") ? 4 : 3) };
  if (/^(?:lune?|lunite)(?![a-z])/.test(text)) return { unit: "piece", next: index + 1 };
  if (
    /^(chacune?s?|each|pieces?|pce|chaque)(?![a-z])/.test(text) &&
    !/^chaque (?!(?:et|puis|plus|pour|avec) )[a-z]/.test(text)
  )
    return { unit: "piece", next: index + 1 };
  const [link] = PER.exec(text) ?? [];
  const isGluedUnit = tokens[index]?.isSpaced === false || /^(heure|jour)$/.test(tokens[index]?.text ?? "");
  if (link === undefined) return isGluedUnit ? unitAt(tokens, index) : null;
  const unit = unitAt(tokens, index + link.split(" ").length);
  // « le forfait » is the whole price, not the price of each.
  return unit && unit.unit !== "other" ? unit : null;
}

/** The next few tokens, joined by spaces. */
function textFrom(tokens: readonly Token[], index: number): string {
  return wordsBetween(tokens, index, index + 5);
}
