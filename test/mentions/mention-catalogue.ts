import { documentText } from "#domain/documents/document-text.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";

/** A document as a mention is looked for: its data, and its text with plain spaces. */
export type ReadDocument = { view: DocumentView; text: string };

/** A document to look for mentions in. */
export function readForMentions(view: DocumentView): ReadDocument {
  return { view, text: documentText(view).replace(/[\u00A0\u202F]/g, " ") };
}

const says =
  (pattern: RegExp) =>
  ({ text }: ReadDocument) =>
    pattern.test(text);
const sellerSays =
  (pattern: RegExp) =>
  ({ view: { seller, footer } }: ReadDocument) =>
    pattern.test([seller.name, ...seller.lines, ...footer].join("\n").replace(/[\u00A0\u202F]/g, " "));
const buyerSays =
  (pattern: RegExp) =>
  ({ view }: ReadDocument) =>
    view.buyer.lines.some((line) => pattern.test(line));
const hasFact =
  (label: string) =>
  ({ view }: ReadDocument) =>
    view.facts.some((fact) => fact.label === label && fact.value !== "");
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");
const hasCondition =
  (label: string, pattern: RegExp) =>
  ({ view }: ReadDocument) =>
    (view.conditions ?? []).some((one) => one.label === label && pattern.test(plain(one.value)));
const hasTotal =
  (pattern: RegExp) =>
  ({ view }: ReadDocument) =>
    view.totals.some(({ label, value }) => pattern.test(plain(label)) && value !== "");
// Each has its own box, text, name, date and signature.
const isCertifiedAt =
  (rate: string) =>
  ({ view }: ReadDocument) =>
    (view.certificates ?? []).some(
      ({ title, text, blanks }) =>
        title.replace(/[\u00A0\u202F]/g, " ").endsWith(` à ${rate} %`) &&
        /certifie, en qualité de preneur de la prestation/.test(text) &&
        (rate === "5,5") === /rénovation énergétique/.test(text) &&
        blanks.join() === "Nom, prénom,Date,Signature",
    );

/**
 * Every mention that depends on the company, the customer or the work, by a short name, with how a document says it.
 * Law: CGI ann. II 242 nonies A, C. com. L441-9, R123-237, R526-27, C. conso L111-1, arrêtés 83-50/A and 24/1/2017.
 */
export const MENTIONS = {
  // Who sells.
  ei: ({ view }) => view.seller.name.endsWith(" EI"),
  capital: sellerSays(/ au capital de [\d ]+,\d\d €/),
  rcs: sellerSays(/RCS [A-Z]/),
  "seller-vat": sellerSays(/^TVA [A-Z]{2}/m),
  decennial: sellerSays(/^Assurance décennale : .+, contrat n° .+, couverture : .+\.$/m),
  "other-insurance": sellerSays(/^Assurance professionnelle : .+, couverture : .+\.$/m),
  mediator: says(/^Médiateur de la consommation : ./m),
  centre: says(/^Membre d'une association agréée/m),
  // Who buys.
  "buyer-siren": buyerSays(/^SIRE[NT] \d/),
  "buyer-vat": buyerSays(/^TVA [A-Z]{2}/),
  // VAT: rates and amounts, or why there are none.
  vat: ({ view, text }) => view.showsVat || view.vatRecap.length > 0 || /TVA \d|Total (HT|TTC)/.test(text),
  franchise: says(/^TVA non applicable, article L\. 223-3 du Code des impositions sur les biens et services/m),
  "reverse-building": says(/^Autoliquidation : TVA due par le preneur, article L\. 221-38 du CIBS$/m),
  "reverse-eu": says(/^Autoliquidation : .*article 283, 2 du CGI et article 196 de la directive 2006\/112\/CE$/m),
  "intra-eu": says(/^Exonération de TVA, article L\. 213-13 du CIBS/m),
  export: says(/^Exonération de TVA, article 262, I du CGI$/m),
  "outside-eu": says(/^TVA non applicable, article 259, 1° du CGI$/m),
  overseas: says(/^TVA non applicable en Guyane et à Mayotte, article 294, 1 du CGI$/m),
  training: says(/^Exonération de TVA, article 261, 4, 4° du CGI$/m),
  health: says(/^Exonération de TVA, article 261, 4, 1° du CGI$/m),
  association: says(/^Exonération de TVA, article 261, 7 du CGI$/m),
  rental: says(/^Exonération de TVA, article 261 D, 2° du CGI$/m),
  debits: says(/^Option pour le paiement de la taxe d'après les débits$/m),
  "no-regime": says(/^TVA non comprise : le régime de TVA/m),
  // Invoices.
  goods: says(/^Nature de l'opération : livraison de biens$/m),
  services: says(/^Nature de l'opération : prestation de services$/m),
  mixed: says(/^Nature de l'opération : livraison de biens et prestation de services$/m),
  "delivered-on": hasFact("Livré le"),
  "done-on": hasFact("Prestation réalisée le"),
  "delivered-or-done-on": hasFact("Livraison ou prestation le"),
  "due-on": hasFact("Échéance"),
  "from-quote": hasFact("Devis"),
  penalties: says(/^En cas de retard de paiement, pénalités exigibles sans rappel dès le lendemain/m),
  "forty-euros": says(/^Indemnité forfaitaire pour frais de recouvrement : 40 €\.$/m),
  "no-discount": says(/^Pas d'escompte pour paiement anticipé\.$/m),
  credited: hasFact("Avoir sur la facture"),
  "credit-reason": says(/^Motif : ./m),
  // Quotes.
  start: hasFact("Début prévu"),
  end: hasFact("Fin prévue"),
  "free-quote": says(/^Devis gratuit\.$/m),
  "paid-quote": says(/^Devis payant : [\d ]+,\d\d €( TTC)?\.$/m),
  "hourly-ht": says(/^Taux horaire de main-d'œuvre : [\d ]+,\d\d € HT/m),
  "hourly-ttc": says(/^Taux horaire de main-d'œuvre : [\d ]+,\d\d € TTC/m),
  "hourly-net": says(/^Taux horaire de main-d'œuvre : [\d ]+,\d\d €(, [\d ]+,\d\d €)*\.$/m),
  // What a quote says and asks beside its lines.
  place: hasCondition("Lieu d'exécution", /./),
  duration: hasCondition("Durée", /^Environ \d+ (jour|semaine|mois)/),
  "down-payment-consumer": hasCondition("Acompte", /à la commande.+sous réserve du droit de rétractation\./),
  "down-payment-business": hasCondition("Acompte", /à la commande.+L'acompte engage définitivement/),
  "earnest-consumer": hasCondition("Arrhes", /à la commande.+restituant au double \(article L\. 214-1 du code de la/),
  "earnest-business": hasCondition("Arrhes", /à la commande.+restituant au double \(article 1590 du code civil\)/),
  "seven-days": says(/aucun versement avant sept jours, .+\(article L\. 221-10 du code de la consommation\)/),
  "deposit-euros": hasTotal(/^(Acompte|Arrhes)( de \d+ %)?$/),
  payment: hasCondition("Paiement", /(à|À) (réception de la facture|\d+ jours après la facture)/),
  aids: hasCondition("Aides", /Les aides sont versées au client : le prix entier est dû à l'entreprise/),
  "aids-estimated": hasTotal(/^Aides estimées \(.+\)$/),
  "cee-frame": says(/Énergie Alpine s'engage à vous apporter une prime.+ne pouvez pas cumuler plusieurs offres CEE/s),
  maprimerenov: says(/MaPrimeRénov' : .+prévisionnel.+conditionnelle et soumise à la conformité/),
  "rest-estimated": hasTotal(/^Reste à charge estimé$/),
  "no-travel": hasCondition("Déplacement", /^Sans frais de déplacement\.$/),
  travel: hasCondition("Déplacement", /^[\d ]+,\d\d €, compris dans le total\.$/),
  "guarantees-works": hasCondition("Garanties", /Parfait achèvement .+décennale .+articles 1792 à 1792-6/),
  "guarantees-goods": hasCondition("Garanties", /Conformité des biens .+L\. 217-3 .+vices cachés/),
  "own-guarantee": hasCondition("Garanties", /garanties? \d+ ans/),
  waste: hasCondition("Déchets", /^Quantité .+ Tri et enlèvement .+ Point de collecte .+ Coût /),
  rge: hasCondition(
    "Travaux d'énergie",
    /^Qualification RGE de l'entreprise : .+ (Sous-traitants : |Aucun sous-traitant)/,
  ),
  "no-rge": hasCondition("Travaux d'énergie", /n'a pas de qualification RGE/),
  complaints: hasCondition("Réclamations", /@|\d\d \d\d/),
  "certificate-10": isCertifiedAt("10"),
  "certificate-5.5": isCertifiedAt("5,5"),
  "certificate-2.1": isCertifiedAt("2,1"),
} satisfies Record<string, (read: ReadDocument) => boolean>;

/** The short name of a mention. */
export type Mention = keyof typeof MENTIONS;

/** The mentions of the catalogue that a document says, in its order. */
export function saidMentions(view: DocumentView): Mention[] {
  const document = readForMentions(view);
  const all: [string, (read: ReadDocument) => boolean][] = Object.entries(MENTIONS);
  return all.filter(([, isSaid]) => isSaid(document)).map(([name]) => name as Mention);
}

/** The mentions named in a row of the table, in the order of the catalogue. Throws on a name that it has not. */
export function namedMentions(words: string): Mention[] {
  const names = words.split(" ").filter((word) => word !== "");
  const unknown = names.filter((name) => !Object.hasOwn(MENTIONS, name));
  if (unknown.length > 0) throw new RangeError(`no mention is called ${unknown.join(", ")}`);
  return (Object.keys(MENTIONS) as Mention[]).filter((name) => names.includes(name));
}

/** What every quote or invoice says, whoever sells, buys and works: each with what is missing of it, or null. */
export function missingAlways({ view, text }: ReadDocument): string[] {
  const isCredit = view.title === "Avoir";
  const isSaid = {
    title: /^(Devis|Facture|Avoir)/.test(view.title),
    number: view.number !== "",
    date: view.facts.some(({ label, value }) => label === "Date" && value !== ""),
    "seller's name and address": view.seller.name !== "" && view.seller.lines.length >= 2,
    "seller's SIREN": /SIRE[NT] 732 829 320/.test(text),
    "buyer's name and address": view.buyer.name !== "" && view.buyer.lines.length >= 2,
    "quantity, unit and price of each line": view.lines.every(
      (line) => line.kind !== "item" || (line.quantity !== "" && line.unitPrice !== "" && line.net !== ""),
    ),
    total: view.totals.some(({ label, value, strong }) => strong && label !== "" && value !== ""),
    validity: view.kind !== "quote" || view.facts.some(({ label }) => label === "Valable jusqu'au"),
    "Bon pour accord": (view.kind === "quote") === (view.signature !== null),
    "account to pay": view.kind === "quote" || isCredit || view.payment !== null,
  };
  return Object.entries(isSaid)
    .filter(([, isThere]) => !isThere)
    .map(([what]) => what);
}
