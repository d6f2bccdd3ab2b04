import { describe, expect, test } from "vitest";
import { understand } from "./understand.ts";
import type { QuestionName, UnderstandContext } from "./understanding.ts";

// What people type, family by family, and what is read of it. An amount that is not sure is asked, never read.

const FREE: UnderstandContext = { today: "2026-11-23", activeFlow: null, pending: null };
const duringQuote = (about: QuestionName | null): UnderstandContext => ({
  ...FREE,
  activeFlow: "quote",
  pending: about && { step: "collect_core", about },
});

function meaningOf(text: string, context = FREE) {
  const { act, intent, slots } = understand(text, context);
  const { lines, ...others } = slots;
  const values = Object.entries(others).map(([name, slot]) => [name, slot.value] as const);
  const rows = lines?.map(({ value }) => `${value.label}: ${value.quantity} ${value.unit} x ${value.unitPriceEuros}`);
  return { act, intent, ...Object.fromEntries(values), ...(rows && { rows }) };
}

describe("a document is wanted", () => {
  test.each([
    ["dvi mme Perrot pose d'un lavabo 320€", "quote"],
    ["fctur mme Dubreuil coupe 35€", "invoice"],
    ["devis Elise Carron cuisine équipée 5 200 € ttc acompte de 1 500 euros à la commande", "quote"],
    ["DEVIS\nClient : M. Alain Roy\nTravaux : pose d'un portail\nMontant : 2.400 €", "quote"],
    ["facture d'acompte 30 % devis 127", "invoice"],
    ["un devis vite fait", "quote"],
    ["avoir pour Mme Colin", "credit_note"],
    ["note que Mme Roy a payé 200 € par chèque", "mark_paid"],
  ])("« %s »", (text, intent) => {
    expect(meaningOf(text)).toMatchObject({ act: "order", intent });
  });

  test.each([
    "faudrait que je relance Mme Roy un de ces jours",
    "note que Mme Roy n'a pas payé",
    "l'acompte de Mme Colin est payé",
    "Facture\nM. Petit m'a payé",
    "devis accepté\nClient : M. Roy",
  ])("« %s » tells how things are", (text) => {
    expect(meaningOf(text).act).not.toBe("order");
  });
});

describe("a deposit is no part of the price", () => {
  test.each([
    ["devis Elise Carron cuisine équipée 5 200 € ttc acompte de 1 500 euros à la commande", 5200],
    ["devis Marc Fournier véranda alu 12 400 € HT, 4 000 € à la signature et le solde à la fin", 12400],
    ["devis Mme Pinson porte d'entrée 1 450 € TTC, acompte 30 % à la signature", 1450],
  ])("« %s »", (text, flatPriceEuros) => {
    const meaning = meaningOf(text);
    expect(meaning).toMatchObject({ flatPriceEuros });
    expect(meaning).not.toHaveProperty("rows");
  });

  test("one that was paid leaves the price to be asked", () => {
    const text = "facture pour M. Lopez rénovation toiture 8 900 € HT, acompte de 2 000 € déjà versé";
    expect(meaningOf(text)).not.toHaveProperty("flatPriceEuros");
  });
});

describe("works and their prices", () => {
  test.each([
    ["facture M. Aubin ménage une heure trois quarts à 48 €", { hours: 1.75, rate: 48, description: "ménage" }],
    ["facture M. Aubin ménage deux heures et trois quarts à 48 €", { hours: 2.75, rate: 48 }],
    ["devis M. Blanc 2 jours de peinture à 280", { days: 2, dayRate: 280, description: "peinture" }],
    ["facture Mme Rey coupe + brushing 45 €", { flatPriceEuros: 45, description: "coupe + brushing" }],
    ["devis Mme Morin installation borne 7 kW 1 490 € ttc", { flatPriceEuros: 1490, includesVat: true }],
    ["devis M. Hamon cuisine 6 500 €, remise 10 % juste ce coup-ci", { description: "cuisine", discountPercent: 10 }],
    ["devis pour M. Tanguy, portail 2 vantaux 1 980 € TTC", { flatPriceEuros: 1980, includesVat: true }],
    ["devis une salle de bain pour Mme Claire Roux", { description: "salle de bain", lastName: "Roux" }],
  ])("« %s »", (text, values) => {
    expect(meaningOf(text)).toMatchObject(values);
  });

  test.each([
    ["facture M. Blanc déplacement 45 main d'œuvre 2 h à 55", ["déplacement: 1 flat x 45", "main d'œuvre: 2 h x 55"]],
    [
      "devis Mme Rey chauffe-eau 200 L fourni 640 € et pose 3 h à 48 €",
      ["chauffe-eau 200 L fourni: 1 flat x 640", "pose: 3 h x 48"],
    ],
    ["devis M. Kaya robinets fournis posés 4 à 85 €", ["robinets fournis posés: 4 piece x 85"]],
    ["facture Mme Roy manucure 25e pose de vernis 15e", ["manucure: 1 flat x 25", "pose de vernis: 1 flat x 15"]],
    [
      "Devis pour Mme Ana Gil\nFournitures : 210 €\nMain d'œuvre : 3 h à 45 €",
      ["Fournitures: 1 piece x 210", "Main d'œuvre: 3 h x 45"],
    ],
    [
      "devis Mme Roux, fournitures : 210 €, main d'œuvre : 4 h à 45 €",
      ["fournitures: 1 piece x 210", "main d'œuvre: 4 h x 45"],
    ],
    ["devis M. Aubin escalier 14 marches à 200 € la marche", ["escalier: 14 piece x 200"]],
    ["facture Mme Ly 4 cours de yoga d'1h à 20 €", ["cours de yoga d'1h: 4 piece x 20"]],
    ["facture Julie Bernard 3 séances de sophro à 60 €", ["séances de sophro: 3 piece x 60"]],
  ])("« %s »", (text, rows) => {
    expect(meaningOf(text)).toMatchObject({ rows });
  });

  test("a discount on one line is none of the whole", () => {
    const meaning = meaningOf("devis pour Mme Roux : lavabo 300 €, baignoire 700 €, 20 % de remise pour le lavabo");
    expect(meaning).not.toHaveProperty("discountPercent");
    expect(meaning).toMatchObject({ leftOutWorks: ["remise 20 % pour le lavabo"] });
  });

  test("a discount on the whole stays one", () => {
    const text = "devis pour Mme Roux : lavabo 300 €, baignoire 700 €, 20 % de remise pour la cliente";
    expect(meaningOf(text)).toMatchObject({ discountPercent: 20 });
  });

  test.each(["facture Mme Roy travaux au 3e étage", "devis M. Roy pose en 2e visite"])(
    "the letter of an ordinal is no price: « %s »",
    (text) => {
      const meaning = meaningOf(text);
      expect(meaning).not.toHaveProperty("flatPriceEuros");
      expect(meaning).not.toHaveProperty("rows");
    },
  );
});

describe("an amount that is not sure is never written", () => {
  test.each([
    "facture M. Hervé 50 % de 3 000 €",
    "devis M. Aubin escalier 14 marches 2 800 €",
    "devis M. Aubin peinture T2 45 m² 2 300 €",
    "devis M. Aubin portail 3,50 m à 1 890 €",
    "devis M. Aubin pose 4 fenêtres pour 1 600 €",
    "devis M. Aubin 4 fenêtres posées 1 600 € le lot",
    "devis M. Aubin 4 fenêtres posées 1 600 € les 4",
    "devis M. Aubin lot de 4 fenêtres à 1 600 €",
    "facture M. Hervé 2 fois 150 €",
    "devis M. Hervé pose de volet dans les 800 €",
    "devis M. Hervé à partir de 800 € pose de volet",
    "devis M. Hervé, il veut pas dépasser 2 000 €, peinture du salon",
    "devis M. Sow cours de maths 1h30 x 4 séances à 35 €/h",
    "devis M. Hervé 2 gars 3 jours à 300 € par jour et par gars",
    "devis webinaire 90 min à 400 € pour Digitalix",
    "devis cabinet Vasseur, ménage bureaux, 2 h par semaine à 26 € de l'heure",
  ])("« %s »", (text) => {
    const meaning = meaningOf(text);
    expect(meaning.act).toBe("order");
    for (const name of ["flatPriceEuros", "rows", "hours", "days"]) expect(meaning).not.toHaveProperty(name);
  });

  test.each([
    ["devis M. Hervé peinture 800 € dont 200 € de fournitures", { flatPriceEuros: 800, description: "peinture" }],
    [
      "devis M. Hervé porte de garage 2400 x 2000 à 1 350 €",
      { flatPriceEuros: 1350, description: "porte de garage 2400 x 2000" },
    ],
    ["devis M. Hervé 800 € moins 10 % pose de volet", { flatPriceEuros: 800, discountPercent: 10 }],
    ["devis M. Hervé pose de volet pas 800 mais 850 €", { flatPriceEuros: 850, description: "pose de volet" }],
  ])("« %s »", (text, values) => {
    const meaning = meaningOf(text);
    expect(meaning).toMatchObject(values);
    expect(meaning).not.toHaveProperty("rows");
  });

  test("the thing that is counted ends its price", () => {
    const text = "devis Mme Dos Santos papier peint 14 rouleaux à 32 € le rouleau et pose 22 m² à 15 €";
    expect(meaningOf(text)).toMatchObject({ rows: ["papier peint: 14 piece x 32", "pose: 22 m2 x 15"] });
  });
});

describe("a form whose labels have no colon", () => {
  test("each line says its value", () => {
    const text = "devis\nnom Carole Petit\ntel 06 11 22 33 44\ntravaux peinture salon\nmontant 900 ht\ntva 10";
    expect(meaningOf(text)).toMatchObject({
      firstName: "Carole",
      lastName: "Petit",
      phone: "06 11 22 33 44",
      description: "peinture salon",
      flatPriceEuros: 900,
      vatPercent: 10,
    });
  });

  test("a line with its own price is no description", () => {
    const text = "devis\nclient M. Roy\nprestation ménage 3 h à 20 €";
    expect(meaningOf(text)).not.toMatchObject({ description: "ménage 3 h à 20 €" });
  });
});

describe("names", () => {
  test.each([
    ["devis mme Ait Ahmed ménage 6 h à 27 €", { lastName: "Ait Ahmed" }],
    ["devis M. Ould Ahmed taille de haie 40 m à 8 €", { lastName: "Ould Ahmed" }],
    ["devis pour les Éditions du Soleil mise en page 12 h à 40 €", { company: "Éditions du Soleil" }],
    [
      "facture pour le restaurant Les Saveurs du Monde, nettoyage hotte 250 €",
      { company: "restaurant Les Saveurs du Monde" },
    ],
    ["devis pour une boîte qui s'appelle Nova Conseil, audit 2 jours à 600 €", { company: "Nova Conseil" }],
  ])("« %s »", (text, values) => {
    const meaning = meaningOf(text);
    expect(meaning).toMatchObject(values);
    if ("company" in values) expect(meaning).not.toHaveProperty("lastName");
    else expect(meaning).not.toHaveProperty("firstName");
  });
});

describe("corrections", () => {
  test.each([
    [null, "rectifie le téléphone : 06 12 34 56 78", { about: "phone", phone: "06 12 34 56 78" }],
    [null, "corrige l'email : a@b.fr", { about: "email", email: "a@b.fr" }],
    [null, "le nom du projet c'est plutôt Garage Petit", { about: "projectName", projectName: "Garage Petit" }],
    [null, "remise 5 % au lieu de 10", { about: "discountPercent", discountPercent: 5 }],
    [null, "c'est Mme Rousseau pas Mme Roussel", { about: "lastName", lastName: "Rousseau" }],
    ["startDate", "c'est Mme Rousseau pas Mme Roussel", { about: "lastName", lastName: "Rousseau" }],
    [null, "change le début au 3 janvier", { about: "startDate", startDate: "2027-01-03" }],
    [null, "mets plutôt 12 h", { about: "hours", hours: 12 }],
    [null, "non 48 € de l'heure", { about: "rate", rate: 48 }],
    ["duration", "le début ce sera plutôt le 12 janvier", { about: "startDate", startDate: "2027-01-12" }],
    ["lastName", "la boîte s'appelle Atelier Morel", { about: "company", company: "Atelier Morel" }],
  ] as const)("while %s waits, « %s »", (about, text, values) => {
    expect(meaningOf(text, duringQuote(about))).toMatchObject({ act: "correction", intent: null, ...values });
  });

  test("an order on a document of another customer is none", () => {
    expect(meaningOf("change la TVA du devis 104, mets 10 %", duringQuote(null))).toMatchObject({ act: "order" });
  });
});

describe("answers", () => {
  test.each([
    ["duration", "14 non 12 h à 50", { act: "answer", hours: 12, rate: 50 }],
    ["startDate", "le 5 non le 6 janvier", { act: "answer", startDate: "2027-01-06" }],
    ["lastName", "Martin euh non Martinez", { act: "answer", lastName: "Martinez" }],
    ["lastName", "Yves Le Goff", { act: "answer", firstName: "Yves", lastName: "Le Goff" }],
    [
      "duration",
      "2 jours à 350 plus 200 de matériel",
      { act: "answer", rows: ["main-d’œuvre: 2 day x 350", "matériel: 1 flat x 200"] },
    ],
    ["lastName", "Mme Aït Ouali", { act: "answer", lastName: "Aït Ouali" }],
    ["company", "la société Aquaplus", { act: "answer", company: "Aquaplus" }],
    ["duration", "deux jours, ou trois, j'en sais rien", { act: "non_answer" }],
    ["description", "nan c'est bon j'arrête le devis tampis", { act: "cancel" }],
  ] as const)("while %s waits, « %s »", (about, text, values) => {
    expect(meaningOf(text, duringQuote(about))).toMatchObject(values);
  });
});

describe("questions", () => {
  test.each([
    ["combien on m'a payé ce mois-ci", "invoiced"],
    ["g combien de factur en retar ?", "late_invoices"],
    ["quelle tva pour un logement de plus de 2 ans", "legal"],
    ["quelle TVA pour Mme Roux", "vat"],
    ["je peux demander un acompte de 30 % ?", "legal"],
    ["mes devis pas encore signés", "quotes_waiting"],
  ])("« %s »", (text, about) => {
    expect(meaningOf(text)).toMatchObject({ act: "question", about });
  });
});
