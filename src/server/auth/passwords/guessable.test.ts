import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isGuessable } from "./guessable.ts";
import { wordsOfUser } from "./user-words.ts";

// Common guesses are refused as passwords (ASVS 6.2.4, 6.2.5): a real list and the person's own words, no composition
// rules.

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
beforeAll(async () => {
  app = await testApp();
  auth = authCalls(app);
});
afterAll(() => app.close());

const judge = async (passwords: readonly string[], own: readonly string[] = []) =>
  Object.fromEntries(await Promise.all(passwords.map(async (one) => [one, await isGuessable(one, own)] as const)));
const all = (passwords: readonly string[], isRefused: boolean) =>
  Object.fromEntries(passwords.map((one) => [one, isRefused]));

test("French words, names, trades, keyboard walks, dates and famous passwords are refused", async () => {
  const weak = [
    [
      "motdepasse",
      "M0tdepasse!",
      "motdepasse1",
      "password123",
      "doudou123",
      "soleil123",
      "bonjour75",
      "jetaime1",
      "superman1",
      "football",
    ],
    ["Soleil123!", "Etabli2026!", "!Soleil2024", "Bonjour2024!", "Chauffagiste75?"],
    ["élégance", "Éléphant1", "ordinateur", "bricolage", "bonnenuit", "chatchien"],
    ["camille2024", "nicolas1985", "Jean-Pierre1", "Marseille13!", "Toulouse31", "bordeaux33"],
    ["chauffagiste", "plombier2026", "Plaquiste1", "etabli2026"],
    ["azertyuiop", "AZERTYuiop", "qsdfghjklm", "wxcvbn,;:", "1qaz2wsx", "azerty123", "qwertyuiop"],
    [
      "12345678",
      "20051985",
      "14/07/1989",
      "juillet2024",
      "abcdefgh",
      "aaaaaaaaaaaa",
      "abcabcabcabc",
      "a".repeat(36) + "b".repeat(36),
    ],
  ].flat();
  expect(await judge(weak)).toEqual(all(weak, true));
});

test("a short phrase and eight random characters are accepted, since there are no composition rules", async () => {
  const strong = [
    PASSWORD,
    "x7kq9pzm",
    "Kx9#mQ2v",
    "bateau rouge vif",
    "premier changement",
    "correct horse battery staple",
    "éàü ツ 平仮名 mot",
    "        espace ",
    "une phrase de passe bien assez longue",
  ];
  expect(await judge(strong)).toEqual(all(strong, false));
});

test("a password of the user's own words is refused, in any order, with a year or a mark", async () => {
  const own = wordsOfUser(
    { email: "marie.dupont@orange.fr", phone: "33612345678" },
    { full_name: "Marie Dupont", age: 40 },
    ["Plomberie Martin & Fils", "Éts Kowalczyk"],
  );
  const weak = [
    "mariedupont",
    "DupontMarie!",
    "marie.dupont1",
    "marie.dupont@orange.fr",
    "Marie Dupont 75",
    "0612345678",
    "+33612345678",
    "plomberie-martin",
    "Plomberie Martin 2026!",
    "martin&fils1",
    "kowalczyk",
    "KOWALCZYK-1975",
  ];
  expect(await judge(weak, own)).toEqual(all(weak, true));
  expect(await judge([PASSWORD, "kowalczyk mange trois pommes"], own)).toEqual(
    all([PASSWORD, "kowalczyk mange trois pommes"], false),
  );
  expect(await judge(["KOWALCZYK-1975", "Marie Dupont 75"])).toEqual(all(["KOWALCZYK-1975", "Marie Dupont 75"], false));
});

test("seventy-two hostile characters are checked quickly", async () => {
  await isGuessable("chargement des listes", []);
  const own = Array.from({ length: 40 }, (_, index) => `${"ab".repeat(index % 20)}${index}`);
  for (const part of [
    "a4@8b6",
    "4@",
    "1|1|1|1|1!i1|l!1",
    "s5$z2",
    "123456789",
    "q1w2e3r4t5y6u7i8o9p0",
    "20051985141",
    "4@8(<6&!1|7+2$5s0",
    "motdepasse",
    "ab12",
    "é",
  ]) {
    const startUsage = process.cpuUsage();
    await isGuessable(part.repeat(72).slice(0, 72), own);
    const { user, system } = process.cpuUsage(startUsage);
    expect((user + system) / 1000, part).toBeLessThan(500);
  }
});

test("sign-up refuses the address and the name given with it", async () => {
  const signUp = (password: string) =>
    auth.call("POST", "/signup", {
      body: { email: "zbigniew.kowalczyk@example.org", password, data: { nom: "Sœur Emmanuelle" } },
    });
  for (const password of ["kowalczyk75", "Zbigniew1", "sœuremmanuelle"])
    expect((await signUp(password)).json).toMatchObject({
      error_code: "weak_password",
      weak_password: { reasons: ["pwned"] },
    });
  expect((await signUp(PASSWORD)).status).toBe(200);
});

test("a new password refuses the name of the company", async () => {
  const person = await app.signUp("patron@example.org");
  await person.call("PATCH", "/api/company", { name: "Wojciechowski et Cie" });
  const change = (password: string) => auth.call("PUT", "/user", { bearer: person.token, body: { password } });
  expect((await change("wojciechowski")).json.weak_password?.reasons).toEqual(["pwned"]);
  expect((await change("Wojciechowski-et-Cie1")).json.weak_password?.reasons).toEqual(["pwned"]);
  expect((await change("un autre mot de passe")).status).toBe(200);
});
