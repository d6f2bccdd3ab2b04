import { importsMessages, inFigures } from "../../imports/imports.messages.ts";
import type { KnownChoice } from "../../imports/known-choice.ts";
import type { ImportColumn, ImportField } from "./import-fields.ts";
import type { PostalDoubt } from "./imported-postal-code.ts";
import type { KnownReason } from "./known-customer.ts";

/** What each field is called above a column, in lower case without accents. */
export const COLUMN_NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  full_name: [
    "nom complet",
    "prenom et nom",
    "prenom nom",
    "nom du client",
    "client",
    "contact",
    "full name",
    "name",
    "display name",
    "customer",
    "customer name",
  ],
  last_first_name: ["nom et prenom", "nom prenom", "nom et prenoms", "nom prenoms", "last name first name"],
  company: [
    "entreprise",
    "societe",
    "raison sociale",
    "nom entreprise",
    "nom de l entreprise",
    "nom societe",
    "denomination",
    "company",
    "company name",
    "organization",
    "organisation",
    "business name",
  ],
  civility: ["civilite", "titre", "title", "genre", "m mme"],
  first_name: ["prenom", "prenoms", "first name", "firstname", "given name", "prenom du contact", "prenom contact"],
  last_name: [
    "nom",
    "nom de famille",
    "last name",
    "lastname",
    "surname",
    "family name",
    "nom du contact",
    "nom contact",
  ],
  email: [
    "email",
    "e mail",
    "mail",
    "courriel",
    "mel",
    "adresse mel",
    "adresse courriel",
    "adresse electronique",
    "adresse email",
    "adresse mail",
    "adresse e mail",
    "email 1",
    "email address",
    "e mail address",
  ],
  phone: [
    "telephone",
    "tel",
    "telephone 1",
    "telephone 2",
    "tel 1",
    "tel 2",
    "telephone fixe",
    "tel fixe",
    "fixe",
    "telephone portable",
    "telephone mobile",
    "tel portable",
    "tel mobile",
    "mobile",
    "portable",
    "gsm",
    "numero de telephone",
    "phone",
    "phone number",
    "mobile phone",
    "home phone",
    "work phone",
  ],
  line1: [
    "adresse",
    "adresse 1",
    "rue",
    "voie",
    "adresse postale",
    "adresse de facturation",
    "adresse facturation",
    "ligne 1",
    "numero et rue",
    "address",
    "street",
    "address 1",
    "address line 1",
    "street address",
  ],
  line2: [
    "adresse 2",
    "complement",
    "complement d adresse",
    "complement adresse",
    "ligne 2",
    "batiment",
    "address 2",
    "address line 2",
  ],
  postal_code: ["code postal", "cp", "c p", "postal code", "zip", "zip code", "postcode"],
  city: ["ville", "commune", "localite", "city", "town"],
  country: ["pays", "country"],
  siren: ["siren", "numero siren", "n siren"],
  siret: ["siret", "numero siret", "n siret"],
  vat_number: [
    "tva",
    "numero de tva",
    "numero tva",
    "n tva",
    "tva intracommunautaire",
    "n tva intracommunautaire",
    "numero de tva intracommunautaire",
    "tva intra",
    "vat number",
    "vat",
  ],
};

/** What a column may be for, as the screen offers it. */
export const IMPORT_FIELD_WORDS: Readonly<Record<ImportColumn, string>> = {
  "": "Ne pas importer",
  full_name: "Prénom Nom",
  last_first_name: "Nom Prénom",
  company: "Entreprise",
  civility: "Civilité",
  first_name: "Prénom",
  last_name: "Nom de famille",
  email: "Email",
  phone: "Téléphone",
  line1: "Adresse",
  line2: "Complément d'adresse",
  postal_code: "Code postal",
  city: "Ville",
  country: "Pays",
  siren: "SIREN",
  siret: "SIRET",
  vat_number: "Numéro de TVA",
};

/** How files write each civility, in lower case without accents and dots. */
export const CIVILITY_NAMES = {
  couple: ["m et mme", "mr et mme", "mme et m", "monsieur et madame", "madame et monsieur", "m mme", "mme m"],
  mme: ["mme", "madame", "mlle", "mademoiselle", "mrs", "ms"],
  m: ["m", "mr", "monsieur"],
} as const;

/** Words by which a name is that of a firm. */
export const FIRM_WORDS = [
  "sarl",
  "sas",
  "sasu",
  "eurl",
  "sci",
  "snc",
  "scop",
  "scp",
  "selarl",
  "ets",
  "etablissements",
  "societe",
  "ste",
  "mairie",
  "commune",
  "association",
  "syndic",
  "copropriete",
  "syndicat",
  "restaurant",
  "hotel",
  "garage",
  "boulangerie",
  "pharmacie",
] as const;

/** Sentences about files of customers. */
export const importMessages = {
  ...importsMessages,
  unknown_country: "Ce pays n'existe pas.",
  postalCodeLeftOut: "Code postal à vérifier : client repris sans.",
  nameless: "Personne n'a de nom sur cette ligne.",
  no_name_column: "Aucune colonne ne donne le nom des clients. Choisis-la.",
};

/** Why a row is of a customer who is there already. */
const KNOWN_REASON_WORDS: Readonly<Record<KnownReason, string>> = {
  siren: "même SIREN",
  email: "même email",
  phone: "même téléphone",
  name: "même nom",
};

/**
 * « Déjà dans tes clients : Claire Roux, même email. » `line`: of the file, for somebody who stands higher in it and is
 * not added yet.
 */
export function knownSentence(name: string, reason: KnownReason, line: number | null = null): string {
  const where = line === null ? "Déjà dans tes clients" : `Déjà à la ligne ${inFigures(line)}`;
  return `${where} : ${name}, ${KNOWN_REASON_WORDS[reason]}.`;
}

/** What may become of the known rows of a file. */
export const KNOWN_CHOICE_WORDS: Readonly<Record<KnownChoice, string>> = {
  leave: "Laisser",
  complete: "Compléter",
  add: "Ajouter quand même",
};

/** How many rows are of customers who are there already: « 3 lignes déjà dans tes clients ». */
export function knownTitle(count: number): string {
  return `${rowsWords(count)} déjà dans tes clients`;
}

/** The known rows that are not shown one by one: « Et 120 autres, comme choisi pour tout le fichier. ». */
export function otherKnownWords(count: number): string {
  return `Et ${inFigures(count)} autre${count > 1 ? "s" : ""}, comme choisi pour tout le fichier.`;
}

/** What a card of the file says of its numbers, its name or its postal code before the act. */
export type Findings = {
  nameless_count: number;
  number_count: number;
  restored_zero_count: number;
  left_out_code_count: number;
  refused_count: number;
};

/** What is to be known before the act: « 1 ligne sans nom, 2 SIREN à corriger ». Empty for a clean file. */
export function findingsWords(findings: Findings): string {
  const { nameless_count: nameless, number_count: numbers, refused_count: refused } = findings;
  const { restored_zero_count: zeros, left_out_code_count: codes } = findings;
  const parts = [
    nameless > 0 ? `${rowsWords(nameless)} sans nom` : "",
    refused > 0 ? `${rowsWords(refused)} à corriger` : "",
    numbers > 0 ? `${inFigures(numbers)} SIREN à corriger` : "",
    codes > 0 ? `${codesWords(codes)} à vérifier` : "",
    zeros > 0 ? `${inFigures(zeros)} zéro${zeros > 1 ? "s" : ""} de code postal remis` : "",
  ].filter((part) => part !== "");
  return [parts.join(", "), numbers + codes > 0 ? "Ce qui est faux n'est pas repris." : ""]
    .filter((sentence) => sentence !== "")
    .join(". ");
}

function rowsWords(count: number): string {
  return `${inFigures(count)} ligne${count > 1 ? "s" : ""}`;
}

function codesWords(count: number): string {
  return `${inFigures(count)} code${count > 1 ? "s" : ""} posta${count > 1 ? "ux" : "l"}`;
}

/** What is left out of a customer who is added all the same: « SIREN 12345 à corriger : client ajouté sans. ». */
export function leftOutSentence(label: string, value: string): string {
  return `${label} ${value} à corriger : client repris sans.`;
}

/** What a row says of a postal code of four digits. */
export const POSTAL_DOUBT_WORDS: Readonly<Record<PostalDoubt, string>> = {
  restored_zero: "le zéro du code postal est remis",
  left_out: "code postal à vérifier",
};

/** What an import did: « 1 200 clients ajoutés, 2 complétés, 30 déjà connus, 4 lignes refusées ». */
export function importWords(counts: ImportCounts): string {
  const { added_count: addedCount, known_count: knownCount, refused_count: refusedCount } = counts;
  const { completed_count: completedCount, marked_count: markedCount } = counts;
  const knownEnd = knownCount > 1 ? "s" : "";
  const refusedEnd = refusedCount > 1 ? "s" : "";
  const addedEnd = addedCount > 1 ? "s" : "";
  return [
    `${inFigures(addedCount)} client${addedEnd} ajouté${addedEnd}`,
    ...(completedCount > 0 ? [`${inFigures(completedCount)} complété${completedCount > 1 ? "s" : ""}`] : []),
    ...(knownCount > 0 ? [`${inFigures(knownCount)} déjà connu${knownEnd}`] : []),
    ...(refusedCount > 0 ? [`${inFigures(refusedCount)} ligne${refusedEnd} refusée${refusedEnd}`] : []),
    ...(markedCount > 0 ? [`${inFigures(markedCount)} à vérifier`] : []),
  ].join(", ");
}

type ImportCounts = {
  added_count: number;
  completed_count: number;
  known_count: number;
  refused_count: number;
  marked_count: number;
};

/** The button while the rows are counted, and that of a file that adds nobody. */
export const importButtonWords = { counting: "Importer les clients", nobody: "Aucun client à ajouter" };

/** The button that begins: « Importer 1 234 clients ». `isRough`: a long file may hold somebody twice. */
export function importLabel({ add, complete }: { add: number; complete: number }, isRough = false): string {
  if (add + complete === 0) return importButtonWords.nobody;
  const about = isRough ? "environ " : "";
  const [first, count] = add === 0 && complete > 0 ? ["Compléter", complete] : ["Importer", add];
  const rest = add > 0 && complete > 0 ? `, en compléter ${inFigures(complete)}` : "";
  return `${first} ${about}${inFigures(count)} client${count > 1 ? "s" : ""}${rest}`;
}

const EXAMPLE_FIELDS = [
  "company",
  "civility",
  "first_name",
  "last_name",
  "email",
  "phone",
  "line1",
  "postal_code",
  "city",
] as const;

/** A file that shows what is read of customers: a firm, then a private person. */
export const CUSTOMER_EXAMPLE = {
  fileName: "Exemple de clients.csv",
  columns: EXAMPLE_FIELDS.map((field) => IMPORT_FIELD_WORDS[field]),
  rows: [
    [
      "Menuiserie Exemple",
      "Mme",
      "Claire",
      "Roux",
      "claire@exemple.fr",
      "04 00 00 00 00",
      "8 quai des Bois",
      "38000",
      "Grenoble",
    ],
    ["", "M.", "Paul", "Arc", "paul@exemple.fr", "06 00 00 00 00", "3 allée des Tilleuls", "69100", "Villeurbanne"],
  ],
};
