import type { Pick } from "./order-words.ts";
import { inWords } from "./order-words.ts";

// The hands that write made orders: in a hurry, dictated without a sign, with a slip of a finger.

/** The order as this hand writes it. */
export function writtenBy(hand: string, text: string, pick: Pick): string {
  switch (hand) {
    case "small":
      return text.toLowerCase();
    case "hurried":
      return withoutAccents(text.toLowerCase())
        .replaceAll(" €", "e")
        .replaceAll("²", "2")
        .replace(/\bpour\b/g, "pr")
        .replace(/ %/g, "%")
        .replace(/\bavec\b/g, "avc");
    case "dictated":
      return dictatedText(text);
    case "mistyped":
      return mistypedText(text, pick);
    default:
      return text;
  }
}

function dictatedText(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d) ?h\b/g, "$1 heures")
    .replace(/(\d) j\b/g, "$1 jours")
    .replace(/€\/h\b/g, "€ de l'heure")
    .replace(/€\/(?:jour|j)\b/g, "€ par jour")
    .replace(/€\/m²/g, "€ le m²")
    .replace(/€\/ml/g, "€ le mètre")
    .replace(/ ml(?![\p{L}²])/gu, " mètres")
    .replace(/ m(?![\p{L}²\d.])/gu, " mètres")
    .replace(/(\d) x /g, "$1 à ")
    .replace(/ x /g, " à ")
    .replace(/m²|m2/g, "mètres carrés")
    .replace(/le mètres/g, "le mètre")
    .replace(/du mètres/g, "du mètre")
    .replace(/mètre carrés/g, "mètre carré")
    .replace(
      /(\d+),(\d+)/g,
      (_all, whole: string, part: string) => `${inWords(Number(whole))} virgule ${inWords(Number(part))}`,
    )
    .replace(/\d+/g, (figures) => inWords(Number(figures)))
    .replace(/€/g, "euros")
    .replace(/%/g, "pour cent")
    .replace(/\n/g, " ")
    .replace(/ [-+:;] |[,;:.](?= |$)/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

// One letter of a long word of the order itself, never of a name, a work or a number.
function mistypedText(text: string, pick: Pick): string {
  const slips: [RegExp, string][] = [
    [/\bdevis\b/, "dveis"],
    [/\bprépare\b/, "prépaer"],
    [/\bdevis\b/, "devsi"],
    [/\bpour\b/, "puor"],
    [/\bremise\b/, "remsie"],
    [/\bacompte\b/, "acomtpe"],
    [/\boption\b/, "optoin"],
    [/\bjours\b/, "jorus"],
    [/\bheures\b/, "heurs"],
    [/\bforfait\b/, "forfiat"],
  ];
  const possible = slips.filter(([word]) => word.test(text));
  const [word, slip] = pick(possible.length > 0 ? possible : slips);
  return text.replace(word, slip);
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
