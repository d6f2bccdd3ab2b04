import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messages } from "./conversation/assistant.messages.ts";

// docs/assistant.md names the test of each rule and sentence of the assistant. This test checks that the page is right.

const ROOT = join(import.meta.dirname, "../../..");
const page = readFileSync(join(ROOT, "docs/assistant.md"), "utf8");

/** What is wrong with the rows of such a page. Empty when every test and sentence is there. */
function pageFaults(text: string): string[] {
  const product = globSync(["src/domain/**/*.messages.ts", "src/web/assistant/**/*.{ts,tsx}"], { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");
  let section = "";
  return text.split("\n").flatMap((line) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const [, rule = "", file = "", title = ""] = /^\| (.+) \| `([^`]+)`: (.+) \|$/.exec(line) ?? [];
    if (file === "") return line.startsWith("| ") && line !== "| rule | test |" ? [`no test: ${line}`] : [];
    if (!existsSync(join(ROOT, file))) return [`no such file: ${file}`];
    const source = readFileSync(join(ROOT, file), "utf8");
    const sentences = [...rule.matchAll(/« (.+?) »/g)].map(([, sentence = ""]) => sentence);
    return [
      ...(source.includes(title) ? [] : [`${file} has no « ${title} »: correct the row`]),
      ...sentences.filter((one) => !product.includes(one)).map((one) => `the product never says « ${one} »`),
      ...sentences
        .filter((one) => section === "Failures" && !source.includes(one))
        .map((one) => `${file} does not wait for « ${one} »: put its failure on the network there`),
    ];
  });
}

test("each row of the page names a test that says it", () => {
  expect(pageFaults(page)).toEqual([]);
  expect(page.match(/^\| .+`: /gm)?.length).toBeGreaterThan(50);
});

test("a wrong row is found", () => {
  const rows = [
    "## Failures",
    "| « Aucune phrase. » | `test/e2e/assistant-failures.test.ts`: no such title |",
    "| a rule | `src/nowhere.test.ts`: x |",
    "| a rule without a test |",
  ];
  expect(pageFaults(rows.join("\n"))).toEqual([
    "test/e2e/assistant-failures.test.ts has no « no such title »: correct the row",
    "the product never says « Aucune phrase. »",
    "test/e2e/assistant-failures.test.ts does not wait for « Aucune phrase. »: put its failure on the network there",
    "no such file: src/nowhere.test.ts",
    "no test: | a rule without a test |",
  ]);
});

test("the sentences about what is typed are exact", () => {
  expect(messages.badCompany).toBe("J'ai besoin du nom de l'entreprise pour continuer.");
  expect(messages.badFirstName).toBe("J'ai besoin du prénom du contact pour continuer.");
  expect(messages.badLastName).toBe("Peux-tu me rappeler le nom de famille du contact ?");
  expect(messages.badEmail).toBe("Cette adresse email ne me semble pas valide. Peux-tu la vérifier ?");
  expect(messages.badDate).toBe("Je n'ai pas reconnu cette date. Merci de me la donner au format JJ/MM/AAAA.");
  expect(messages.badName).toBe("Je n'ai pas bien compris, peux-tu me donner un nom de projet ?");
  expect(messages.badDescription).toBe("Merci de m'ajouter quelques détails pour que je puisse avancer.");
});
