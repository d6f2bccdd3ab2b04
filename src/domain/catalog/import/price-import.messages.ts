import { importsMessages, inFigures } from "../../imports/imports.messages.ts";
import type { Unit } from "../../lines/line.ts";
import { fieldMessages } from "../../shared/field.messages.ts";
import type { ItemKind } from "../items/catalog-item.ts";
import type { PriceColumn, PriceField } from "./price-fields.ts";

/** What each field is called above a column, in lower case without accents. */
export const PRICE_COLUMN_NAMES: Readonly<Record<PriceField, readonly string[]>> = {
  reference: [
    "reference",
    "ref",
    "ref article",
    "reference article",
    "reference fournisseur",
    "ref fournisseur",
    "reference fabricant",
    "ref fabricant",
    "code",
    "code article",
    "code produit",
    "article",
    "sku",
    "ean",
  ],
  label: [
    "designation",
    "libelle",
    "libelle article",
    "designation article",
    "intitule",
    "nom",
    "nom du produit",
    "produit",
    "description courte",
    "name",
    "label",
  ],
  details: ["details", "description", "descriptif", "description longue", "commentaire", "complement"],
  unit: ["unite", "u", "ut", "unite de vente", "unite de prix", "unite facturation", "unit", "uv"],
  cost: [
    "prix net",
    "prix net ht",
    "net ht",
    "pa ht",
    "prix d achat",
    "prix d achat ht",
    "prix achat",
    "prix achat ht",
    "cout",
    "cout ht",
    "prix remise",
    "votre prix",
    "tarif net",
    "pa",
    "cost",
  ],
  price: [
    "prix",
    "prix ht",
    "prix unitaire",
    "prix unitaire ht",
    "pu",
    "pu ht",
    "pv",
    "pv ht",
    "prix vente",
    "prix vente ht",
    "prix client",
    "prix client ht",
    "prix de vente",
    "prix de vente ht",
    "prix public",
    "prix public ht",
    "prix tarif",
    "tarif",
    "tarif ht",
    "tarif public",
    "price",
  ],
  supplier: ["fournisseur", "marque", "fabricant", "distributeur", "supplier", "brand"],
  family: ["famille", "famille article", "famille de produits", "categorie", "rayon", "gamme", "family", "category"],
  kind: ["nature", "type", "type article", "kind"],
  vat: ["tva", "taux tva", "taux de tva", "tva %", "vat"],
};

/** What a column may be for, as the screen offers it. */
export const PRICE_FIELD_WORDS: Readonly<Record<PriceColumn, string>> = {
  "": "Ne pas importer",
  reference: "Référence",
  label: "Désignation",
  details: "Détails",
  unit: "Unité",
  cost: "Coût d'achat HT",
  price: "Prix de vente HT",
  supplier: "Fournisseur",
  family: "Famille",
  kind: "Nature",
  vat: "TVA en %",
};

/** How lists write each unit, in lower case without accents and dots. What is sold packed is counted by the piece. */
export const UNIT_NAMES: Readonly<Record<Unit, readonly string[]>> = {
  u: [
    "u",
    "un",
    "unite",
    "unites",
    "pce",
    "pc",
    "pcs",
    "piece",
    "pieces",
    "p",
    "ens",
    "ensemble",
    "lot",
    "kit",
    "jeu",
    "paire",
    "bte",
    "boite",
    "sac",
    "rlx",
    "rouleau",
    "ctn",
    "carton",
    "pot",
    "bidon",
    "seau",
    "barre",
    "couronne",
    "palette",
    "paquet",
    "pqt",
    "sachet",
    "c62",
  ],
  ml: ["ml", "m", "metre", "metres", "metre lineaire", "mtr", "mlin"],
  "m²": ["m2", "m²", "metre carre", "metres carres", "mtk"],
  "m³": ["m3", "m³", "metre cube", "metres cubes", "mtq"],
  kg: ["kg", "kgs", "kilo", "kilos", "kilogramme", "kgm"],
  h: ["h", "hr", "hrs", "heure", "heures", "hur"],
  jour: ["jour", "jours", "j", "jr", "journee", "day"],
  forfait: ["forfait", "ft", "fft", "ff", "ls"],
};

/** How lists write each kind, in lower case without accents. */
export const KIND_NAMES: Readonly<Record<Exclude<ItemKind, "assembly">, readonly string[]>> = {
  supply: ["fourniture", "fournitures", "materiel", "materiau", "marchandise", "produit", "article", "bien"],
  labour: ["main d oeuvre", "main d'oeuvre", "main-d'oeuvre", "mo", "heure", "heures"],
  service: ["prestation", "prestations", "service", "services", "forfait"],
};

/** Sentences about lists of prices. */
export const priceImportMessages = {
  ...importsMessages,
  no_label_column: "Aucune colonne ne donne la désignation des articles. Choisis-la.",
  no_label: "Cette ligne n'a pas de désignation.",
  wrong_amount: "Un prix de cette ligne ne se lit pas : écris-le en chiffres, comme 1 200,50.",
  dear_amount: "Un prix de cette ligne est trop grand.",
  unknown_unit: "Cette unité n'est pas connue : h, u, forfait, jour, m², ml, m³ ou kg.",
  unknown_kind: "Cette nature n'est pas connue : fourniture, main-d'œuvre ou prestation.",
  unknown_vat: fieldMessages.unknownVatRate,
  long_text: "Un texte de cette ligne est trop long.",
  same_line: "Cet article est déjà plus haut dans le fichier.",
  is_assembly: "Un de tes ouvrages porte déjà ce nom ou cette référence.",
};

type ImportCounts = { added_count: number; known_count: number; refused_count: number };

/** What an import did: « 1 200 articles ajoutés, 30 mis à jour, 4 lignes refusées ». */
export function priceImportWords({ added_count, known_count, refused_count }: ImportCounts): string {
  const [addedEnd, refusedEnd] = [added_count, refused_count].map((count) => (count > 1 ? "s" : ""));
  return [
    `${inFigures(added_count)} article${addedEnd} ajouté${addedEnd}`,
    ...(known_count > 0 ? [`${inFigures(known_count)} mis à jour`] : []),
    ...(refused_count > 0 ? [`${inFigures(refused_count)} ligne${refusedEnd} refusée${refusedEnd}`] : []),
  ].join(", ");
}

/** The button that begins: « Importer 1 234 articles ». */
export function priceImportLabel(count: number): string {
  return `Importer ${inFigures(count)} article${count > 1 ? "s" : ""}`;
}

/** A file that shows what is read of a list of prices. */
export const PRICE_EXAMPLE = {
  fileName: "Exemple de tarif.csv",
  columns: ["Référence", "Désignation", "Unité", "Prix d'achat HT", "Prix de vente HT", "Fournisseur", "Famille"],
  rows: [
    ["EX-001", "Mitigeur de lavabo", "u", "62,00", "95,00", "Fournisseur Exemple", "Sanitaires"],
    ["EX-002", "Tube PER 16 mm", "ml", "1,10", "2,40", "Fournisseur Exemple", "Tuyaux"],
  ],
};
