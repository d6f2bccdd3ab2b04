import { importsMessages, inFigures } from "../../imports/imports.messages.ts";
import type { ImportColumn, ImportField } from "./import-fields.ts";
import type { KnownReason } from "./known-customer.ts";

/** What each field is called above a column, in lower case without accents. */
export const COLUMN_NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  full_name: [
    "nom complet",
    "nom et prenom",
    "prenom et nom",
    "nom prenom",
    "nom du client",
    "client",
    "contact",
    "full name",
    "name",
    "display name",
    "customer",
    "customer name",
  ],
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
  full_name: "Nom complet",
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
  nameless: "Personne n'a de nom sur cette ligne.",
  no_name_column: "Aucune colonne ne donne le nom des clients. Choisis-la.",
};

/** Why a row is of a customer who is there already. */
const KNOWN_REASON_WORDS: Readonly<Record<KnownReason, string>> = {
  siren: "même SIREN",
  email: "même email",
  name: "même nom",
};

/** « Déjà dans tes clients : Claire Roux, même email. ». */
export function knownSentence(name: string, reason: KnownReason): string {
  return `Déjà dans tes clients : ${name}, ${KNOWN_REASON_WORDS[reason]}.`;
}

/** What an import did: « 1 200 clients ajoutés, 30 déjà connus, 4 lignes refusées ». */
export function importWords(counts: ImportCounts): string {
  const { added_count: addedCount, known_count: knownCount, refused_count: refusedCount } = counts;
  const knownEnd = knownCount > 1 ? "s" : "";
  const refusedEnd = refusedCount > 1 ? "s" : "";
  const addedEnd = addedCount > 1 ? "s" : "";
  return [
    `${inFigures(addedCount)} client${addedEnd} ajouté${addedEnd}`,
    ...(knownCount > 0 ? [`${inFigures(knownCount)} déjà connu${knownEnd}`] : []),
    ...(refusedCount > 0 ? [`${inFigures(refusedCount)} ligne${refusedEnd} refusée${refusedEnd}`] : []),
  ].join(", ");
}

type ImportCounts = { added_count: number; known_count: number; refused_count: number };

/** The button that begins: « Importer 1 234 clients ». */
export function importLabel(count: number): string {
  return `Importer ${inFigures(count)} client${count > 1 ? "s" : ""}`;
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
