import { plainWords } from "../../../shared/search-text.ts";

// What a person types in haste is not what their customer reads: « chauffe eau 200l fourni posé », « receveur que je
// fournis ». Only the way it is written changes, never what it says.

const SUPPLIED: readonly (readonly [RegExp, string])[] = [
  [
    /,? que (?:je|nous|on) fourni[st](?:sons)? et (?:que (?:je|nous|on) )?pos(?:e|ons)(?![\p{L}])/iu,
    ", fourniture et pose",
  ],
  [/,? que (?:je|nous|on) fourni(?:s|t|ssons)(?![\p{L}])/iu, ", fourniture comprise"],
  [/(?<=\p{L} |\d )(fournie?s?)[ /](pos[ée]e?s?)(?![\p{L}])/iu, "$1 et $2"],
];
// « 200l », « 200 litres ». The unit of a line is apart from its label.
const LITRES = /(?<![\p{L}\d])(\d{1,5}) ?l(?![\p{L}\d'’])/giu;
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\bchauffe eau\b/gi, "chauffe-eau"],
  [/(?<![\p{L}])s[eè]che serviettes?(?![\p{L}])/giu, "sèche-serviettes"],
  [/\b(lave|seche|sèche) (vaisselle|linge|mains?)\b/gi, "$1-$2"],
  [/\bextra plat(e?s?)\b/gi, "extra-plat$1"],
  [/\bmain d['’ ]?oeuvre\b/gi, "main-d'œuvre"],
  [/\bcontre cloison/gi, "contre-cloison"],
];
const OF_FORMER = /^((?:[ée]vacuation|d[ée]pose|enl[èe]vement|d[ée]montage|retrait)) (ancien(?:ne)?)(?= |$)/iu;
// Words that are typed without their accent, most of all with a capital.
const ACCENTED = new Map(
  [
    "évacuation évier électricité électrique étanchéité échafaudage étude élagage éclairage équerre étagère élévation",
    "épandage écran égout dépose déposer démontage démolition déplacement débouchage dégorgement détartrage",
    "désembouage",
    "réparation rénovation réglage réfection réseau récupération sécurité dégât carrelée faïence maçonnerie plâtre",
    "plâtrerie câblage câble fenêtre créer création développement intégration intérieur extérieur",
  ]
    .join(" ")
    .split(" ")
    .map((word) => [plainWords(word), word]),
);

// « dans sa salle de bain dépose de la baignoire »: where it is done is the place of the project.
const PLACE_FIRST = new RegExp(
  "^dans (?:sa|son|la|le|leur) (?:salles? de bains?|salle d['’]eau|cuisine|salon|s[ée]jour|garage|chambre),? " +
    "(?=\\p{L}{4})",
  "iu",
);

/** The label of a line, as a customer reads it. */
export function readableLabel(label: string): string {
  let words = label.replace(PLACE_FIRST, "").replace(OF_FORMER, "$1 de l'$2");
  for (const [pattern, text] of [...SUPPLIED, ...COMPOUNDS]) words = words.replace(pattern, text);
  return words.replace(LITRES, "$1 L").replace(/\p{L}+/gu, withAccents);
}

/** Several labels, parted by commas, as a customer reads them. */
export function cleanWorks(works: string): string {
  return works.split(", ").map(readableLabel).join(", ");
}

function withAccents(word: string): string {
  const spelling = ACCENTED.get(word.toLowerCase());
  if (spelling === undefined) return word;
  const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
  return isCapital ? spelling.charAt(0).toUpperCase() + spelling.slice(1) : spelling;
}
