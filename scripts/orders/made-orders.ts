import type { SaidUnit } from "#domain/assistant/understanding.ts";
import { writtenBy } from "./order-hands.ts";
import { TAILS } from "./order-tails.ts";
import type { CountedBy, Pick } from "./order-words.ts";
import { madeCustomer, workBy } from "./order-words.ts";

// Whole orders in one sentence, made of a grammar that knows what each of them says.

/** A line of a made order. */
export type MadeLine = {
  label: string;
  quantity: number;
  unit: SaidUnit;
  euros: number;
  isOption?: true;
  isWithVat?: true;
};

/** A deposit that is asked for at the order. */
export type MadeDeposit = { percent: number } | { euros: number };

/**
 * A made order and all that it says. `classes`: the shapes that it is made of. `mayAsk`: it has two readings, so that
 * it is right to give no price.
 */
export type MadeOrder = {
  text: string;
  hand: string;
  classes: string[];
  company?: string;
  firstName?: string;
  lastName?: string;
  lines: MadeLine[];
  vatPercent?: number;
  discountPercent?: number;
  deposit?: MadeDeposit;
  startDate?: string;
  mayAsk?: true;
};

/** Some lines as they are said. */
type SaidWorks = { words: string; shape: string; lines: MadeLine[]; mayAsk?: true };

/** Orders made of the grammar, the same for the same random numbers. */
export function madeOrders(count: number, random: () => number): MadeOrder[] {
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] ?? list[0]!;
  return Array.from({ length: count }, () => madeOrder(pick));
}

const HEADS = ["", "", "", "bonjour, ", "alors ", "salut "];
const ORDERS = [
  "fais un devis",
  "fais-moi un devis",
  "devis",
  "devis",
  "prépare un devis",
  "il me faut un devis",
  "je voudrais un devis",
  "tu peux me faire un devis",
  "nouveau devis",
];

function madeOrder(pick: Pick): MadeOrder {
  const hand = pick(["careful", "careful", "small", "hurried", "hurried", "dictated", "dictated", "mistyped"]);
  const { words: who, ...names } = madeCustomer(pick);
  const isTwoRates = pick([false, false, true]);
  const allTaxes = pick(["", "", "", "", "", "HT", "TTC"]);
  const saids = works(pick);
  const joint =
    hand === "dictated" ? pick([" et ", " puis ", " et puis ", " plus "]) : pick([", ", ", ", " + ", " et "]);
  const option = pick([false, false, false, true]) && saids.every(({ mayAsk }) => !mayAsk) ? optionOf(pick) : null;
  const parts = pick([false, false, false, false, true]) && saids.length > 1 ? lots(saids, pick) : null;
  const worksText = parts ?? saids.map(({ words }) => words).join(joint);
  const order = `${pick(HEADS)}${pick(ORDERS)}`;
  const link = pick([" pour ", " pour ", " pour ", " pour ", " chez "]);
  const before = pick([", ", " : ", ", ", " - "]);
  const opening = pick([
    `${order}${link}${who}${before}${worksText}`,
    `${order}${link}${who}${before}${worksText}`,
    `${order}${link}${who}${before}${worksText}`,
    `pour ${who}, devis : ${worksText}`,
  ]);
  const tails = [option?.words ?? "", ...tailsOf(pick, isTwoRates, allTaxes)].filter((words) => words !== "");
  const values = saidIn(tails);
  const lines = [...saids.flatMap((one) => one.lines), ...(option?.lines ?? [])];
  return {
    ...names,
    text: writtenBy(hand, [opening, ...tails].join(", "), pick),
    hand,
    classes: [
      ...saids.map(({ shape }) => shape),
      ...(option ? [option.shape] : []),
      ...(parts === null ? [] : ["lots"]),
      ...(allTaxes === "" ? [] : [allTaxes]),
      ...values.classes,
      classOfCustomer(who, names),
    ],
    lines: lines.map((line) => (allTaxes === "TTC" ? { ...line, isWithVat: true as const } : line)),
    ...values.values,
    ...(saids.some(({ mayAsk }) => mayAsk) && { mayAsk: true as const }),
  };
}

function classOfCustomer(words: string, { company, firstName }: { company?: string; firstName?: string }): string {
  if (company !== undefined) return "firm";
  if (firstName?.includes(" et ")) return "couple";
  return /^M\. et|famille/.test(words) ? "household" : "person";
}

// « lot 1 plomberie : … ; lot 2 : … ».
function lots(saids: readonly SaidWorks[], pick: Pick): string {
  const names = ["plomberie", "électricité", "peinture", "menuiserie", "maçonnerie"];
  const sign = pick([" ; ", ". ", "\n"]);
  return saids.map(({ words }, index) => `lot ${index + 1} ${names[index] ?? "divers"} : ${words}`).join(sign);
}

function tailsOf(pick: Pick, isSeveral: boolean, allTaxes: string): string[] {
  const first = pick(TAILS);
  const others = TAILS.filter(({ shape }) => shape !== first.shape);
  const words = pick([[], [first], [first], isSeveral ? [first, pick(others)] : [first]]).map((tail) => tail.words);
  return [...words, ...(allTaxes === "" ? [] : [pick([`tout en ${allTaxes}`, `prix ${allTaxes}`, allTaxes])])];
}

function saidIn(words: readonly string[]): { classes: string[]; values: Partial<MadeOrder> } {
  const tails = TAILS.filter((tail) => words.includes(tail.words));
  const classes = tails.map(({ shape }) => shape);
  return { classes, values: Object.assign({}, ...tails.map(({ values }) => values)) as Partial<MadeOrder> };
}

function works(pick: Pick): SaidWorks[] {
  const first = pick([false, false, false, true]) ? sharedPrice(pick) : null;
  const others = Array.from({ length: pick([1, 2, 2, 3]) }, () => ownPrice(pick));
  const all = first ? pick([[first], [first, ...others.slice(0, 1)]]) : others;
  const labels = all.flatMap(({ lines }) => lines.map(({ label }) => label));
  // Two works of one name are one more doubt, which no one says.
  return new Set(labels).size === labels.length ? all : works(pick);
}

const COUNTS = [2, 3, 4, 5, 6, 8, 10, 12, 14];
const AREAS = [6, 8, 12, 15, 20, 25, 30, 45];
const PRICES: Record<CountedBy, number[]> = {
  h: [38, 42, 45, 48, 52, 55, 60],
  day: [280, 320, 350, 450, 480, 520, 600],
  m2: [18, 22, 28, 35, 42, 45, 65],
  m: [12, 14, 18, 24, 38],
  piece: [15, 25, 45, 60, 78, 95, 120],
  flat: [40, 60, 90, 120, 180, 250, 320, 450, 650, 890],
};

function optionOf(pick: Pick): SaidWorks {
  const { words, lines, shape } = ownPrice(pick);
  const asOption = pick([
    `en option ${words}`,
    `${words} en option`,
    `option : ${words}`,
    `option ${words}`,
    `avec en option ${words}`,
  ]);
  return {
    words: asOption,
    shape: `option ${shape}`,
    lines: lines.map((line) => ({ ...line, isOption: true as const })),
  };
}

function ownPrice(pick: Pick): SaidWorks {
  const unit = pick<CountedBy>(["h", "day", "m2", "m", "piece", "piece", "flat", "flat"]);
  const label = workBy(pick, unit);
  const quantity = unit === "flat" ? 1 : pick(unit === "m2" || unit === "m" ? AREAS : COUNTS);
  const euros = pick(PRICES[unit]);
  const words = pick(WAYS[unit]({ label, q: quantity, p: euros, of: of(label) }));
  return { words, shape: unit, lines: [{ label, quantity, unit, euros }] };
}

type Way = { label: string; q: number; p: number; of: string };

const WAYS: Record<CountedBy, (way: Way) => string[]> = {
  h: ({ label, q, p, of: ofLabel }) => [
    `${label} ${q} h à ${p} €/h`,
    `${label} ${q} h à ${p} €`,
    `${label} ${q}h à ${p} €`,
    `${q} h ${ofLabel} à ${p} €/h`,
    `${q} heures ${ofLabel} à ${p} € de l'heure`,
    `${label} : ${q} h x ${p} €`,
    `${label} ${q} heures à ${p} €`,
    `${q} h ${ofLabel} à ${p} €`,
  ],
  day: ({ label, q, p, of: ofLabel }) => [
    `${q} jours ${ofLabel} à ${p} €`,
    `${q} jours ${ofLabel} à ${p} €/jour`,
    `${label} ${q} jours à ${p} €`,
    `${label} ${q} j à ${p} €/j`,
    `${q} jours ${ofLabel} à ${p} € par jour`,
    `${label} : ${q} jours à ${p} € la journée`,
    `${q} j ${ofLabel} à ${p} €`,
    `${q} jours ${ofLabel} à ${p}`,
  ],
  m2: ({ label, q, p, of: ofLabel }) => [
    `${q} m² ${ofLabel} à ${p} €/m²`,
    `${q} m² ${ofLabel} à ${p} €`,
    `${label} ${q} m² à ${p} €`,
    `${label} ${q} m² à ${p} € le m²`,
    `${label} : ${q} m² x ${p} €`,
    `${label} ${q} m2 à ${p} € du m2`,
  ],
  m: ({ label, q, p, of: ofLabel }) => [
    `${q} ml ${ofLabel} à ${p} €`,
    `${label} ${q} ml à ${p} €/ml`,
    `${q} mètres ${ofLabel} à ${p} € le mètre`,
    `${label} ${q} m à ${p} €`,
  ],
  piece: ({ label, q, p }) => [
    `${q} ${label} à ${p} €`,
    `${q} ${label} à ${p} € pièce`,
    `${q} ${label} à ${p} € l'unité`,
    `${q} ${label} à ${p} € chacun`,
    `${q} ${label} à ${p} € l'un`,
    `${q} ${label} x ${p} €`,
    `${label} : ${q} x ${p} €`,
  ],
  flat: ({ label, p }) => [
    `${label} ${p} €`,
    `${label} ${p} €`,
    `${label} à ${p} €`,
    `${label} forfait ${p} €`,
    `forfait ${label} ${p} €`,
    `${label} au forfait ${p} €`,
    `${label} pour ${p} €`,
    `${label} : ${p} €`,
  ],
};

// Several counts and one price of the unit: « 6 jours d'API et 2 jours de design à 480 ».
function sharedPrice(pick: Pick): SaidWorks {
  const unit = pick<"h" | "day">(["h", "day", "day"]);
  const euros = pick(PRICES[unit]);
  const count = pick([2, 2, 3]);
  const labels = new Set<string>();
  while (labels.size < count) labels.add(workBy(pick, unit));
  const lines = [...labels].map((label) => ({ label, quantity: pick(COUNTS), unit, euros }));
  const isOf = pick([true, false]);
  const name = unit === "h" ? pick(["h", "heures"]) : pick(["jours", "j"]);
  const parts = lines.map(({ label, quantity }) =>
    isOf ? `${quantity} ${name} ${of(label)}` : `${label} ${quantity} ${name}`,
  );
  const last = parts.pop() ?? "";
  const all = `${parts.join(", ")}${pick([" et ", ", "])}${last}`;
  const per = unit === "h" ? pick(["€/h", "€ de l'heure"]) : pick(["€/jour", "€ par jour", "€ la journée"]);
  const way = pick([
    { words: `${all} à ${euros} €`, shape: `shared ${unit} bare` },
    { words: `${all} à ${euros}`, shape: `shared ${unit} unsigned` },
    { words: `${all} à ${euros} ${per}`, shape: `shared ${unit} per unit` },
    { words: `${all}, le tout à ${euros} ${per}`, shape: `shared ${unit} all` },
    { words: `${all}, tout à ${euros} ${per}`, shape: `shared ${unit} all` },
  ]);
  return { ...way, lines };
}

function of(label: string): string {
  return /^[aeiouéèêœhAEIOU]/.test(label) ? `d'${label}` : `de ${label}`;
}
