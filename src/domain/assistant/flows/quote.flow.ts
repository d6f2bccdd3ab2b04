import { declareFlow } from "./flow-declaration.ts";

/** Leads to a quote (docs/specification.md#flows). */
export const quoteFlow = declareFlow({
  name: "quote",
  nouns: "devis devi chiffrage chiffrages proposition estimation quote quotes estimate",
  question: "Un devis : je le prépare (« fais le devis »), ou tu cherches un devis existant ?",
  steps: [
    "identifyName",
    "resolveProject",
    "quoteDone",
    "reopenCard",
    "quoteCard",
    "collectCore",
    "collectDescription",
    "generateTasks",
    "collectDuration",
    "saveQuoteLines",
    "askSeller",
    "generateQuote",
    "quoteSummary",
    "recap",
  ],
  takesLines: true,
  pricesWork: true,
  chip: { text: "Fais le devis", place: 2 },
  help: "établir un devis",
});
