import { expect, test } from "vitest";
import { hasWrongAddress, lastBounces, mailWords, mailedLines, sendingWords } from "./mailing-view.ts";

const SENT_AT = "2026-11-23T09:00:00.000Z";
const SENDING = {
  how: "by_mail" as const,
  to: "Léa <lea@arc.example>, paul@arc.example",
  sent_at: SENT_AT,
  is_doubtful: false,
  refused_address: null,
  bounces: [],
};
const BOUNCE = {
  address: "paul@arc.example",
  outcome: "failed" as const,
  is_address_wrong: true,
  sentence: "Non remis.",
};
const MAIL = { id: "1", is_own: true, to: "lea@arc.example", leaves_in: null, problem: null } as const;

test("a sending says to whom and when", () => {
  expect(sendingWords(SENDING)).toBe("Envoyé par mail à lea@arc.example, paul@arc.example le 23 nov. 2026");
});

test("a sending that nobody is sure of says so", () => {
  const doubtful = { ...SENDING, is_doubtful: true };
  expect(sendingWords(doubtful)).toBe("Peut-être envoyé par mail à lea@arc.example, paul@arc.example le 23 nov. 2026");
  expect(mailedLines({ sendings: [doubtful] })).toMatchObject([{ isDelivered: false }]);
});

test("a refused recipient is not among those who received it", () => {
  expect(sendingWords({ ...SENDING, refused_address: "paul@arc.example" })).toBe(
    "Envoyé par mail à lea@arc.example le 23 nov. 2026, sauf à paul@arc.example, que son serveur refuse",
  );
});

test("all the refused recipients are told", () => {
  const words = sendingWords({ ...SENDING, refused_address: "lea@arc.example, paul@arc.example" });
  expect(words).toBe(
    "Envoyé par mail le 23 nov. 2026, sauf à lea@arc.example, paul@arc.example, que leurs serveurs refusent",
  );
});

test("what was given by hand is no mail", () => {
  expect(sendingWords({ ...SENDING, how: "by_hand", to: "" })).toBeNull();
});

test("a recipient whom a mail did not reach is told", () => {
  expect(sendingWords({ ...SENDING, bounces: [BOUNCE] })).toMatch(/le 23 nov\. 2026, non remis à paul@arc\.example$/);
});

test("a mail that reached nobody says so", () => {
  expect(sendingWords({ ...SENDING, to: "paul@arc.example", bounces: [BOUNCE] })).toBe(
    "Envoyé par mail à paul@arc.example le 23 nov. 2026, non remis",
  );
});

test("a mail that a server still tries to deliver is not lost", () => {
  const sendings = [{ ...SENDING, bounces: [{ ...BOUNCE, outcome: "delayed" as const, is_address_wrong: false }] }];
  expect(mailedLines({ sendings })).toMatchObject([{ isDelivered: true }]);
  expect(hasWrongAddress({ sendings })).toBe(false);
});

test("only the last sending asks for another address", () => {
  const lostSending = { ...SENDING, bounces: [BOUNCE] };
  expect(hasWrongAddress({ sendings: [SENDING, lostSending] })).toBe(true);
  expect(hasWrongAddress({ sendings: [lostSending, SENDING] })).toBe(false);
  expect(lastBounces({ sendings: [] })).toEqual([]);
});

test.each([
  [{ state: "queued", leaves_in: 8 }, "Part dans 8 s."],
  [{ state: "queued", leaves_in: 0 }, "Part maintenant."],
  [{ state: "queued", leaves_in: 40, problem: "Nouvel essai." }, "Pas encore parti : Nouvel essai."],
  [{ state: "handed" }, "Le mail part : son serveur n'a pas encore répondu."],
  [{ state: "sending" }, "Le mail est en train de partir."],
  [{ state: "queued", leaves_in: 8, is_own: false }, "Un mail de ton équipe est en train de partir."],
  [{ state: "failed", problem: "Adresse refusée." }, "N'est pas parti : Adresse refusée."],
  [{ state: "unsure", problem: "Vérifie." }, "Peut-être parti : Vérifie."],
  [{ state: "draft" }, null],
] as const)("a mail that is %j is told", (more, words) => {
  expect(mailWords({ ...MAIL, ...more })).toBe(words);
});
