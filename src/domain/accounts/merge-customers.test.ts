import { expect, test } from "vitest";
import type { CustomerCard } from "../customers/customer.ts";
import { leftOver, mergeCards, mergeNotes, strongestFirst } from "./merge-customers.ts";
import {
  heldWords,
  leftOverParts,
  leftOverWords,
  movedWords,
  togetherWords,
  twinCountWords,
} from "./merge.messages.ts";

const CARD: CustomerCard = {
  id: "kept",
  kind: "person",
  companyName: "",
  civility: "mme",
  firstName: "Claire",
  lastName: "Roux",
  email: "",
  phone: "0611223344",
  siren: "",
  siret: "",
  vatNumber: "",
  address: null,
};
const OTHER: CustomerCard = {
  ...CARD,
  id: "absorbed",
  lastName: "Rout",
  email: "claire@roux.fr",
  phone: "07 00 00 00 01",
  address: { line1: "8 quai Sud", line2: "", postalCode: "38000", city: "Grenoble", country: "FR" },
};

test("a field that one alone has is theirs", () => {
  expect(mergeCards(CARD, OTHER, [])).toEqual({
    ok: true,
    value: { ...CARD, email: OTHER.email, address: OTHER.address },
  });
});

test("fields that were taken come from the absorbed customer", () => {
  expect(mergeCards(CARD, OTHER, ["name", "phone"])).toMatchObject({
    value: { id: "kept", lastName: "Rout", phone: OTHER.phone },
  });
});

test("the contact of a firm is kept when the other card has none", () => {
  const firm = { ...CARD, kind: "company", companyName: "Roux SARL", firstName: "", lastName: "" } as const;
  expect(mergeCards(firm, CARD, [])).toMatchObject({ value: { companyName: "Roux SARL", firstName: "Claire" } });
});

test.each([
  ["552100554", "732829320", false],
  ["552100554", "552100554", true],
  ["552100554", "", true],
])("a SIREN %s beside « %s » is merged: %s", (siren, other, isMerged) => {
  expect(mergeCards({ ...CARD, siren }, { ...OTHER, siren: other }, []).ok).toBe(isMerged);
});

test("what no field has place for is written down", () => {
  const mergedCard = { ...CARD, email: OTHER.email };
  expect(leftOverWords(leftOver([CARD, OTHER], mergedCard), "2026-11-24")).toBe(
    "Fusion du 24 nov. 2026, autre nom : Claire Rout, autre téléphone : 07 00 00 00 01, " +
      "autre adresse : 8 quai Sud, 38000 Grenoble.",
  );
});

test("nothing is written down when nothing is lost", () => {
  expect(leftOverWords(leftOver([CARD, { ...CARD, phone: "+33 6 11 22 33 44" }], CARD), "2026-11-24")).toBe("");
});

const SITE = { name: "Chalet", address: OTHER.address! };

test("notes and sites of both are kept once", () => {
  const notes = { text: "Code 12B", sites: [SITE] };
  expect(mergeNotes(notes, { text: "Chien", sites: [SITE] }, "")).toEqual({
    ok: true,
    value: { text: "Code 12B\n\nChien", sites: [SITE] },
  });
});

test.each([
  ["notes_too_long", { text: "a".repeat(9_999), sites: [] }],
  ["too_many_sites", { text: "", sites: Array.from({ length: 30 }, (_, n) => ({ ...SITE, name: `${n}` })) }],
])("more than a card holds is refused: %s", (code, notes) => {
  expect(mergeNotes(notes, { text: "bb", sites: [SITE] }, "")).toEqual({ ok: false, refusal: { code } });
});

test.each([
  [1, "1 client semble en double"],
  [3, "3 clients semblent en double"],
  [100, "Plus de 99 clients semblent en double"],
])("%i is said", (count, words) => expect(twinCountWords(count, 100)).toBe(words));

test.each([
  [0, 0, "Ni projet ni document", "Les deux fiches sont maintenant celle de Roux."],
  [1, 0, "1 projet", "1 projet est maintenant sur la fiche de Roux."],
  [2, 3, "2 projets, 3 documents", "2 projets et 3 documents sont maintenant sur la fiche de Roux."],
])("%i projects with %i documents are said", (project_count, document_count, words, movedSentence) => {
  expect(heldWords({ project_count, document_count })).toBe(words);
  expect(movedWords({ project_count, document_count }, "Roux")).toBe(movedSentence);
});

test("what goes into the notes is said part by part before the merge", () => {
  expect(
    leftOverParts({ names: ["Rout"], emails: [], phones: ["07 00 00 00 01", "07 00 00 00 02"], addresses: [] }),
  ).toEqual(["autre nom : Rout", "autre téléphone : 07 00 00 00 01 ; 07 00 00 00 02"]);
});

test.each([
  [0, 0, "Aucun projet"],
  [1, 0, "1 projet, avec ses devis et factures"],
  [5, 448_800, "5 projets, avec leurs devis et factures. 4 488,00 € à encaisser"],
])("%i projects that owe %i cents together are said", (projectCount, dueCents, words) => {
  expect(
    togetherWords(projectCount, dueCents)
      .join(". ")
      .replaceAll(/[\u00A0\u202F]/g, " "),
  ).toBe(words);
});

test("pairs begin with those who are most surely one", () => {
  const reasonsInOrder = strongestFirst([
    { reasons: ["phone"] },
    { reasons: ["phone", "close_name"] },
    { reasons: ["email"] },
    { reasons: ["close_name"] },
    { reasons: ["siren"] },
  ]).map(({ reasons }) => reasons.join(" "));
  expect(reasonsInOrder).toEqual(["siren", "email", "phone close_name", "phone", "close_name"]);
});
