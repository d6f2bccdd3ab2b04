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
    ["company", "appelle le projet Grange Sud plutôt que Grange Nord", { projectName: "Grange Sud" }],
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
    ["projectMode", "jsé plus si je l'avais déjà fait"],
  ] as const)("while %s waits, « %s » answers nothing", (about, text) =>
    expect(readSentence(text, about)).toMatchObject({ act: "non_answer" }),
  );

  test.each([
    ["email", "je préfère renoncer à ce devis pour le moment"],
    ["company", "laisse tombé"],
    ["email", "annule ce que t'es en train de faire"],
  ] as const)("while %s waits, « %s » cancels", (about, text) =>
    expect(readSentence(text, about)).toMatchObject({ act: "cancel" }),
  );
});
