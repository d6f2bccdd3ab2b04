import { readSentence } from "#test/read-sentence.ts";
import { describe, expect, test } from "vitest";

// Sentences in the ways of strangers: the document named last, the town alone beside its customer, cents glued to a
// letter, names nobody wrote before, fields corrected from afar.

describe("amounts", () => {
  test.each([
    ["facture Roux 3 sacs de ciment à 9e90 le sac, 2 h à 45e", "sacs de ciment: 3 piece x 9.9"],
    ["devis m. ledoux douai, taille haie 45 ml a 6e50 le ml, evacuation 80e", "taille haie: 45 m x 6.5"],
  ])("cents may be glued to the letter of euros: « %s »", (text, line) =>
    expect(readSentence(text).lines).toContain(line),
  );

  test.each([
    ["devis M. Perrot, Limoges, serrure 5 points 340 € TTC, déplacement 45 € TTC", "serrure 5 points: 1 flat x 340"],
    ["devis pour Loïc Tanguy site vitrine 8 pages 2400 €, logo 350 €", "site vitrine 8 pages: 1 flat x 2400"],
    ["devis pour Mme Cohen, 3 portraits à 50 € pièce, album 40 pages 260 €", "album 40 pages: 1 flat x 260"],
  ])("the parts of one thing count no things: « %s »", (text, line) =>
    expect(readSentence(text).lines).toContain(line),
  );

  test.each([
    ["une journée à 400, il m'en faudrait deux", { days: 2 }],
    ["deux jours à 380 et j'en mets trois", { days: 3, dayRate: 380 }],
    ["6 jours, daily rate 540", { days: 6, dayRate: 540 }],
  ])("a count that is said late counts: « %s »", (text, amounts) =>
    expect(readSentence(text, "duration")).toMatchObject(amounts),
  );

  test.each([
    ["devis Mme Faure, tableau électrique neuf 1 350 € HT", { flatPriceEuros: 1350 }],
    ["devis pour Mme Faure, pose d'un lave-linge, 80 balles", { flatPriceEuros: 80 }],
    ["devis pour la SCI Brocard, peinture du studio T2, 2,4k€ HT, valable 60 jours", { flatPriceEuros: 2400 }],
    ["facture récurrente pour Optic Plus, ménage des bureaux, 320 € HT par mois", { flatPriceEuros: 320 }],
  ])("the price of the whole: « %s »", (text, amounts) => expect(readSentence(text)).toMatchObject(amounts));

  test.each([
    ["devis pour l'asso Les Randonneurs, 2 j à 280 €/j, exonéré de TVA", { vatPercent: 0 }],
    ["facture pour Mme Pichon, 4 cours à 35 € pièce, 2 livres à 12 € pièce, pas de TVA", { vatPercent: 0 }],
    ["devis Mme Roy, 3 h à 48 €, remise commerciale de 6 %", { discountPercent: 6 }],
    ["devis Mme Roy, 3 h à 48 € et tu déduis dix pour cent", { discountPercent: 10 }],
  ])("a rate in other words: « %s »", (text, rates) => expect(readSentence(text)).toMatchObject(rates));

  test.each([
    "devis pour Alain Rousset : lot de 4 tables 600 €, 12 chaises à 40 €",
    "devis pour Mme Roux, lot de 3 chaises 240 €, table 350 €",
  ])("the price of a lot is not that of each: « %s »", (text) =>
    expect(readSentence(text)).not.toHaveProperty("lines"),
  );

  test("what comes with a work is a part of its name", () => {
    const { lines } = readSentence("devis M. Petit carrelage 20 m² fourni posé 75 € le m²");
    expect(lines).toEqual(["carrelage fourni posé: 20 m2 x 75"]);
  });

  test("a line that comes back each year does not make the whole come back", () => {
    const text = "devis client Yohan Le Gall, site vitrine 5 pages 1 900 €, hébergement annuel 120 €";
    expect(readSentence(text)).not.toHaveProperty("recurrence");
  });

  test.each([
    ["devis Mme Roux pose 3 h à 45 €, livraison forfai 60e", "livraison: 1 flat x 60"],
    ["fac pr mme lenoir, ponçage 12 m2 a 15e et 3 couches vernis 12 m2 a 9e", "3 couches vernis: 12 m2 x 9"],
    [
      "devis Mme Roux, remplacement d'une fenêtre par une porte-fenêtre 1 200 €, 2 h de finition à 45 €",
      "remplacement d'une fenêtre par une porte-fenêtre: 1 flat x 1200",
    ],
    ["devis M. Petit, dépose 150 €, pose d'un poêle au prix de 900 €", "pose d'un poêle: 1 flat x 900"],
    ["une facture pour M. Roux\n3 h de tonte à 35 €\n2 sacs de terreau à 12 €", "sacs de terreau: 2 piece x 12"],
    ["facture M. Roux : élagage de 4 tilleuls à 90 € l'arbre, broyage 60 €", "élagage de tilleuls: 4 piece x 90"],
  ])("what replaces, what leads to the price and what is typed badly count nothing: « %s »", (text, line) =>
    expect(readSentence(text).lines).toContain(line),
  );

  test.each([
    ["facture Mme Roux 2 jours de boulot à 280 € la journée pour repeindre le hall, tva 10", "repeindre le hall"],
    ["facture a Paul Morin 3 jour de travail a 260 euro par jour pour monter la cheminé tva 10", "monter la cheminé"],
    ["fact mme dupriez a wattrelos 9h a 38e de l'heure peinture cage escalier tva 10", "peinture cage escalier"],
    ["fact m legoff 6h a 42e de lheure debouchage evier tva 20", "debouchage evier"],
  ])("the work is what the time is for: « %s »", (text, description) =>
    expect(readSentence(text)).toMatchObject({ description }),
  );

  test.each([
    ["devis Mme Roux, 2 h à 40 €, non assujettie à la TVA", { vatPercent: 0 }],
    ["facture M. Roux, 2 h à 40 €, je ne facture pas la TVA", { vatPercent: 0 }],
    ["facture M. Roux, 2 h à 40 €, on est en franchise de TVA", { vatPercent: 0 }],
    ["facture Mme Tanguy, 3 coupes à 24 €, je suis pas soumis à la tva", { vatPercent: 0 }],
  ])("who charges no VAT says so: « %s »", (text, rates) => expect(readSentence(text)).toMatchObject(rates));

  test.each([
    "devis M. Roux, 2 h à 40 €, le client est pas assujetti à la TVA",
    "facture M. Roux, 2 h à 40 €, pas encore payé la tva",
    "devis M. Roux, 2 h à 40 €, je ne suis plus en franchise de TVA",
    "devis pour l'asso Les Genêts, 2 h à 40 €, elle n'est pas soumise à la TVA",
  ])("what the customer is and what is no more says no rate: « %s »", (text) =>
    expect(readSentence(text)).not.toHaveProperty("vatPercent"),
  );

  test("what is done to several things is a part of the line", () => {
    const { lines } = readSentence("facture Mme Faure, peindre 5 volets à 60 € et vernir 2 portes à 85 €");
    expect(lines).toEqual(["peindre volets: 5 piece x 60", "vernir portes: 2 piece x 85"]);
  });
});

describe("orders", () => {
  test.each([
    ["j'ai bossé chez la société Norvex, facture leur 3h15 de dépannage à 62 €/h", "order invoice"],
    ["c'est pour chiffrer une clôture chez M. Roy, 32 ml à 74 € le ml, tva 10", "order quote"],
    ["j'ai promis un devis à M. Salaün, fais-le : 12 prises à 48 € pièce", "order quote"],
    ["mets-moi au propre une facture pour Mme Roux, tonte 3 h à 38 €", "order invoice"],
    ["facture et n'oublie pas la remise de 5 % pour Mme Roux : bardage 12 m² à 60 €", "order invoice"],
    ["peindre 5 volets à 60 € et vernir 2 portes à 85 € pour Mme Faure, devis tva 10", "order quote"],
    ["génère la todo du projet Combles Martin", "order tasks"],
    ["Tâches à rédiger pour le projet Villa Azur : coffrage, ferraillage", "order tasks"],
    ["Projet : Extension\nClient : Batilor SARL\nDébut : 12 janvier 2027\nTaux horaire : 46", "order project"],
  ])("« %s » is « %s »", (text, act) => expect(readSentence(text)).toMatchObject({ act }));

  test.each([
    "j'ai reçu le devis de M. Salaün, 12 prises à 48 €, il est cher",
    "on a posé 5 volets à 60 € chez Mme Faure, la facture est partie",
    "elle a signé hier 3 volets à 60 €, le devis",
  ])("« %s » orders nothing", (text) => expect(readSentence(text)).toMatchObject({ act: "statement" }));
});

test("a discount without its sign that may be euros is not read", () =>
  expect(readSentence("remise 80 au lieu de 50", "invoiceConfirm")).not.toHaveProperty("discountPercent"));

describe("what is told of a document", () => {
  test.each([
    ["on a toujours pas envoyé la facture F-2026-031", "F-2026-031"],
    ["je n'ai jamais envoyé le devis D-2026-014", "D-2026-014"],
    ["j'ai pas encore transmis le devis 2026-114", "2026-114"],
  ])("« %s » sends nothing", (text, documentNumber) =>
    expect(readSentence(text)).toMatchObject({ act: "statement forbidden send", documentNumber }),
  );
});

describe("who", () => {
  test.each([
    ["devis pour ma voisine Capucine Merle, ménage 3 h à 25 €", { firstName: "Capucine", lastName: "Merle" }],
    ["prépare la facture de la mère Guillou, 6 h à 40 €", { lastName: "Guillou" }],
    ["urgent facture fuite chez M Carvalho Toulouse, 3h a 55e/h", { lastName: "Carvalho", city: "Toulouse" }],
    ["devis Mme Roy non pas Roy, Mme Leroy, 3 fenêtres à 480 €", { lastName: "Leroy" }],
    ["facture à émettre : sas Ferronord, 6j de placo à 310€/j", { company: "SAS Ferronord" }],
    ["facture pr mme lopez a st brieuc ramonage 1h a 60e deplacement 30e", { lastName: "Lopez", city: "St Brieuc" }],
    ["devis\nnom : M. Olivier Delage\ntravail : clôture\nheures : 6\ntaux horaire : 49", { lastName: "Delage" }],
  ])("« %s »", (text, customer) => expect(readSentence(text)).toMatchObject(customer));

  test.each([
    ["facture Mme Costa de Almeida, ménage 3 h à 26 €", { lastName: "Costa de Almeida" }],
    ["facture M. Rocha da Cunha a dole, mur 12 m2 a 90€", { lastName: "Rocha da Cunha", city: "Dole" }],
    ["devis Mme Anne de la Tour, 3 h à 45 €", { firstName: "Anne", lastName: "de la Tour" }],
    ["devis M. et Mme Le Bras de Plouzané clôture 20 ml à 45 €", { lastName: "Le Bras", city: "Plouzané" }],
    ["devis Jhonny Mercadier pose de parquet 30 m² à 28 € le m²", { firstName: "Jhonny", lastName: "Mercadier" }],
    ["facture Kristelle Aubry manucure 2 séances à 35 €", { firstName: "Kristelle", lastName: "Aubry" }],
    ["facture Immo Lys 8 serrures à 45 €", { company: "Immo Lys" }],
    ["devis collège Jean-Moulin de Thouars, 12 stores à 90 €", { company: "collège Jean-Moulin", city: "Thouars" }],
    ["facture école Notre-Dame de Lourdes, 12 stores à 90 €", { company: "école Notre-Dame de Lourdes" }],
    ["devis pour l'Ehpad Les Tilleuls à Quimper, 8 coupes à 22 €", { company: "Ehpad Les Tilleuls", city: "Quimper" }],
    ["devis copropriété Résidence du Parc, nettoyage 2 h à 30 €", { company: "Résidence du Parc" }],
    ["facture Agence Delta Immo, 3 h à 40 €", { company: "Agence Delta Immo" }],
    ["devis Mme Roux, tonte 3 h à 35 €, première intervention le 12 janvier", { startDate: "2027-01-12" }],
  ])("the whole name, without its town nor its kind: « %s »", (text, customer) =>
    expect(readSentence(text)).toMatchObject(customer),
  );

  test("a town is no part of the line that follows it", () => {
    const { lines } = readSentence("devis Mme Lambert, Grenoble / nettoyage 120 m2 à 9 € / hydrofuge 120 m2 à 6,50 €");
    expect(lines).toEqual(["nettoyage: 120 m2 x 9", "hydrofuge: 120 m2 x 6.5"]);
  });

  test("a project is called so", () => {
    expect(readSentence("ouvre un projet que tu appelles Villa Rosa")).toMatchObject({ projectName: "Villa Rosa" });
  });
});

describe("in a conversation", () => {
  test.each([
    ["email", "il manque un s dans le nom, c'est Dubois", { about: "lastName", lastName: "Dubois" }],
    ["quotePreference", "j'avais mis 8 h mais cé 6 h", { about: "hours", hours: 6 }],
    ["quotePreference", "j'ai dit vingt pour cent de tva c'est dix", { about: "vatPercent", vatPercent: 10 }],
    ["email", "la tva cé pas 20 cé 10", { about: "vatPercent", vatPercent: 10 }],
    ["startDate", "c'est pas tous les ans c'est juste une fois", { about: "recurrence", recurrence: "single" }],
    [
      "description",
      "leur mail a changé, mets plutôt contact@norvex.fr",
      { about: "email", email: "contact@norvex.fr" },
    ],
    ["description", "le taux c'est 52 de l'heure", { about: "rate", rate: 52 }],
    ["startDate", "non je voulais dire 5,5 pour la tva", { about: "vatPercent", vatPercent: 5.5 }],
    ["company", "appelle le projet Grange Sud plutôt que Grange Nord", { projectName: "Grange Sud" }],
    ["email", "le forfait j'avais noté huit cents c'est neuf cents", { about: "flatPriceEuros", flatPriceEuros: 900 }],
    ["email", "le vrai montant c'est 1 450 € ht", { about: "flatPriceEuros", flatPriceEuros: 1450 }],
    ["invoiceConfirm", "remise 10 plutôt que 15", { about: "discountPercent", discountPercent: 10 }],
    ["company", "le tjm pour ce client c'est 380 pas 360", { about: "dayRate", dayRate: 380 }],
    ["email", "mon tjm pour cette mission c'est 420 et pas 400", { about: "dayRate", dayRate: 420 }],
    ["startDate", "mal exprimée, on passe chaque semaine", { about: "recurrence", recurrence: "recurring" }],
  ] as const)("while %s waits, « %s » corrects", (about, text, values) =>
    expect(readSentence(text, about)).toMatchObject({ act: "correction", ...values }),
  );

  test.each([
    ["firstName", "chsais pu"],
    ["company", "idk"],
    ["lastName", "c'est la cousine de Paul"],
    ["lastName", "un monsieur qui habite au-dessus"],
    ["lastName", "mince comment elle s'appelle déjà celle-là"],
    ["duration", "il m'est difficile de vous répondre avant d'avoir vu"],
    ["description", "c'est long à expliquer"],
    ["description", "trop compliqué à décrire comme ça"],
    ["projectMode", "jsé plus si je l'avais déjà fait"],
  ] as const)("while %s waits, « %s » answers nothing", (about, text) =>
    expect(readSentence(text, about)).toMatchObject({ act: "non_answer" }),
  );

  test.each([
    ["email", "je préfère renoncer à ce devis pour le moment"],
    ["company", "laisse tombé"],
    ["email", "jabandonne annule"],
    ["email", "jarrete tout laisse tomber"],
    ["description", "laisser tomber la facture"],
    ["description", "laisser tomber le client"],
    ["description", "en fait non, pas de devis finalement"],
    ["email", "annule ce que t'es en train de faire"],
  ] as const)("while %s waits, « %s » cancels", (about, text) =>
    expect(readSentence(text, about)).toMatchObject({ act: "cancel" }),
  );

  test.each([
    "laisser tomber une poutre de 30 cm dans le mur",
    "laisser tomber la gaine derrière la cloison",
    "laisser tomber les rideaux jusqu'au sol",
    "poser un faux plancher de 12 cm",
  ])("« %s » is a work", (text) =>
    expect(readSentence(text, "description")).toMatchObject({ act: "answer", description: text }),
  );
});
