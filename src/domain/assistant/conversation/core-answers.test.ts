import { expect, test } from "vitest";
import { collectCore } from "../steps/collect-core.step.ts";
import { CORE_QUESTIONS, knownCore, nextCoreQuestion } from "./core-answers.ts";
import { IDLE } from "./flow.ts";

const TODAY = "2026-11-23";
const answer = (about: string, text: string) =>
  CORE_QUESTIONS.find((question) => question.about === about)!.read(text, TODAY);

test.each([
  ["company", "c'est la SARL Le Dantec", { company: "SARL Le Dantec", customerKind: "company" }],
  ["company", "M. et Mme Lefort, des particuliers", { company: "", customerKind: "person", lastName: "Lefort" }],
  ["company", "particulier", { company: "", customerKind: "person" }],
  ["company", "passe", { company: "", customerKind: "person" }],
  ["company", "c'est mon voisin, rien de pro", { company: "", customerKind: "person" }],
  ["company", "il est pas en société", { company: "", customerKind: "person" }],
  ["firstName", "euh Marie-Claude", { firstName: "Marie-Claude" }],
  ["firstName", "Jean Dupont", { firstName: "Jean", lastName: "Dupont" }],
  ["lastName", "euh c'est Dupont, avec un t", { lastName: "Dupont" }],
  ["lastName", "le bris", { lastName: "Le Bris" }],
  ["email", "c'est a@b.fr et son tel 06 12 34 56 78", { email: "a@b.fr", phone: "06 12 34 56 78" }],
  ["email", "pas d'email, son tel 06 12 34 56 78", { email: "", phone: "06 12 34 56 78" }],
  ["email", "pas de mail, il commence lundi", { email: "", startDate: "2026-11-30" }],
  ["firstName", "Jean, son mail c'est jean@dupont.fr", { firstName: "Jean", email: "jean@dupont.fr" }],
  [
    "company",
    "Roux SARL, contact@roux.fr",
    { company: "Roux SARL", customerKind: "company", email: "contact@roux.fr" },
  ],
  ["recurrence", "ça revient tous les mois", { recurrence: "recurring" }],
  ["recurrence", "du ponctuel", { recurrence: "single" }],
  ["startDate", "on attaque mercredi prochain", { startDate: "2026-11-25" }],
  ["startDate", "2027/03/05", { startDate: "2027-03-05" }],
])("the answer about %s « %s » is read", (about, text, values) => {
  expect(answer(about, text)).toEqual(values);
});

test.each([
  ["firstName", "12"],
  ["lastName", "non"],
  ["startDate", "31/02/2027"],
  ["startDate", "le client est pressé"],
])("the answer about %s « %s » is asked again", (about, text) => {
  expect(answer(about, text)).toBeNull();
});

test.each(["plus tard", "je sais pas encore", "on verra", "pas de date pour l'instant", "passe"])(
  "the first day may stay open: « %s »",
  (text) => {
    expect(answer("startDate", text)).toEqual({ startDate: "" });
  },
);

test("a project that was left without a day is not asked for it again", () => {
  const client_info = { company: "Roux", first_name: "Zoé", last_name: "Roux", email: "z@roux.fr" };
  const project = {
    id: "p1",
    name: "Cuisine",
    start_date: null,
    client_info,
    project_recurrence: "single" as const,
    estimation_description: "",
    estimation_hours: null,
    estimation_rate: null,
  };
  expect(collectCore.isKnown?.({ ...IDLE, project })).toBe(true);
  expect(nextCoreQuestion(knownCore({ ...IDLE, project }))).toBeNull();
});

test("the phone is sent with the core", () => {
  const answers = {
    projectName: "Cuisine",
    company: "Roux",
    firstName: "Zoé",
    lastName: "Roux",
    email: "z@roux.fr",
    phone: "06 12 34 56 78",
    recurrence: "single" as const,
    startDate: TODAY,
  };
  const move = collectCore.results.searchCustomers(
    { ...IDLE, answers },
    { ok: true, value: [] },
    { today: TODAY, flow: {} },
  );
  expect(move.next).toMatchObject({
    kind: "run",
    effect: { name: "createProject", body: { client_info: { phone: "06 12 34 56 78" } } },
  });
});
