import { expect, test } from "vitest";
import { MAX_TASK_DESCRIPTION, MAX_TASK_TITLE } from "../projects/task.ts";
import { proposeFromTemplates } from "./propose-tasks.ts";
import { readPattern } from "./reading/pattern.ts";
import { ALL_WORKS, TRADES } from "./trades/all-trades.ts";
import { tradesOf } from "./trade-of.ts";
import { thingWorks } from "./thing-works.ts";
import { tradeWorks } from "./work-template.ts";

const hoursOf = (text: string, trade: string) =>
  proposeFromTemplates(text, trade).tasks.reduce((sum, task) => sum + task.estimate_h, 0);

test("the library has twenty trades and twenty-five works a trade", () => {
  expect(TRADES.length).toBe(20);
  for (const trade of TRADES)
    expect(ALL_WORKS.filter((work) => work.trade === trade).length, trade).toBeGreaterThanOrEqual(25);
});

test("every work has three tasks, titles and supplies that a task holds", () => {
  for (const work of ALL_WORKS) {
    expect(work.tasks.length, work.title).toBeGreaterThanOrEqual(3);
    for (const { title, supplies } of work.tasks) {
      expect(title.length, title).toBeLessThanOrEqual(MAX_TASK_TITLE);
      expect(`Fournitures : ${supplies}.`.length, title).toBeLessThanOrEqual(MAX_TASK_DESCRIPTION);
    }
  }
});

test("common tasks open and close the works that say none", () => {
  const text = "> Protéger ; 0.5\n< Nettoyer ; 0.25\n# A\n= mot\nPoser ; 1\n# B\n= mot\nPréparer ; 1\nÉvacuer ; 1";
  const titles = tradeWorks("x", text).map(({ tasks }) => tasks.map(({ title }) => title).join());
  expect(titles).toEqual(["Protéger,Poser,Nettoyer", "Préparer,Évacuer"]);
});

test("a work only includes works of its own trade", () => {
  for (const { trade, title, includes } of ALL_WORKS)
    for (const other of includes)
      expect(
        ALL_WORKS.some((work) => work.trade === trade && work.title === other),
        `« ${title} » includes « ${other} », which ${trade} does not have: write its title as it stands`,
      ).toBe(true);
});

test("a line of the library that cannot be read says how to write it", () => {
  expect(() => tradeWorks("x", "# Titre\n= mot\nTâche sans heures")).toThrow("write « title ; 1 + 0.5/m² ; supplies »");
  expect(() => tradeWorks("x", "# Titre\nTâche ; 1")).toThrow("add a line « = words »");
  expect(() => tradeWorks("x", "# Titre\n~ mot\n= mot\nTâche ; 1")).toThrow("write « ~ word/word: title »");
  expect(() => readPattern("@danser mur")).toThrow("is no action");
});

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

test.each([
  ["plombier", "remplacer l'évier, pas la peinture, sans toucher au chauffe-eau", ["Remplacement d'évier"]],
  ["plombier", "Changer le WC. On garde le lavabo, l'évier et la douche", ["Remplacement de WC"]],
  ["carreleur", "pose de faïence 10 m², le sol est fait par un autre", ["Pose de faïence"]],
  ["peintre", "peindre les murs 40 m², l'électricien pose les spots, plafond déjà fait", ["Peinture de murs"]],
])("what the text leaves to others is not proposed (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test("works that the text joins are all proposed", () => {
  expect(
    proposeFromTemplates("Remplacer le siphon et le mitigeur, puis déboucher la douche", "plombier").works,
  ).toEqual(["Remplacement de siphon", "Remplacement de mitigeur", "Débouchage de douche ou de baignoire"]);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["plombier", "Changer 2 mitigeurs (1 cuisine avec douchette, 1 lavabo)", ["Remplacement de mitigeur"]],
  ["maçon", "Couler une dalle béton 20 m², regard et appui compris", ["Réalisation d'une dalle béton"]],
  ["plombier", "poser un WC, les anciens tuyaux évacués par nos soins", ["Remplacement de WC"]],
])("asides, parts and what is done bring no other work (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "menuisier",
    "Remplacement porte d'entrée bois par alu, vitrage latéral, seuil PMR",
    ["Remplacement de porte d'entrée"],
  ],
  ["ramonage", "Remplacer un poêle à bois par un poêle à granulés", ["Installation de poêle à granulés"]],
  ["jardinier", "faire tailler 3 palmiers et un olivier", ["Taille et élagage d'arbres"]],
  ["plombier", "le robinet de la baignoire goutte sans arrêt, à changer", ["Remplacement de robinet"]],
  ["électricien", "ça disjoncte dès que je mets le four", ["Recherche de panne électrique"]],
  ["façadier", "3 fissures sur la façade, à reboucher", ["Réparation de fissures de façade"]],
  ["", "il y a 3 fisures sur la façade, à reboucher", ["Réparation de fissures de façade"]],
  ["jardinier", "la tondeuse du voisin est passée dessus", []],
  ["chauffagiste", "le radiateur du salon ne chauffe plus en bas", ["Purge et équilibrage de radiateurs"]],
  ["consultant", "accompagnement certification Qualiopi d'un organisme de formation", ["Accompagnement Qualiopi"]],
  ["menuisier", "Remplacer 6 lames pourries de la terrasse en pin", ["Réparation de terrasse en bois"]],
  ["électricien", "interphone vidéo en panne", ["Dépannage d'interphone"]],
  ["électricien", "la lumière du couloir ne marche plus et le disjoncteur saute", ["Recherche de panne électrique"]],
  ["menuisier", "escalier bois qui grince, changer 3 marches", ["Réparation d'escalier"]],
  ["couvreur", "velux qui fuit dans la chambre, joint HS", ["Réparation de velux"]],
  ["peintre", "Salon : murs et plafond. Le parquet neuf est à protéger !", ["Peinture de salon"]],
  ["peintre", "façade maison bois à lasurer, 90 m²", ["Lasure de bardage ou de terrasse bois"]],
  ["développeur web", "traduire le site en anglais et allemand, 12 pages", ["Site multilingue"]],
])("which words say work, and which describe it (%s, « %s »)", (trade, description, works) => {
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

test.each<[trade: string, description: string, works: string[]]>([
  [
    "plombier",
    "notre chauffe-eau fuit, il a 14 ans. Pouvez-vous le remplacer ?",
    ["Remplacement de chauffe-eau électrique"],
  ],
  ["cuisiniste", "Dépose de l'ancienne hotte puis pose de la nouvelle", ["Dépose de hotte", "Pose de hotte"]],
  ["ramonage", "Poêle à bois dans une maison sans cheminée", ["Installation de poêle à bois"]],
  ["graphiste", "Refaire la carte du restaurant, 6 pages. Logo inchangé", ["Création de carte de restaurant"]],
  ["solier", "poser une moquette de 20 m² avant la pose du parquet du couloir", ["Pose de moquette"]],
  ["serrurier", "Ancien verrou cassé à enlever", ["Dépose de verrou"]],
  [
    "menuisier",
    "3 fenêtres et 1 porte d'entrée à changer",
    ["Remplacement de fenêtres", "Remplacement de porte d'entrée"],
  ],
  ["menuisier", "Escalier : changer la rampe, 5 ml", ["Remplacement de rampe"]],
  ["jardinier", "besoin de vous pour la haie. La pelouse, mon fils s'en occupe", ["Taille de haie"]],
  ["jardinier", "Pose d'un grillage de 20 m, vieille haie déjà arrachée", ["Pose de grillage"]],
  ["électricien", "j'ai une prise qui fait des étincelles", ["Remplacement de prises"]],
])("words that point back, leave out or tell when (%s, « %s »)", (trade, description, works) => {
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

test("a line of things that cannot be read says how to write it", () => {
  expect(() => thingWorks("x", "- la vanne ; 1")).not.toThrow();
  expect(() => thingWorks("x", "* Pose {de} = @poser\n- vanne ; 1")).toThrow(
    "write « - la vanne/le robinet ; 1 ; joints »",
  );
  expect(() => thingWorks("x", "Poser ; 1")).toThrow("begin with a manner");
});

test("work that the library does not know gets general steps, and the summary says so", () => {
  const { summary, tasks, works } = proposeFromTemplates("installer une glacière dans le chalet", "plombier");
  expect(summary).toContain("Je ne connais pas ce travail");
  expect(tasks.map(({ title }) => title)).toContain("Réaliser : installer une glacière dans le chalet");
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
    "charpentier",
    "Ouverture pour velux dans charpente : couper 1 chevron, faire le chevêtre",
    ["Couper 1 chevron", "Faire le chevêtre"],
  ],
  [
    "serrurier",
    "Changer la serrure de la boîte aux lettres et refaire 2 clés",
    ["Serrure de boîte aux lettres", "Refaire 2 clés"],
  ],
  [
    "plaquiste",
    "Monter une cloison de 4 m et isoler le plafond du garage 20 m²",
    ["Pose d'une cloison en plaques de plâtre", "Isoler le plafond du garage"],
  ],
])(
  "what no work of the library says is proposed in the words of the text (%s, « %s »)",
  (trade, description, works) => {
    expect(proposeFromTemplates(description, trade).works).toEqual(works);
  },
);

test("the hours of a work in the words of the text are told to be the person's own", () => {
  const { summary, tasks } = proposeFromTemplates("refaire 2 clés", "serrurier");
  expect(summary).toContain("Refaire 2 clés (heures à chiffrer toi-même)");
  expect(tasks.map(({ title }) => title)).toContain("Refaire 2 clés");
});

test.each([
  ["électricien", "repeindre le plafond du couloir"],
  ["électricien", "rappeler la cliente pour la facture de la porte"],
  ["maçon", "faire le devis et le point avec le client"],
  ["menuisier", "Hihi test test 1 2 3 est-ce que ça marche ce truc"],
])("another trade's work and what is no work are not proposed in the words of the text (%s, « %s »)", (trade, text) => {
  expect(proposeFromTemplates(text, trade).works).toEqual([]);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "menuisier",
    "poser 3 portes intérieures et un placard coulissant",
    ["Pose de portes intérieures", "Placard sur mesure"],
  ],
  [
    "graphiste",
    "Mise en page du rapport annuel, 48 pages, 12 infographies à créer",
    ["Mise en page de rapport annuel", "Création d'infographie"],
  ],
  [
    "jardinier",
    "Clôture panneaux rigides 1,73 m sur 28 ml et un portillon",
    ["Pose de clôture en panneaux rigides", "Pose de portillon"],
  ],
])(
  "a work that is ordered for itself stays beside the one that often includes it (%s, « %s »)",
  (trade, text, works) => {
    expect(proposeFromTemplates(text, trade).works).toEqual(works);
  },
);

test.each<[trade: string, description: string, works: string[]]>([
  ["plombier", "Déplacer le WC de 40 cm pour agrandir la douche", ["Déplacement d'un appareil sanitaire"]],
  [
    "plombier",
    "Je voudrais un robinet dehors pour arroser le jardin et remplir la piscine",
    ["Pose de robinet extérieur"],
  ],
])("what a work is for is no work (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["peintre", "Repeindre la cuisine, meubles et carrelage à protéger", ["Peinture de cuisine"]],
  [
    "cuisiniste",
    "Pose de cuisine 10 éléments, raccordements eau et électricité faits par d'autres",
    ["Pose de cuisine équipée"],
  ],
  ["menuisier", "poser 2 portes, la fenêtre et le parquet sont au lot du voisin", ["Pose de portes intérieures"]],
])("two things that are left out together bring no work (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["serrurier", "Motoriser le portail battant existant, 2 vantaux", ["Pose de motorisation de portail"]],
  ["plaquiste", "Bandes et enduits sur 60 m² de placo déjà posé par le propriétaire", ["Bandes à joint"]],
  ["façadier", "reprise de l'enduit autour de la fenêtre neuve posée par le menuisier", ["Enduit de façade"]],
])("what is there already does not leave out the work on it (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "menuisier",
    "Escalier bois, deux marches cassées et le garde-corps du palier qui bouge. L'escalier fait 14 marches.",
    ["Réparation de marche", "Réparation de garde-corps"],
  ],
  ["serrurier", "La gâche électrique ne s'ouvre plus. Remplacement de la gâche", ["Remplacement de gâche"]],
  ["graphiste", "Illustrations pour un livre enfant, 12 planches", ["Illustration"]],
  ["carreleur", "Réparer 3 carreaux décollés sur la terrasse", ["Remplacement de carreaux cassés"]],
])("a fault, a count and a place bring no work of their own (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test("a height and a length of a fence are no surface", () => {
  expect(proposeFromTemplates("Clôture panneaux rigides 1,73 m sur 28 ml", "jardinier").summary).toContain(
    "j'ai compté 28 ml",
  );
});

test.each<[trade: string, description: string, works: string[]]>([
  ["façadier", "Sablage d'une façade en pierre 100 m², joints sains", ["Sablage d'une façade"]],
  [
    "jardinier",
    "terrasse en pierre naturelle 40 m² et éclairage du jardin",
    ["Création de terrasse", "Éclairage du jardin"],
  ],
])("a noun of work that begins a clause orders its work (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["serrurier", "portail battant alu 3 m, piliers existants", ["Pose de portail battant"]],
  ["jardinier", "Scarifier et réensemencer 300 m² de pelouse", ["Scarification et regarnissage de pelouse"]],
])("a noun in -ier and a second verb on one thing order nothing more (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each([
  ["jardinier", "Le jardin est magnifique cette année, merci à vous"],
  ["carreleur", "remettre en état un sol en tomettes"],
  ["plombier", "une arrivée à 6 m de la nourrice"],
])("what is told, mended otherwise or far away brings no usual work (%s, « %s »)", (trade, description) => {
  expect(proposeFromTemplates(description, trade).works).toEqual([]);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "carreleur",
    "Refaire le joint entre baignoire et faïence + 2 carreaux à recoller",
    ["Réfection des joints de carrelage", "Remplacement de carreaux cassés"],
  ],
  ["peintre", "Peindre les murs de la chambre. Plafond refait l'an passé", ["Peinture de murs"]],
  [
    "solier",
    "enlever la colle et le vieux lino 20 m² avant carrelage par le carreleur",
    ["Dépose de colle", "Dépose de lino ou de sol PVC"],
  ],
])("what lies between, is done or comes after is no work here (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test("things that are only called old are the ones that were counted before", () => {
  const text = "Nous avons acheté 5 blocs-portes. Il faut enlever les 5 anciennes et poser les nouvelles.";
  expect(proposeFromTemplates(text, "menuisier").works).toEqual(["Dépose de porte", "Pose de portes intérieures"]);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "serrurier",
    "Remplacer la poignée de la porte d'entrée, la serrure est bonne",
    ["Remplacement de poignée de porte"],
  ],
  ["peintre", "Repeindre les 2 faces du portillon bois. La clôture est saine", ["Peinture de portillon"]],
  ["plombier", "changer le lavabo, robinetterie non", ["Remplacement de lavabo"]],
])(
  "what is in order or refused brings no work, and faces are of the thing (%s, « %s »)",
  (trade, description, works) => {
    expect(proposeFromTemplates(description, trade).works).toEqual(works);
  },
);

test("two works that one word would name keep their own titles", () => {
  const { works } = proposeFromTemplates("Nettoyage des vitres (15) et de la véranda", "nettoyage");
  expect(new Set(works).size).toBe(2);
});
