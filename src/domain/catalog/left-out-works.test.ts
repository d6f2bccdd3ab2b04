import { expect, test } from "vitest";
import { proposeFromTemplates } from "./propose-tasks.ts";

// Works that a text names and does not ask for.

test.each([
  ["plombier", "remplacer l'évier, pas la peinture, sans toucher au chauffe-eau", ["Remplacement d'évier"]],
  ["plombier", "Changer le WC. On garde le lavabo, l'évier et la douche", ["Remplacement de WC"]],
  ["carreleur", "pose de faïence 10 m², le sol est fait par un autre", ["Pose de faïence"]],
  ["peintre", "peindre les murs 40 m², l'électricien pose les spots, plafond déjà fait", ["Peinture de murs"]],
])("what the text leaves to others is not proposed (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["plombier", "L'alimentation est en attente", []],
  ["électricien", "L'alimentation du portail est en attente", []],
  ["plombier", "la pose est à prévoir", []],
  ["peintre", "La peinture est écaillée, reprendre les murs 30 m²", ["Peinture de murs"]],
  ["carreleur", "la pose du carrelage est à prévoir", ["Pose de carrelage au sol"]],
])("what says how a thing stands orders no work on it (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["plombier", "Changer 2 mitigeurs (1 cuisine avec douchette, 1 lavabo)", ["Remplacement de mitigeur"]],
  ["maçon", "Couler une dalle béton 20 m², regard et appui compris", ["Réalisation d'une dalle béton"]],
  ["plombier", "poser un WC, les anciens tuyaux évacués par nos soins", ["Pose de WC"]],
])("asides, parts and what is done bring no other work (%s, « %s »)", (trade, description, works) => {
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
  ["plaquiste", "Bandes et enduits sur 60 m² de placo déjà posé par le propriétaire", ["Bandes et enduits de placo"]],
  ["façadier", "reprise de l'enduit autour de la fenêtre neuve posée par le menuisier", ["Reprise d'enduit décollé"]],
])("what is there already does not leave out the work on it (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
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

test.each<[trade: string, description: string, works: string[]]>([
  [
    "serrurier",
    "Remplacer la poignée de la porte d'entrée, la serrure est bonne",
    ["Remplacement de poignée de porte"],
  ],
  ["peintre", "Repeindre le portillon bois. La clôture est saine", ["Peinture de portillon"]],
  ["plombier", "changer le lavabo, robinetterie non", ["Remplacement de lavabo"]],
])("what is in order or refused brings no work (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test("the faces of a thing are no work beside it", () => {
  const { works } = proposeFromTemplates("Repeindre les 2 faces du portillon bois", "peintre");
  expect(works).toEqual(["Peinture de portillon"]);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["plombier", "Remplacement d'un WC suspendu, l'ancien fuit", ["Remplacement de WC suspendu"]],
  [
    "plombier",
    "notre chauffe-eau électrique fuit. Il faudrait le remplacer",
    ["Remplacement de chauffe-eau électrique"],
  ],
  ["maçon", "remplacer 2 appuis de fenêtres fissurés", ["Réfection d'appui de fenêtre"]],
])("what is wrong with what is replaced is not mended first (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["façadier", "ITE pignon 55 m² PSE, enduit mince gratté", ["Isolation thermique par l'extérieur"]],
  ["solier", "parquet flottant 22 m2 dans le séjour, sous couche + plinthes", ["Pose de parquet flottant"]],
  ["ramoneur", "débistrage du conduit, le tubage se décidera ensuite", ["Débistrage de conduit"]],
  ["peintre", "Peindre 12 fenêtres bois, ponçage et 2 couches laque", ["Peinture de fenêtres"]],
  [
    "graphiste",
    "Mise en page de notre rapport annuel, textes et graphiques fournis sous Word",
    ["Mise en page de rapport annuel"],
  ],
])("what a work includes, what is supplied or what waits is no work beside it (%s, « %s »)", (trade, text, works) => {
  expect(proposeFromTemplates(text, trade).works).toEqual(works);
});

test.each([
  ["charpentier", "vacances du 4 au 18 août, poser les congés de Sylvain"],
  ["solier", "Quels sont vos horaires d'ouverture le samedi s'il vous plaît ?"],
  ["graphiste", "penser à renouveler l'assurance de la camionnette"],
])("a note of the office is no job (%s, « %s »)", (trade, description) => {
  expect(proposeFromTemplates(description, trade).tasks).toEqual([]);
});

test.each<[trade: string, description: string, works: string[]]>([
  ["graphiste", "J'aurais besoin d'un logo. Les cartes et l'enseigne viendront plus tard.", ["Création de logo"]],
  [
    "paysagiste",
    "abattre 1 sapin 12 m par démontage, proche maison, souche on laisse",
    ["Abattage d'arbre par démontage"],
  ],
  ["paysagiste", "Création d'une pelouse de 200 m², gazon semé et non en rouleau", ["Création d'une pelouse"]],
])("what waits or stays brings no work (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});

test("what happened before a fault brings no work", () => {
  const text = "Le formulaire de contact n'envoie plus les mails depuis la mise à jour PHP 8, pouvez-vous corriger ?";
  expect(proposeFromTemplates(text, "développeur").works).toEqual(["Correction de formulaire"]);
});

test.each([
  ["plombier", "Avez vous bien reçu mon virement de l'acompte ?"],
  ["cuisiniste", "azerty test test 123 essai devis à supprimer"],
  ["photographe", "Super vos photos sur Instagram, j'adore votre univers, bravo et à bientôt peut être !"],
])("a payment, a compliment or a try of the keys is no job (%s, « %s »)", (trade, description) => {
  expect(proposeFromTemplates(description, trade).tasks).toEqual([]);
});

test.each<[trade: string, description: string, works: string[]]>([
  [
    "carreleur",
    "Terrasse 22 m2 pose de dalles sur plots réglables, étanchéité faite",
    ["Pose de terrasse en dalles sur plots"],
  ],
  ["électricien", "VMC simple flux à remplacer dans les combles, mêmes gaines", ["Remplacement de la VMC"]],
  ["développeur", "Mot de passe wifi du bureau changé, demander à Karim. Réunion décalée à 16h", []],
  ["graphiste", "l'imprimante a encore bourré, le réparateur répond jamais", []],
  ["couvreur", "Gouttières zinc façade avant et arrière à refaire, 2 x 11 ml", ["Remplacement de gouttières"]],
])("what is there, done or only a side of a house is no work (%s, « %s »)", (trade, description, works) => {
  expect(proposeFromTemplates(description, trade).works).toEqual(works);
});
