import type { Deposit } from "../../lines/deposit.ts";
import { unitWord } from "../../lines/line.ts";
import type { Discount } from "../../lines/terms.ts";
import { conditionTexts } from "../../quotes/conditions/conditions.messages.ts";
import { formatMoney, formatPercent, formatScaled, listInWords } from "../../shared/french-format.ts";
import type { SaidProject } from "../actions/preview.messages.ts";
import type { ActionPreview } from "../actions/proposed-action.ts";

/** A priced line of a quote as previews say it. Its amount is without VAT, its discount taken off. */
export type PreviewedItem = {
  id: string;
  label: string;
  quantityE4: number;
  unit: string;
  unitPriceE6: number;
  vatBasisPoints: number;
  grossCents: number;
  isOption: boolean;
  discountBasisPoints: number;
  /** The title that it stands under, empty without one. */
  lot: string;
};

/**
 * The lines of a quote as previews say them. `isTaxed`: documents say VAT. `givenVersion`: the last version that the
 * customer has, or null. `isAgreed`: the customer accepted it, so that what changes is a change order.
 */
export type PreviewedQuote = SaidProject & {
  number: string;
  lines: PreviewedItem[];
  discount: Discount | null;
  deposit: Deposit | null;
  paymentDays: number | null;
  netCents: number;
  grossCents: number;
  isTaxed: boolean;
  givenVersion: number | null;
  isAgreed: boolean;
};

type Row = { label: string; value: string };

/** Other lines of a quote: what they were, what they become, and both totals. */
export function sayChangeQuoteLines(record: PreviewedQuote, nextRecord: PreviewedQuote): ActionPreview {
  const { projectId, projectName, customerName, number, isTaxed, givenVersion, isAgreed } = record;
  const name = number === "" ? `de « ${projectName} »` : number;
  const isDiscounted = discountWords(record.discount) !== discountWords(nextRecord.discount);
  const isPaidOtherwise = record.paymentDays !== nextRecord.paymentDays;
  const isOtherDeposit = depositWords(record.deposit) !== depositWords(nextRecord.deposit);
  return {
    title: isAgreed ? `Préparer un avenant au devis ${name}` : `Changer le devis ${name}`,
    lines: [
      { label: "Client", value: customerName },
      { label: "Projet", value: projectName },
      ...renamedItems(record, nextRecord),
      ...changedItems(record, nextRecord),
      ...optionItems(record, nextRecord),
      ...addedItems(record, nextRecord),
      ...removedItems(record, nextRecord),
      ...filledLots(record, nextRecord),
      ...(isDiscounted ? [arrow("Remise", discountWords(record.discount), discountWords(nextRecord.discount))] : []),
      ...(isOtherDeposit ? [arrow("Acompte", depositWords(record.deposit), depositWords(nextRecord.deposit))] : []),
      ...(isPaidOtherwise
        ? [arrow("Paiement", paymentWords(record.paymentDays), paymentWords(nextRecord.paymentDays))]
        : []),
      ...(isTaxed ? [sumRow("Total HT", record.netCents, nextRecord.netCents)] : []),
      sumRow(isTaxed ? "Total TTC" : "Total", record.grossCents, nextRecord.grossCents),
    ],
    warning: isAgreed
      ? "Rien ne part : sur la page du devis, touche ensuite « Préparer l'avenant »."
      : givenVersion === null
        ? ""
        : `Ton client garde la version ${givenVersion} tant que tu ne lui envoies pas la nouvelle.`,
    path: `/etape/${projectId}/quote`,
  };
}

// What says whose quote it is and what it comes to, beside what changes of it.
const BESIDE_CHANGES = new Set(["Client", "Projet", "Total HT", "Total TTC", "Total"]);

/** What a preview of other lines changes, in words: « Déplacement : 1 forfait × 40,00 € → 1 forfait × 45,00 € ». */
export function changeWords({ lines }: Pick<ActionPreview, "lines">): string[] {
  return lines.filter(({ label }) => !BESIDE_CHANGES.has(label)).map(({ label, value }) => `${label} : ${value}`);
}

function arrow(label: string, former: string, next: string): Row {
  return { label, value: `${former} → ${next}` };
}

// A total that stays is said once.
function sumRow(label: string, formerCents: number, nextCents: number): Row {
  const next = formatMoney(nextCents);
  return formerCents === nextCents ? { label, value: next } : arrow(label, formatMoney(formerCents), next);
}

// A rate that all lines take is said once.
const MOST_ALONE = 3;

function changedItems({ lines, isTaxed }: PreviewedQuote, { lines: nextLines }: PreviewedQuote): Row[] {
  const changes = nextLines.flatMap((next) => {
    const former = lines.find(({ id }) => id === next.id);
    const hasChanged = former !== undefined && itemWords(former, isTaxed) !== itemWords(next, isTaxed);
    return hasChanged ? [{ former, next }] : [];
  });
  const rates = new Set(changes.map(({ next }) => next.vatBasisPoints));
  const isRateAlone = changes.every(({ former, next }) => priceWords(former) === priceWords(next));
  const [first] = changes;
  if (first && isRateAlone && rates.size === 1 && changes.length > MOST_ALONE)
    return [{ label: "TVA", value: `${formatPercent(first.next.vatBasisPoints)} sur ${changes.length} lignes` }];
  return changes.map(({ former, next }) => {
    const isRated = isTaxed && former.vatBasisPoints !== next.vatBasisPoints;
    const words = (item: PreviewedItem) => (isRated ? itemWords(item, isTaxed) : priceWords(item));
    return { label: next.label, value: `${words(former)} → ${words(next)}` };
  });
}

function renamedItems({ lines }: PreviewedQuote, { lines: nextLines }: PreviewedQuote): Row[] {
  return nextLines.flatMap(({ id, label }) => {
    const former = lines.find((line) => line.id === id);
    return former === undefined || former.label === label ? [] : [arrow("Nom de la ligne", former.label, label)];
  });
}

function optionItems({ lines }: PreviewedQuote, { lines: nextLines }: PreviewedQuote): Row[] {
  return nextLines.flatMap(({ id, label, isOption }) => {
    const former = lines.find((line) => line.id === id);
    if (former === undefined || former.isOption === isOption) return [];
    return [{ label, value: isOption ? "ferme → en option, hors du total" : "en option → ferme, dans le total" }];
  });
}

// The titles that lines come under, with all their lines.
function filledLots({ lines }: PreviewedQuote, { lines: nextLines }: PreviewedQuote): Row[] {
  const lotOf = (id: string) => lines.find((line) => line.id === id)?.lot;
  const movedLines = nextLines.filter(({ id, lot }) => lot !== "" && lotOf(id) !== undefined && lotOf(id) !== lot);
  return [...new Set(movedLines.map(({ lot }) => lot))].map((lot) => {
    const labels = nextLines.filter((line) => line.lot === lot).map(({ label }) => label);
    return { label: `Sous « ${lot} »`, value: labels.join(", ") };
  });
}

function addedItems({ lines, isTaxed }: PreviewedQuote, { lines: nextLines }: PreviewedQuote): Row[] {
  const ids = new Set(lines.map(({ id }) => id));
  return nextLines
    .filter(({ id }) => !ids.has(id))
    .map((item) => {
      const gross = isTaxed ? `, soit ${formatMoney(item.grossCents)} TTC` : "";
      return {
        label: item.isOption ? "Option ajoutée" : "Ligne ajoutée",
        value: `${item.label} : ${itemWords(item, isTaxed)}${gross}`,
      };
    });
}

function removedItems({ lines }: PreviewedQuote, { lines: nextLines }: PreviewedQuote): Row[] {
  const ids = new Set(nextLines.map(({ id }) => id));
  return lines
    .filter(({ id }) => !ids.has(id))
    .map((item) => ({ label: "Ligne retirée", value: `${item.label} : ${priceWords(item)}` }));
}

function priceWords({ quantityE4, unit, unitPriceE6, discountBasisPoints }: PreviewedItem): string {
  const price = `${formatScaled(unitPriceE6, 6, 2)} €`;
  const discount = discountBasisPoints === 0 ? "" : `, remise ${formatPercent(discountBasisPoints)}`;
  return `${formatScaled(quantityE4, 4, 0)} ${unitWord(unit, quantityE4)} × ${price}${discount}`;
}

function itemWords(item: PreviewedItem, isTaxed: boolean): string {
  return isTaxed ? `${priceWords(item)} HT, TVA ${formatPercent(item.vatBasisPoints)}` : priceWords(item);
}

function discountWords(discount: Discount | null): string {
  if (discount === null) return "aucune";
  return discount.kind === "share" ? formatPercent(discount.basisPoints) : formatMoney(discount.cents);
}

function paymentWords(days: number | null): string {
  if (days === null) return "non dit";
  return days === 0 ? conditionTexts.paidOnReceipt : conditionTexts.paidWithin(days);
}

function depositWords(deposit: Deposit | null): string {
  if (!deposit) return "aucun";
  const { kind, size } = deposit;
  const words = size.unit === "share" ? formatPercent(size.basisPoints) : formatMoney(size.cents);
  return kind === "earnest_money" ? `${words} d'arrhes` : words;
}

const MOST_NAMED = 6;

function namesOf(labels: readonly string[]): string {
  const names = labels.slice(0, MOST_NAMED).map((label) => `« ${label} »`);
  return labels.length > MOST_NAMED ? `${names.join(", ")}…` : listInWords(names);
}

function linesLink(projectId: string): string {
  return `[ouvre ses lignes](/etape/${projectId}/quote)`;
}

/** What the assistant answers when a change of a quote is not sure, or not possible any more. */
export const lineChangeMessages = {
  which: (labels: readonly string[]) => `Laquelle : ${labels.map((label) => `« ${label} »`).join(" ou ")} ?`,
  noLine: (label: string, labels: readonly string[], projectId: string) =>
    `Ce devis n'a pas de ligne « ${label} » : il a ${namesOf(labels)}. Redis la phrase avec son nom, ou ` +
    `${linesLink(projectId)}.`,
  noPrice: (label: string) => `À quel prix hors taxes, « ${label} » ? Dis juste le prix : je prépare la ligne.`,
  noRate: (label: string, rates: readonly number[]) =>
    `Quelle TVA sur « ${label} » ? Ce devis en a plusieurs : ${rates.map(formatPercent).join(", ")}.`,
  unread: (text: string, projectId: string) =>
    `Je ne suis pas sûr de ce que « ${text} » change sur ce devis, donc je n'y touche pas. Dis par exemple « ajoute ` +
    `la dépose à 150 € », « le carrelage c'est 50 € le m² » ou « remise 5 % », ou ${linesLink(projectId)}.`,
  partsOfCents: (projectId: string) => `Un prix de moins d'un centime se tape sur la ligne : ${linesLink(projectId)}.`,
  franchise: "Tu es en franchise de TVA : tes prix n'en portent pas, rien ne change.",
  unreadBeside: (parts: readonly string[]) =>
    `Je n'ai pas compris ${parts.map((part) => `« ${part} »`).join(" ni ")} : redis-le après.`,
  inChangeOrder: "Ton client a accepté ce devis : ce changement va dans un avenant.",
  paymentTooLong: (days: number) => `La loi limite le délai de paiement à ${days} jours : dis-en un plus court.`,
  lastLine: "C'est la dernière ligne de ce devis : il en faut une. Ajoute d'abord celle qui la remplace.",
  same: "C'est déjà ce que dit ce devis : rien ne change.",
  removeLine: (label: string) => `Enlève la ligne ${label}`,
  invoiced:
    "Ce projet est facturé : son devis ne change plus rien à la facture. Pour rendre une somme, dis « fais un avoir " +
    "de 100 € ». Pour des travaux en plus, fais un nouveau devis.",
};
