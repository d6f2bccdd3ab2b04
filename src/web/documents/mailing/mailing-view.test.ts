import { expect, test } from "vitest";
import { mailWords, sendingWords } from "./mailing-view.ts";

const SENT_AT = "2026-11-23T09:00:00.000Z";
const SENDING = { how: "by_mail", to: "Léa <lea@arc.example>, paul@arc.example", sent_at: SENT_AT } as const;
const MAIL = { id: "1", is_own: true, to: "lea@arc.example", leaves_in: null, problem: null } as const;

test("a sending says to whom and when", () => {
  expect(sendingWords({ ...SENDING, refused_address: null })).toBe(
    "Envoyé par mail à lea@arc.example, paul@arc.example le 23 nov. 2026",
  );
});

test("a refused recipient is not among those who received it", () => {
  expect(sendingWords({ ...SENDING, refused_address: "paul@arc.example" })).toBe(
    "Envoyé par mail à lea@arc.example le 23 nov. 2026, sauf à paul@arc.example, que son serveur refuse",
  );
});

test("what was given by hand is no mail", () => {
  expect(sendingWords({ how: "by_hand", to: "", sent_at: SENT_AT, refused_address: null })).toBeNull();
});

test.each([
  [{ state: "queued", leaves_in: 8 }, "Part dans 8 s."],
  [{ state: "queued", leaves_in: 0 }, "Part maintenant."],
  [{ state: "queued", leaves_in: 40, problem: "Nouvel essai." }, "Pas encore parti : Nouvel essai."],
  [{ state: "handed" }, "Le mail est en train de partir."],
  [{ state: "queued", leaves_in: 8, is_own: false }, "Un mail de ton équipe est en train de partir."],
  [{ state: "failed", problem: "Adresse refusée." }, "N'est pas parti : Adresse refusée."],
  [{ state: "unsure", problem: "Vérifie." }, "Peut-être parti : Vérifie."],
  [{ state: "draft" }, null],
] as const)("a mail that is %j is told", (more, words) => {
  expect(mailWords({ ...MAIL, ...more })).toBe(words);
});
