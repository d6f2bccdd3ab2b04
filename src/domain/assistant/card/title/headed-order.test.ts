import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";

const WORKS = "maquettes 4 jours à 450 €";

test.each(["Section Conception", "partie Conception", "Phase 1 : Conception"])(
  "the works under the head of a part are lines: « %s »",
  (title) => {
    const { rows, sections } = cardAfter(
      `devis pour la société Atelier Nova : refonte du site. ${title} : ${WORKS}. ` +
        "Section Développement : intégration 8 jours à 450 € avec 10 % de remise",
    );
    expect(rows.map(({ label, quantity, discount }) => [label, quantity, discount])).toEqual([
      ["Maquettes", "4", undefined],
      ["Intégration", "8", "10"],
    ]);
    expect(sections.map(({ label }) => label)).toEqual(["Conception", "Développement"]);
  },
);

test("works without a price keep their lines under the heads of their parts", () => {
  const { rows } = cardAfter(
    "devis pour la société Atelier Nova : refonte du site. Section Conception : maquettes 4 jours. " +
      "Section Développement : intégration 8 jours avec 10 % de remise",
  );
  expect(rows.map(({ label }) => label)).toEqual(["Maquettes", "Intégration"]);
});

test.each([
  [
    "refaire sa salle de bain. lot 1 plomberie : dépose de l'ancienne baignoire 5 h, refaire les arrivées et " +
      "évacuations 8 h, fournir un receveur 90x120 420 €. lot 2 carrelage : faïence 14 m² à 55 €",
    "Salle de bain – Garnier",
  ],
  ["site vitrine : maquettes 4 jours à 450 €, intégration 8 jours à 450 €", "Site vitrine – Garnier"],
  ["robinet 2 h à 50 €, remise globale de 10 %", "Robinet – Garnier"],
  ["refaire sa salle de bain : dépose 5 h à 50 €, faïence 14 m² à 55 €", "Salle de bain – Garnier"],
  ["dans sa salle de bain dépose 5 h à 50 €, faïence 14 m² à 55 €", "Salle de bain – Garnier"],
  ["lot 1 plomberie : dépose 200 €. lot 2 carrelage : faïence 500 €", "Plomberie et carrelage – Garnier"],
  ["peinture 20 m² à 25 €, parquet 30 m² à 40 €", "Peinture et parquet – Garnier"],
  ["maquettes 4 jours à 450 €, photos 200 €, logo 500 €", "Maquettes, photos et logo – Garnier"],
  ["logo 500 €, charte graphique 800 €", "Logo et charte graphique – Garnier"],
  ["dépose 5 h, faïence 14 m² à 48 €", "Dépose – Garnier"],
  ["peinture 20 m² à 25 €, préparation peinture 100 €", "Peinture – Garnier"],
  ["changer un siphon 1h, remise globale de 10 %", "Changement d'un siphon – Garnier"],
])("a project is called by what all of it is for: « %s »", (works, title) => {
  expect(cardAfter(`devis pour Mme Garnier, ${works}`).values.projectName).toBe(title);
});

test.each(["remise globale de 10 %, acompte 30 %", "acompte 30 %", "une option : mitigeur 90 €"])(
  "no project is called by its terms: « %s »",
  (terms) => {
    const order = `devis pour M. Petit : robinet 2 h, évier 90 €, ${terms}`;
    expect(cardAfter(order).values.projectName).not.toMatch(/remise|acompte|option/i);
  },
);
