import { expect, test } from "vitest";
import { proposeFromTemplates } from "./propose-tasks.ts";
import { tradesOf } from "./trade-of.ts";

const hoursOf = (text: string, trade: string) =>
  proposeFromTemplates(text, trade).tasks.reduce((sum, task) => sum + task.estimate_h, 0);

test.each([
  ["plombier", "plombier"],
  ["Plomberie chauffage", "plombier,chauffagiste"],
  ["Électricité générale", "électricien"],
  ["multiservice", ""],
])("a company that writes « %s » is of the trades « %s »", (trade, trades) => {
  expect(tradesOf(trade).join()).toBe(trades);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["chauffagiste", "Pose de 3 radiateurs dans le salon", ["Pose de radiateurs"]],
  ["plombier", "remplacer le ballon d'eau chaude", ["Remplacement de chauffe-eau électrique"]],
  ["peintre", "Peindre deux chambres et le salon", ["Peinture de pièces"]],
  ["développeur", "un site vitrine pour un restaurant, à créer", ["Création de site vitrine"]],
  ["photographe", "REPORTAGE DE MARIAGE en juin", ["Reportage de mariage"]],
  ["", "poser du carrelage 20 m² dans la salle de bain du photographe", ["Pose de carrelage au sol"]],
])("%s, « %s »", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each([
  ["électricien", "photos de la maison à prendre pour l'assurance"],
  ["électricien", "Peinture du salon 30 m²"],
  ["électricien", "RDV chez M. Carreleur, 12 rue du Tableau"],
  ["peintre", "Chantier au Manoir du Couvreur"],
])("a place, a name or a homonym brings no work (%s, « %s »)", (trade, description) => {
  expect(proposeFromTemplates(description, trade).works).toEqual([]);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "menuisier",
    "Remplacement porte d'entrée bois par alu, vitrage latéral, seuil PMR",
    ["Remplacement de porte d'entrée"],
  ],
  ["ramonage", "Remplacer un poêle à bois par un poêle à granulés", ["Installation de poêle à granulés"]],
  ["jardinier", "faire tailler 3 palmiers et un olivier", ["Taille de 3 palmiers"]],
  ["plombier", "le robinet de la baignoire goutte sans arrêt, à changer", ["Remplacement de robinet"]],
  ["électricien", "ça disjoncte dès que je mets le four", ["Recherche de panne électrique"]],
  ["façadier", "3 fissures sur la façade, à reboucher", ["Réparation de fissures de façade"]],
  ["", "il y a 3 fisures sur la façade, à reboucher", ["Réparation de fissures de façade"]],
  ["jardinier", "la tondeuse du voisin est passée dessus", []],
  ["chauffagiste", "le radiateur du salon ne chauffe plus en bas", ["Purge et équilibrage de radiateurs"]],
  ["consultant", "accompagnement certification Qualiopi d'un organisme de formation", ["Accompagnement Qualiopi"]],
  [
    "menuisier",
    "Remplacer 6 lames pourries de la terrasse en pin",
    ["Remplacement de 6 lames pourries de la terrasse"],
  ],
  ["électricien", "interphone vidéo en panne", ["Dépannage d'interphone"]],
  ["électricien", "la lumière du couloir ne marche plus et le disjoncteur saute", ["Recherche de panne électrique"]],
  ["menuisier", "escalier bois qui grince, changer 3 marches", ["Remplacement de 3 marches"]],
  ["couvreur", "velux qui fuit dans la chambre, joint HS", ["Réparation de velux"]],
  ["peintre", "Salon : murs et plafond. Le parquet neuf est à protéger !", ["Peinture de salon"]],
  ["peintre", "façade maison bois à lasurer, 90 m²", ["Lasure de façade en bois"]],
  ["développeur web", "traduire le site en anglais et allemand, 12 pages", ["Site multilingue"]],
])("words that say work are told from words that describe it (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["plombier", "Chauffe-eau qui fuit, au sous-sol. À remplacer", ["Remplacement de chauffe-eau électrique"]],
  ["chauffagiste", "plu de chauffage ni d'eau chaude, la chaudiere affiche F28", ["Dépannage de chaudière"]],
  ["plaquiste", "faux plafon placo dans le couloir 16 m2", ["Pose de faux plafond en plaques de plâtre"]],
  ["plombier", "Bonjour, il nous faudrait un nouvel évier", ["Pose d'évier"]],
])("what everyday words mean (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, work: string]>([
  ["électricien", "poser un sèche-serviettes dans la salle de bain", "Pose de sèche-serviette"],
  ["landscaper jardin", "monter une pergola", "Pose de pergola"],
  ["menuisier", "changer la porte d'entrée", "Remplacement de porte d'entrée"],
  ["plombier", "poser une barre d'appui", "Pose de barre d'appui"],
  ["façadier", "remplacer le garde-corps du balcon", "Réfection de garde-corps"],
])("a title says the thing that the text names (%s, « %s »)", (trade, description, work) => {
  expect(proposeFromTemplates(description, trade).works).toEqual([work]);
});

test("the tasks of a thing name it with its article", () => {
  const { tasks, summary } = proposeFromTemplates("remplacer 2 urinoirs", "plombier");
  expect(tasks.map(({ title }) => title)).toContain("Déposer l'urinoir en place");
  expect(summary).toContain("j'ai compté 2 urinoirs");
});

const UNKNOWN_WORK = ["réparer tout ça dans le chalet", "plombier"] as const;

test("the summary says when the library does not know the work", () => {
  expect(proposeFromTemplates(...UNKNOWN_WORK).summary).toContain("Je ne connais pas ce travail");
});

test("work that the library does not know gets general steps", () => {
  const { tasks, works } = proposeFromTemplates(...UNKNOWN_WORK);
  expect(tasks.map(({ title }) => title)).toContain("Réaliser : réparer tout ça dans le chalet");
  expect(works).toEqual([]);
});

test("a count scales the hours", () => {
  const spread = hoursOf("pose de 4 radiateurs", "chauffagiste") - hoursOf("pose de 2 radiateurs", "chauffagiste");
  expect(spread).toBeGreaterThan(4);
  expect(hoursOf("pose de quatre radiateurs", "chauffagiste")).toBe(hoursOf("pose de 4 radiateurs", "chauffagiste"));
});

test("the surface of a house is no count of radiators", () => {
  const { summary } = proposeFromTemplates("maison de 80 m², purger les radiateurs", "chauffagiste");
  expect(summary).not.toContain("80");
  expect(hoursOf("maison de 80 m², purger les radiateurs", "chauffagiste")).toBeLessThan(2);
});

test("what was counted is told with its unit", () => {
  const { summary } = proposeFromTemplates("Carrelage cuisine 14 m² et faïence 3 m²", "carreleur");
  expect(summary).toContain("Pose de carrelage au sol : j'ai compté 14 m²");
  expect(summary).toContain("Pose de faïence : j'ai compté 3 m²");
});

test("a quantity that is not said is told to be missing", () => {
  expect(proposeFromTemplates("poser du carrelage dans la cuisine", "carreleur").summary).toContain(
    "quantité non dite : heures pour 15 m², à corriger",
  );
});

test("hundreds of hours are asked for instead of proposed", () => {
  const { summary, tasks } = proposeFromTemplates("peindre 4000 m² de murs", "peintre");
  expect(summary).toMatch(/Cela ferait \d+ h : est-ce la bonne quantité/);
  expect(new Set(tasks.map((task) => task.estimate_h))).toEqual(new Set([0]));
});

test("supplies stand in the description of their task", () => {
  const { tasks } = proposeFromTemplates("Remplacer le chauffe-eau", "plombier");
  expect(tasks.map((task) => task.description).join(" ")).toContain("Fournitures : groupe de sécurité");
});

test.each(["", "test", "???", "Devis n° 2 Martin", "à voir avec le client", "bonjour c'est combien ?", "lorem ipsum"])(
  "« %s » gives no task and says so",
  (description) => {
    const { tasks, summary } = proposeFromTemplates(description, "peintre");
    expect(tasks).toEqual([]);
    expect(summary).toContain("Je ne reconnais pas de travaux");
  },
);

test.each<[trade: string, description: string, works: string[]]>([
  [
    "menuisier",
    "Dans la mezzanine : couper 1 chevron, refermer la trémie",
    ["Coupe de 1 chevron", "Fermeture de la trémie"],
  ],
  ["plombier", "installer une glacière dans le chalet", ["Installation d'une glacière"]],
  [
    "serrurier",
    "Changer la serrure de la boîte aux lettres et refaire 2 clés",
    ["Serrure de boîte aux lettres", "Réfection de 2 clés"],
  ],
  [
    "plaquiste",
    "Monter une cloison de 4 m et isoler le plafond du garage 20 m²",
    ["Pose d'une cloison en plaques de plâtre", "Isolation du plafond du garage"],
  ],
])(
  "what no work of the library says is proposed in the words of the text (%s, « %s »)",
  (trade, description, works) => {
    expect(proposeFromTemplates(description, trade).works).toEqual(works);
  },
);

test("the hours of a work in the words of the text are told to be the person's own", () => {
  const { summary, tasks } = proposeFromTemplates("refaire 2 clés", "serrurier");
  expect(summary).toContain("Réfection de 2 clés (heures à chiffrer toi-même)");
  expect(tasks.map(({ title }) => title)).toContain("Réfection de 2 clés");
});

test.each([
  ["électricien", "repeindre le plafond du couloir"],
  ["électricien", "rappeler la cliente pour la facture de la porte"],
  ["maçon", "faire le devis et le point avec le client"],
  ["menuisier", "Hihi test test 1 2 3 est-ce que ça marche ce truc"],
])("another trade's work and what is no work are not proposed in the words of the text (%s, « %s »)", (trade, text) => {
  expect(proposeFromTemplates(text, trade).works).toEqual([]);
});

test("a height and a length of a fence are no surface", () => {
  expect(proposeFromTemplates("Clôture panneaux rigides 1,73 m sur 28 ml", "jardinier").summary).toContain(
    "j'ai compté 28 ml",
  );
});

test.each([
  ["jardinier", "Le jardin est magnifique cette année, merci à vous"],
  ["carreleur", "remettre en état un sol en tomettes"],
  ["plombier", "une arrivée à 6 m de la nourrice"],
])("what is told, mended otherwise or far away brings no usual work (%s, « %s »)", (trade, description) => {
  expect(proposeFromTemplates(description, trade).works).toEqual([]);
});

test("things that are only called old are the ones that were counted before", () => {
  const text = "Nous avons acheté 5 blocs-portes. Il faut enlever les 5 anciennes et poser les nouvelles.";
  expect(proposeFromTemplates(text, "menuisier").works).toEqual(["Dépose de porte", "Pose de portes intérieures"]);
});

test("the photos of a wedding are developed once, at the pace of a whole series", () => {
  const text = "Reportage mariage Paul et Inès, 14 juin, 12h de présence et retouche de 600 photos";
  const { works, tasks } = proposeFromTemplates(text, "photographe");
  expect(works).toEqual(["Reportage de mariage"]);
  expect(tasks.reduce((sum, task) => sum + task.estimate_h, 0)).toBeLessThan(50);
});
