import { expect, test } from "vitest";
import { proposeFromTemplates } from "./propose-tasks.ts";

// What a text asks: each order brings its work, the operation is the one that is said, and nothing else comes along.

const worksOf = (description: string, trade: string) => proposeFromTemplates(description, trade).works;

test.each<[trade: string, description: string, work: string]>([
  [
    "chauffagiste",
    "Plancher chauffant neuf 72 m². La chaudière existante est à raccorder",
    "Raccordement de la chaudière existante",
  ],
  ["serrurier", "Rideau métallique de la boutique : le motoriser", "Motorisation du rideau métallique"],
  ["plombier", "alimentation pour un lave-linge dans la buanderie", "Alimentation pour un lave-linge"],
  ["façadier", "ravaler la façade 90 m² et rallonger 9 appuis de fenêtre", "Rallongement de 9 appuis de fenêtre"],
])("an order that the library does not know is a work in the words of the text (%s, « %s »)", (trade, text, work) => {
  expect(worksOf(text, trade)).toContain(work);
});

test.each<[trade: string, description: string, wrong: RegExp]>([
  ["serrurier", "diagnostic de la serrure qui accroche", /^(?:Pose|Remplacement)/],
  ["chauffagiste", "raccorder la chaudière", /^Remplacement/],
  ["plombier", "entretenir l'adoucisseur", /^Pose/],
  ["menuisier", "enlever le parquet 20 m²", /^Pose/],
])("what is proposed does what the text says (%s, « %s »)", (trade, text, wrong) => {
  const works = worksOf(text, trade);
  expect(works.length).toBeGreaterThan(0);
  expect(works.filter((work) => wrong.test(work))).toEqual([]);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["menuisier", "changer 5 fenêtres. 2 portes-fenêtres aussi, mais l'an prochain", ["Remplacement de fenêtres"]],
  ["plaquiste", "Faux plafond 17 m² pour cacher les gaines", ["Pose de faux plafond en plaques de plâtre"]],
  ["serrurier", "renforcer la porte, pas changer toute la serrure", ["Renforcement de la porte"]],
  ["peintre", "Peindre les murs de la chambre, plinthes à ne pas faire", ["Peinture de murs"]],
  ["couvreur", "4 tuiles cassées suite à la grêle", ["Remplacement de tuiles"]],
])("what waits, is refused or says why brings no work (%s, « %s »)", (trade, description, works) => {
  expect(worksOf(description, trade)).toEqual(works);
});

test("what is told after a comma describes the work before it", () => {
  expect(worksOf("Poser une clôture de 20 m, nid d'abeille dans les angles", "jardinier")).toEqual(["Pose de clôture"]);
});

test("what replaces a thing is put in", () => {
  expect(worksOf("remplacer la chaudière fioul par une pompe à chaleur air/eau", "chauffagiste")).toEqual([
    "Pose de pompe à chaleur air-eau",
  ]);
});

test.each([
  ["électricien", "Combien faut-il d'électriciens pour changer une ampoule ? Un seul mdr"],
  ["couvreur", "C'est un couvreur qui tombe du toit, il va changer de métier"],
  ["jardinier", "Soupe : couper 1 kg de potiron du jardin, 2 carottes et un oignon, mixer"],
])("a joke and a recipe bring no work (%s, « %s »)", (trade, description) => {
  expect(proposeFromTemplates(description, trade).tasks).toEqual([]);
});

test.each<[trade: string, description: string, amount: string]>([
  ["couvreur", "changer la gouttière, 22 ml", "22 ml"],
  ["plaquiste", "Cloison placo de 4 m x 2,50", "10 m²"],
  ["graphiste", "12 infographies à créer, rapport de 48 pages", "12"],
])("a quantity is that of the thing beside it (%s, « %s »)", (trade, description, amount) => {
  expect(proposeFromTemplates(description, trade).summary).toContain(amount);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["serrurier", "La gâche électrique est en panne. Demande de diagnostic", ["Diagnostic de la gâche électrique"]],
  ["développeur", "Le site est lent, on veut juste un audit", ["Audit du site"]],
])("a check that points back is done to what was said first (%s, « %s »)", (trade, description, works) => {
  expect(worksOf(description, trade)).toEqual(works);
});

test("under a heading, the works that are listed stand for it", () => {
  const works = worksOf(
    "Refaire la salle de bain : enlever la baignoire, mettre un receveur, changer le wc",
    "plombier",
  );
  expect(works).not.toContain("Rénovation de salle de bain");
  expect(works.length).toBe(3);
});

test("what caused the work is no work", () => {
  expect(worksOf("Dégât des eaux au plafond, un trou à reboucher dans le placo", "plaquiste")).toEqual([
    "Rebouchage de trou dans une plaque de plâtre",
  ]);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "charpentier",
    "Renforcer la panne faîtière et remplacer 2 chevrons",
    ["Renfort de panne", "Remplacement de chevrons"],
  ],
  ["graphiste", "enlever le fond de 25 photos", ["Détourage de photos, fond neutre"]],
  ["consultant", "comparatif de 3 logiciels de caisse", ["Comparatif et choix de logiciel"]],
  ["photographe", "Scanner 150 diapos", ["Numérisation de diapositives"]],
])("smaller orders of a trade have their own work (%s, « %s »)", (trade, description, works) => {
  expect(worksOf(description, trade)).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["électricien", "vérifier la mise à la terre", ["Entretien de mise à la terre"]],
  ["chauffagiste", "ma VMC fait du bruit", ["Dépannage de vmc"]],
  ["graphiste", "décliner notre logo en version blanche", ["Déclinaison de logo"]],
])("a fault and a check bring nothing new (%s, « %s »)", (trade, description, works) => {
  expect(worksOf(description, trade)).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["plombier", "le syndic demande un passage caméra", ["Inspection caméra de canalisation"]],
  [
    "couvreur",
    "une ardoise est tombée, en profiter pour nettoyer les gouttières",
    ["Remplacement d'ardoises", "Nettoyage de gouttières"],
  ],
  [
    "chauffagiste",
    "la VMC fait du bruit mais c'est pas pour vous. Remplacer le thermostat",
    ["Remplacement de thermostat"],
  ],
])("who asks is told from who does (%s, « %s »)", (trade, description, works) => {
  expect(worksOf(description, trade)).toEqual(works);
});

test.each<[trade: string, description: string, amount: string]>([
  ["couvreur", "4 tuiles cassées à remplacer", "4 tuiles"],
  ["électricien", "poser 4 lustres dans le salon", "4 lustres"],
  ["menuisier", "Changer 3 volets roulants solaires", "3 volets roulants"],
  ["électricien", "Ajouter 3 prises dans le salon et 1 dans le bureau", "4 prises"],
  ["électricien", "ajouter trois prises dans le salon et une dans le couloir", "4 prises"],
  ["solier", "Pose lino dans 2 chambres 11 et 13 m2", "24 m²"],
  ["couvreur", "Changer gouttières zinc, 2 x 11 ml", "22 ml"],
  ["serrurier", "Garde corps acier à fabriquer et poser 4m50", "4,5 ml"],
  ["maçon", "Monter un muret 8 m de long hauteur 60 cm", "4,8 m²"],
  ["charpentier", "construire une pergola bois 4x3 adossée", "12 m²"],
  ["nettoyage", "vitres de bureaux 30 m2", "30 m²"],
  ["plombier", "Remplacer l'évier inox par un évier en résine", "1 évier"],
])("what is counted is the thing that the text counts (%s, « %s »)", (trade, description, amount) => {
  expect(proposeFromTemplates(description, trade).summary).toContain(`j'ai compté ${amount}`);
});

test.each<[trade: string, description: string, title: string]>([
  ["plombier", "changer le joint du compteur", "Remplacement du joint du compteur"],
  ["jardinier", "faire tailler 3 palmiers", "Taille de 3 palmiers"],
  ["serrurier", "réparer volet roulant vitrine bloqué", "Réparation de volet roulant vitrine"],
])("a title in the words of the text begins with the noun of the work (%s, « %s »)", (trade, description, title) => {
  expect(worksOf(description, trade)).toContain(title);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["chauffagiste", "Entretien annuel d'une PAC air/eau", ["Entretien de pompe à chaleur"]],
  ["électricien", "Mise aux normes du tableau électrique, 90 m²", ["Remplacement de tableau électrique"]],
  ["paysagiste", "Terrasse en pavés autobloquants 45 m², décaissement", ["Pose de pavés"]],
  ["chauffagiste", "clim qui coule à l'intérieur du salon", ["Dépannage de clim"]],
  ["plombier", "remplacer les 2 mitigeurs sdb", ["Remplacement de mitigeur"]],
  ["carreleur", "Terrasse 35m2 en dalles grès cérame sur plots", ["Pose de terrasse en dalles sur plots"]],
  ["développeur", "ajouter le paiement en ligne sur notre boutique WooCommerce", ["Paiement en ligne"]],
])("an everyday order brings no larger work than its own (%s, « %s »)", (trade, description, works) => {
  expect(worksOf(description, trade)).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "peintre",
    "Les huit volets en bois s'écaillent, je souhaite les faire poncer et repeindre en gris-bleu.",
    ["Peinture de volets"],
  ],
  [
    "peintre",
    "cage escalier : decoller la vieille toile de verre, ratisser, peindre. environ 65m2 de mur",
    ["Peinture de cage d'escalier", "Dépose de toile de verre"],
  ],
  [
    "plombier",
    "Chez Mme Carlier : changer le mitigeur du lavabo, déboucher l'évacuation de la douche",
    ["Remplacement de mitigeur", "Débouchage de l'évacuation de la douche"],
  ],
])("verbs that name no thing are done to what was named before (%s, « %s »)", (trade, description, works) => {
  expect(worksOf(description, trade)).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["électricien", "VMC HS ds combles, remplacer le caisson et les 3 bouches", ["Remplacement de la VMC"]],
  [
    "charpentier",
    "Traitement curatif et préventif de la charpente contre les capricornes",
    ["Traitement de charpente"],
  ],
  [
    "photographe",
    "Nous nous marions le 14 juin et cherchons un photographe, avec une galerie en ligne.",
    ["Reportage de mariage"],
  ],
])("a thing and its parts are one work (%s, « %s »)", (trade, description, works) => {
  expect(worksOf(description, trade)).toEqual(works);
});

test("flaws of the support are made good by the work on it", () => {
  expect(worksOf("Chambre 12m2 murs + plafond, quelques trous a reboucher, 2 couches", "peintre")).toHaveLength(1);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["paysagiste", "arracher avant la haie de lauriers du fond, 28 m", ["Arrachage de haie"]],
  ["plombier", "Cumulus 200 L qui fuit, remplacer par 200 L stéatite", ["Remplacement de chauffe-eau électrique"]],
  [
    "carreleur",
    "Casser le carrelage 6m2 au sol et recarreler en 45x45",
    ["Dépose de carrelage", "Pose de carrelage au sol"],
  ],
  ["menuisier", "Volet roulant bloqué salon, changer le moteur filaire", ["Remplacement de moteur de volet roulant"]],
  ["charpentier", "trappe avec escalier escamotable bois à poser, 120x60", ["Pose d'escalier escamotable"]],
])(
  "a verb that says when or what it puts in its place is done to what was named (%s, « %s »)",
  (trade, text, works) => {
    expect(worksOf(text, trade)).toEqual(works);
  },
);
