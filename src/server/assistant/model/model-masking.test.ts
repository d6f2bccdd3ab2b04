import type { ModelServer } from "#test/model-server.ts";
import { allowModel, modelServer, toolCallOf } from "#test/model-server.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// A model reads placeholders instead of personal data, and its answers have the names again.

let app: TestApp;
let model: ModelServer;
let owner: Person;
let projectId: string;

const SECRETS = [/durand/i, /zépherin/i, /0612345678|06 12/, /exemple\.fr/, /lilas/i, /FR76/, /732829320/];

beforeAll(async () => {
  model = await modelServer();
  app = await testApp({ env: model.env });
  owner = await app.signUp();
  await allowModel(owner);
  const { project } = (
    await owner.call("POST", "/api/projects", {
      name: "Véranda Durand",
      start_date: "2026-12-01",
      client_info: {
        first_name: "Zépherin",
        last_name: "Durand",
        email: "z.durand@exemple.fr",
        phone: "0612345678",
        address: { line1: "12 rue des Lilas", postal_code: "38000", city: "Grenoble" },
      },
    })
  ).json;
  projectId = project.id;
});
beforeEach(() => {
  model.requests.length = 0;
  model.say = () => ({ content: "Voici." });
});
afterAll(async () => {
  await app.close();
  model.close();
});

const ask = async (message: string, history: object[] = []) =>
  (await owner.call("POST", "/api/assistant/chat", { message, history })).json.reply as string;

function expectNoSecret() {
  expect(model.requests.length).toBeGreaterThan(0);
  for (const { text } of model.requests)
    for (const secret of SECRETS) expect([String(secret), text.match(secret)]).toEqual([String(secret), null]);
}

/** Asks about Durand with all that names him. The model looks him up and says to call him. */
async function askAboutDurand() {
  model.say = ({ messages }) =>
    messages.some(({ role }) => role === "tool")
      ? { content: `Appelle ${/Client \d+/.exec(JSON.stringify(messages.at(-1)))?.[0]} au Téléphone 1.` }
      : toolCallOf("find_customer", { about: "Client 1" });
  const history = [{ role: "user", content: "J'ai vu Zépherin DURAND, z.durand@exemple.fr, 12 rue des Lilas" }];
  return ask("raconte-moi Durand, SIREN 732829320, FR76 3000 6000 0112 3456 7890 189", history);
}

test("neither a question nor what is looked up for it leaves with personal data", async () => {
  await askAboutDurand();
  expectNoSecret();
  expect(model.requests).toHaveLength(2);
});

test("the reply has the personal data again", async () => {
  expect(await askAboutDurand()).toMatch(/^Appelle .*Durand.* au 0612345678\.$/i);
});

test("names in projects and tasks leave masked, IDs and links stay", async () => {
  await ask("où en est la véranda durand ?");
  expectNoSecret();
  expect(model.requests[0]!.text).toContain(projectId);
  expect(model.requests[0]!.text).toContain("Véranda Client 1");
});

/** Asks for the tasks of work at Durand's. The model answers by the names that it received. */
async function proposeTasksAtDurand() {
  const tasks = [
    { title: "Protéger chez Client 1", estimate_h: 1, description: "au Adresse 1" },
    { title: "Appeler Client 44", estimate_h: 1, description: "" },
  ];
  model.say = () => ({ content: JSON.stringify({ summary: "Pour Client 1", tasks }) });
  const description = "Poser la véranda de Durand, 12 rue des Lilas";
  return (await owner.call("POST", `/api/projects/${projectId}/ai-estimation`, { description })).json.estimation;
}

test("a description leaves masked", async () => {
  await proposeTasksAtDurand();
  expectNoSecret();
});

test("proposed tasks have the names again", async () => {
  const estimation = await proposeTasksAtDurand();
  expect(estimation.summary).toBe("Pour Durand");
  expect(
    estimation.tasks.map((task: { title: string; description: string }) => [task.title, task.description]),
  ).toEqual([["Protéger chez Durand", "au 12 rue des Lilas"]]);
});

test("a placeholder that the model invents is never shown", async () => {
  model.say = () => ({ content: "Client 9 te doit de l'argent." });
  expect(await ask("quels sont mes projets ?")).toContain("Véranda Durand");
  expect(await ask("raconte-moi une histoire")).not.toContain("Client 9");
});

test("a placeholder that the model invents finds nobody by a tool", async () => {
  model.say = ({ messages }) =>
    messages.some(({ role }) => role === "tool")
      ? { content: "Je ne sais pas." }
      : toolCallOf("find_customer", { about: "Client 9" });
  await ask("raconte-moi une histoire");
  expect(model.requests.at(-1)!.text).not.toMatch(/Client 9.{0,40}Durand/);
});

test("the example of the settings is masked as what leaves", async () => {
  await ask("raconte-moi Zépherin Durand");
  const { example } = (await owner.call("GET", "/api/assistant/model")).json;
  expect(JSON.stringify(example.messages)).not.toMatch(/durand/i);
  expect(JSON.stringify(example.messages)).toContain("Client 1");
});

test.each(["Zépherin-Kowal", "Bois & Kowal", "O’Kowal"])(
  "the last word of %s is masked when it is said alone",
  async (name) => {
    await owner.call("POST", "/api/projects", {
      name: "Cave",
      client_info: { company: name, email: "cave@exemple.org" },
    });
    await ask("raconte-moi une histoire de Kowal");
    expect(model.requests.length).toBeGreaterThan(0);
    for (const { text } of model.requests) expect(text).not.toMatch(/kowal/i);
  },
);

test("a word that only ends as a name does leaves as it is", async () => {
  await owner.call("POST", "/api/projects", {
    name: "Puits",
    client_info: { company: "Arvine", email: "p@exemple.org" },
  });
  await ask("raconte-moi une histoire de vine");
  expect(model.requests[0]!.text).toContain("histoire de vine");
});

test("a long conversation leaves without its oldest messages", async () => {
  const history = Array.from({ length: 10 }, (_, index) => ({
    role: "user",
    content: `${index} ${"mot ".repeat(1_900)}`,
  }));
  await ask("Et la lune ?", history);
  const { messages } = JSON.parse(model.requests[0]!.text);
  expect(messages.map(({ content }: { content: string }) => content[0])).toEqual(["T", "7", "8", "9", "E"]);
});
