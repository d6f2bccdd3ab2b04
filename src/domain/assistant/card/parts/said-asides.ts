import { pattern } from "../../words/pattern.ts";
import { readGift } from "../gifts/said-gift.ts";
import { readProjectName } from "../orders/renamed-line.ts";

// What a sentence about the lines of a card says besides: its first day, the name of its project, a gift.

const DAY = pattern`
  \b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|janvier|fevrier|mars|avril|mai|juin|juillet|aout|
  septembre|octobre|novembre|decembre|semaine|rentree)\b|\b(?:le|des le|au) \d{1,2}\b|\b\d{1,2}\/\d{1,2}\b|
  \bdans (?:\d{1,2}|un|une|deux|trois|quatre|quinze) (?:jours?|semaines?|mois)\b`;
const BEGINS = pattern`
  ^(?:(?:on|je|nous|ca|le chantier|les travaux|la mission|le projet) )?(?:peut |peux |vais |va |pourra )?
  (?:commenc|demarr|debut|attaqu)[a-z]*\b`;

/** True for words that say the first day: « on commence lundi ». */
export function saysFirstDay(plain: string): boolean {
  return BEGINS.test(plain) && DAY.test(plain) && !/€|\beuros?\b|%/.test(plain);
}

/** True for a part of a sentence that is about no line, or gives one: « le projet s'appelle Villa ». */
export function saysAside(plain: string): boolean {
  const gift = readGift(plain);
  return saysFirstDay(plain) || readProjectName(plain) !== null || (gift !== null && !gift.isOfSeveral);
}
