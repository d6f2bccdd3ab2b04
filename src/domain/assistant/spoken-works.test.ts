import fc from "fast-check";
import { expect, test } from "vitest";
import type { FlowState, Turn } from "./conversation/flow.ts";
import { IDLE } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";

const CONTEXT = { today: "2026-11-28", project: null };

function say(state: FlowState, text: string): Turn {
  const reply = readMessage(state, text, CONTEXT);
  return reply.kind === "turn" ? reply.turn : { state: reply.state ?? state, messages: [], effects: [] };
}

function cardOf({ state }: Turn) {
  const message = state.pending?.message;
  if (message?.type !== "quote_card") return { rows: [], values: {} as Record<string, string> };
  const rows = message.rows.map(({ label, quantity, unit, unitPrice }) => `${label} ${quantity} ${unit} ${unitPrice}`);
  return { rows, values: Object.fromEntries(message.fields.map(({ name, value = "" }) => [name, value])) };
}

function saidIn({ messages }: Turn): string {
  const texts = messages.map((message) =>
    message.type === "summary"
      ? [message.content, ...message.items.map(({ label, value }) => `${label} = ${value}`)].join("\n")
      : message.content,
  );
  return texts.join("\n");
}

test.each([
  [
    "devis pour madame Roux, deux radiateurs à 240 pièce et un chauffe-eau à 620",
    ["Radiateurs 2 u 240", "Chauffe-eau 1 u 620"],
  ],
  [
    "devis pour madame Roux, deux radiateurs à 240 pièces et un sèche-serviettes à 310",
    ["Radiateurs 2 u 240", "Sèche-serviettes 1 u 310"],
  ],
  [
    "devis pour madame Roux, trois fenêtres 480 chacune, pose 6 heures à 50 de l'heure",
    ["Fenêtres 3 u 480", "Pose 6 h 50"],
  ],
  ["devis pour madame Roux, 4 prises à 35 l'une et 2 spots à 28 l'un", ["Prises 4 u 35", "Spots 2 u 28"]],
  ["devis pour M. Blanc, trois fenêtres à 480 l'unité et une porte à 900", ["Fenêtres 3 u 480", "Porte 1 u 900"]],
  [
    "devis pour M. Blanc, carrelage 12 m² 45 le mètre, 14 heures à 50 de l'heure",
    ["Carrelage 12 m² 45", "Main-d’œuvre 14 h 50"],
  ],
  [
    "devis pour M. Blanc, 12 m² de parquet à 45 du mètre et 14 heures à 50",
    ["Parquet 12 m² 45", "Main-d’œuvre 14 h 50"],
  ],
  [
    "devis pour M. Blanc, trois jours à 380 la journée et un ballon à 620",
    ["Main-d’œuvre 3 jour 380", "Ballon 1 u 620"],
  ],
  [
    "devis pour Mme Roux, élagage de 3 chênes à 180 chacun, broyage à 90, évacuation à 120",
    ["Élagage de chênes 3 u 180", "Broyage 1 forfait 90", "Évacuation 1 forfait 120"],
  ],
  ["devis pour Mme Roux, 4 heures de pose à 55 et 3 robinets à 85", ["Pose 4 h 55", "Robinets 3 u 85"]],
  ["fais un devis pour Mme Roux un chauffe-eau à 620", ["Chauffe-eau 1 u 620"]],
  [
    "devis pour Mme Roux, 5 jours de boulot à 350 la journée et une vasque à 240",
    ["Main-d'œuvre 5 jour 350", "Vasque 1 u 240"],
  ],
  [
    "devis pour Mme Petit, faire une terrasse, 20 m² à 80 €, dépose de l'ancienne à 250",
    ["Terrasse 20 m² 80", "Dépose de l'ancienne 1 forfait 250"],
  ],
])(
  "a number that is said to be of each, or to be that of a thing, is a price without its sign: « %s »",
  (text, rows) => {
    expect(cardOf(say(IDLE, text)).rows).toEqual(rows);
  },
);

test.each([
  "devis pour Mme Roux, un appartement à 3 pièces, peinture 12 h à 40 €",
  "devis pour Mme Roux, rendez-vous à 20, peinture 12 h à 40 €",
  "devis pour Mme Roux, peinture 12 h à 40 €, TVA à 20",
])("a number that is no price makes no line: « %s »", (text) => {
  expect(cardOf(say(IDLE, text)).rows).toEqual(["Peinture 12 h 40"]);
});

const REPORTED =
  "changer le chauffe-eau et poser deux radiateurs et puis refaire l'évier chez madame Josiane Bertin à " +
  "Bron son mail " +
  "c'est josiane point bertin arobase orange point fr et son téléphone 06 12 34 56 78 ça fait à peu près " +
  "deux jours de " +
  "boulot à 350 euros la journée plus un chauffe-eau 200 litres à 620 euros et deux radiateurs à 240 pièce et je " +
  "commence lundi en huit";

test("a dictated order loses nothing of what it says", () => {
  const { rows, values } = cardOf(say(IDLE, `fais le devis c'est ${REPORTED}`));
  expect(rows).toEqual(["Main-d'œuvre 2 jour 350", "Chauffe-eau 200 litres 1 u 620", "Radiateurs 2 u 240"]);
  expect(values).toMatchObject({
    projectName: "Changement du chauffe-eau – Bertin",
    projectDescription: "Changer le chauffe-eau, poser deux radiateurs, refaire l'évier",
    email: "josiane.bertin@orange.fr",
    phone: "06 12 34 56 78",
    startDate: "07/12/2026",
  });
});

test("what is told without an order begins the quote that follows", () => {
  const turn = say(IDLE, `alors voilà je dois ${REPORTED}`);
  for (const words of ["Changer le chauffe-eau, poser deux radiateurs", "Bron", "1 800,00 €", "7 déc. 2026"])
    expect(saidIn(turn).replace(/\s/g, " ")).toContain(words);
  expect(cardOf(say(turn.state, "fais le devis")).rows).toHaveLength(3);
});

test.each([
  [
    "salut alors j'ai un boulot chez madame Lefèvre à Villeurbanne, déposer la baignoire, poser une " +
      "douche à l'italienne, carrelage 12 m² à 45 euros le mètre, 14 heures à 50 euros",
    "Déposer la baignoire, poser une douche à l'italienne",
  ],
  [
    "bonjour alors il faut refaire le tableau électrique chez monsieur Blanc à Vienne, un tableau à 310, " +
      "six prises à 24 pièce et ça prend 9 heures à 52 de l'heure, je peux commencer mardi",
    "Refaire le tableau électrique",
  ],
  [
    "bon alors je vais élaguer trois chênes chez monsieur et madame Perrin à Tullins, 180 euros pièce, " +
      "broyage à 90, son numéro c'est le 06 11 22 33 44",
    "Élaguer trois chênes",
  ],
  [
    "j'ai un chantier chez madame Roux à Lyon, isoler les combles et changer deux fenêtres, 40 m² de " +
      "laine à 32 du m² et deux fenêtres à 480 l'unité",
    "Isoler les combles, changer deux fenêtres",
  ],
  ["ok donc on doit repeindre le salon chez Mme Petit, plafond 20 m² à 30 €, murs 45 m² à 25 €", "Repeindre le salon"],
  [
    "alors j'ai un dépannage chez M. Klein à Metz, remplacer la serrure, une serrure trois points à 280 " +
      "et deux heures à 65, son portable c'est 06 98 76 54 32",
    "Remplacer la serrure",
  ],
])("works that are told are said back with what they are: « %s »", (text, work) => {
  expect(saidIn(say(IDLE, text))).toContain(`Travaux = ${work}`);
});

test.each(["je dois relancer Mme Roux pour 850 €", "je dois payer Mme Roux 850 €"])(
  "what is owed tells no work: « %s »",
  (text) => expect(say(IDLE, text).state.toldWork).toBeUndefined(),
);

test("a number that no line took is said not to be kept", () => {
  const turn = say(IDLE, "devis pour Mme Roux, pose 2 h à 50 €, 3 robinets sur 45 mètres environ en plus, lundi");
  expect(saidIn(turn)).toContain("45");
});

const THINGS = ["radiateurs", "fenêtres", "prises", "volets", "chênes", "étagères", "vasques", "portails"];
const FORMS = [
  (count: number, noun: string, price: number) => `${count} ${noun} à ${price} pièce`,
  (count: number, noun: string, price: number) => `${count} ${noun} à ${price} l'unité`,
  (count: number, noun: string, price: number) => `${count} ${noun} à ${price} chacun`,
  (count: number, noun: string, price: number) => `${count} ${noun} à ${price} euros`,
  (count: number, noun: string, price: number) => `${count} ${noun} ${price} pièce`,
  (count: number, noun: string, price: number) => `pose des ${noun} ${count} heures à ${price} de l'heure`,
  (count: number, noun: string, price: number) => `${count} m² de ${noun} à ${price} du mètre`,
  (_count: number, noun: string, price: number) => `dépose des ${noun} à ${price}`,
  (_count: number, noun: string, price: number) => `dépose des ${noun} ${price} euros`,
  (_count: number, noun: string, price: number) => `dépose des ${noun} pour ${price}`,
];

test("every number that may be a price is in a line, or in what is said back", () => {
  const work = fc.record({
    count: fc.integer({ min: 2, max: 9 }),
    noun: fc.constantFrom(...THINGS),
    price: fc.integer({ min: 31, max: 999 }),
    form: fc.constantFrom(...FORMS),
  });
  const works = fc.uniqueArray(work, { minLength: 1, maxLength: 4, selector: ({ noun }) => noun });
  const order = fc.constantFrom(
    "fais un devis pour madame Roux, ",
    "fais le devis c'est pour Paul Marin, ",
    "devis pour M. Blanc : ",
  );
  fc.assert(
    fc.property(order, works, fc.constantFrom(", ", " et ", ", et "), (lead, saidWorks, link) => {
      const text = lead + saidWorks.map(({ form, count, noun, price }) => form(count, noun, price)).join(link);
      const reply = readMessage(IDLE, text, CONTEXT);
      // What is not understood at all is told as such by the conversation.
      if (reply.kind !== "turn") return;
      const { turn } = reply;
      const card = cardOf(turn);
      const allWords = `${card.rows.join("\n")}\n${saidIn(turn)}\n${JSON.stringify(turn.state.answers)}`;
      for (const { price } of saidWorks) expect(allWords, text).toMatch(new RegExp(`(?<!\\d)${price}(?!\\d)`));
    }),
    { numRuns: 60 },
  );
});
