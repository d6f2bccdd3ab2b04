import type { CompanyAnswer } from "#api/company.ts";
import { expect, test } from "vitest";
import { chapterStates } from "./chapter-states.ts";

const NEW = {
  missing: ["name", "siren", "vat_regime"],
  iban: "",
  vat_regime: null,
  trade: "",
  hourly_rate: null,
  mediation: null,
  mediator: "",
  insurance_duty: null,
  insurance: null,
  legal_notices: "",
  document_style: null,
  logo_id: null,
};
const states = (more: object) => chapterStates({ ...NEW, ...more } as unknown as CompanyAnswer);

test("a chapter says what documents wait for", () => {
  expect(states({})).toMatchObject({
    entreprise: { words: "SIRET manquant", isMissing: true },
    tva: { words: "Régime à choisir", isMissing: true },
    banque: { words: "IBAN manquant", isMissing: true },
    logo: { words: "Aucun", isMissing: false },
  });
  expect(states({ missing: ["address.city"] }).entreprise).toEqual({ words: "Adresse manquante", isMissing: true });
  expect(states({ missing: ["insurance_duty"] }).assurance).toEqual({ words: "À dire", isMissing: true });
});

test("a mediator who is not spoken of is missing, as sending to a private person says", () => {
  expect(states({ missing: [] }).mediateur).toEqual({ words: "À dire", isMissing: true });
  expect(states({ missing: [], mediation: "named" }).mediateur).toEqual({ words: "À compléter", isMissing: true });
  expect(states({ missing: [], mediation: "later" }).mediateur).toEqual({ words: "Pas encore", isMissing: false });
});

test("an insurance that no document waits for is optional", () => {
  expect(states({ missing: [] }).assurance).toEqual({ words: "Facultative", isMissing: false });
});

test("an insurance that the trade says it does not owe is not named", () => {
  const chapters = states({ missing: [], insurance_duty: "none", insurance: { insurer: "SMABTP" } });
  expect(chapters.assurance).toEqual({ words: "Pas obligatoire", isMissing: false });
});

test("a chapter says what was chosen", () => {
  expect(
    states({
      missing: [],
      vat_regime: "franchise",
      iban: "FR7630006000011234567890189",
      insurance_duty: "required",
      insurance: { insurer: "SMABTP" },
      legal_notices: "Une ligne\nUne autre",
      document_style: { look: "bandeau" },
    }),
  ).toMatchObject({
    entreprise: { words: "Complète", isMissing: false },
    tva: { words: "Franchise" },
    banque: { words: "Finit par 0189" },
    assurance: { words: "SMABTP" },
    mentions: { words: "2 lignes" },
    presentation: { words: "Bandeau" },
  });
});
