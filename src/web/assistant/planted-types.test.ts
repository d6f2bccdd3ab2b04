import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// When something is added to the conversations, or a state to documents, and forgotten in some file, the compiler
// refuses that file. A copy of the sources gets all these additions and is compiled once.

const ROOT = join(import.meta.dirname, "../../..");

/** An addition: `put` replaces `find` in `file`. The compiler must then refuse each file to fill, with these words. */
type Plant = { what: string; file: string; find: string; put: string; redIn: Record<string, RegExp> };

const PLANTS: Plant[] = [
  {
    what: "a type of message",
    file: "domain/assistant/conversation/message.ts",
    find: "type AnyMessage =",
    put: 'type AnyMessage = | { type: "planted_message"; content: string }',
    redIn: {
      "domain/assistant/conversation/message.ts": /Property 'planted_message' is missing/,
      "api/assistant/assistant.ts": /Property 'planted_message' is missing/,
      "web/assistant/messages/message-view.tsx": /"planted_message".* is not assignable to parameter of type 'never'/,
    },
  },
  {
    what: "a type of form field",
    file: "domain/assistant/conversation/message.ts",
    find: 'FIELD_TYPES = ["text",',
    put: 'FIELD_TYPES = ["planted_field", "text",',
    redIn: { "web/assistant/messages/form-message.tsx": /Property 'planted_field' is missing/ },
  },
  {
    what: "a fact of the conversations",
    file: "domain/assistant/conversation/flow.ts",
    find: "export type Facts = {",
    put: "export type Facts = { plantedFact: string;",
    redIn: { "domain/assistant/conversation/flow.ts": /Property 'plantedFact' is missing/ },
  },
  {
    what: "an effect",
    file: "domain/assistant/conversation/effect.ts",
    find: "export type Effects = {",
    put: "export type Effects = { plantedEffect: { asks: { id: string }; answers: number };",
    redIn: { "web/assistant/effects/run-effect.ts": /Property 'plantedEffect' is missing/ },
  },
  {
    what: "an effect whose result the step does not take",
    file: "domain/assistant/steps/generate-quote.step.ts",
    find: 'Step<"getProject" | "previewDocument" | "generateQuote" | "sayVatReason">',
    put: 'Step<"getProject" | "previewDocument" | "generateQuote" | "sayVatReason" | "saveCustomer">',
    redIn: { "domain/assistant/steps/generate-quote.step.ts": /Property 'saveCustomer' is missing/ },
  },
  {
    what: "an effect that the step does not say it runs",
    file: "domain/assistant/steps/collect-description.step.ts",
    find: 'effect: { name: "saveDescription", id, description }',
    put: 'effect: { name: "listTasks", id }',
    redIn: { "domain/assistant/steps/collect-description.step.ts": /'"listTasks"' is not assignable/ },
  },
  {
    what: "a step that takes a result for what it is not",
    file: "domain/assistant/steps/generate-tasks.step.ts",
    find: "outcome.value.tasks.slice(",
    put: "outcome.value.url.slice(",
    redIn: { "domain/assistant/steps/generate-tasks.step.ts": /Property 'url' does not exist/ },
  },
  {
    what: "a state of a quote",
    file: "domain/documents/quote-state.ts",
    find: 'QUOTE_STATES = ["draft",',
    put: 'QUOTE_STATES = ["planted_state", "draft",',
    redIn: {
      "domain/documents/document-state.messages.ts": /Property 'planted_state' is missing/,
      "web/ui/state-chip.tsx": /Property 'planted_state' is missing/,
    },
  },
];

let copy: string;
let errors: string[];
beforeAll(async () => {
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  copy = mkdtempSync(join(ROOT, ".cache", "planted-types-"));
  for (const floor of ["domain", "api", "web"])
    cpSync(join(ROOT, "src", floor), join(copy, "src", floor), { recursive: true });
  for (const file of ["package.json", "tsconfig.base.json"]) cpSync(join(ROOT, file), join(copy, file));
  for (const { file, find, put } of PLANTS) {
    const path = join(copy, "src", file);
    const text = readFileSync(path, "utf8");
    expect(text.split(find), `« ${find} » stands once in ${file}: name what stands there now`).toHaveLength(2);
    writeFileSync(path, text.replace(find, put));
  }
  errors = await compile([
    "domain/assistant/script.ts",
    "web/assistant/effects/run-effect.ts",
    "web/assistant/messages/message-view.tsx",
    "web/ui/state-chip.tsx",
  ]);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The compiler's errors in these files of the copy and in the files they import, one per line. */
function compile(files: string[]): Promise<string[]> {
  const compilerOptions = {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    rootDir: ".",
    lib: ["es2024", "dom", "dom.iterable"],
    jsx: "react-jsx",
    types: ["vite/client"],
  };
  const config = { extends: "./tsconfig.base.json", compilerOptions, files: files.map((file) => `src/${file}`) };
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(config));
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, "-p", copy, "--pretty", "false"], { cwd: copy }, (_error, stdout) =>
      // The lines that explain an error are indented under it.
      resolve(stdout.replace(/\n\s+/g, " ").split("\n")),
    );
  });
}

test.each(PLANTS)("$what does not compile until every file that must handle it does", ({ redIn }) => {
  for (const [file, sentence] of Object.entries(redIn)) {
    const ofFile = errors.filter((error) => error.startsWith(`src/${file}(`));
    expect(ofFile, `${file} takes what is added without a word: make its table or its switch exhaustive`).toEqual(
      expect.arrayContaining([expect.stringMatching(sentence)]),
    );
  }
});

test("the compiler reports nothing else", () => {
  const files = PLANTS.flatMap(({ redIn }) => Object.keys(redIn));
  const others = errors.filter((error) => error !== "" && !files.some((file) => error.startsWith(`src/${file}(`)));
  expect(others).toEqual([]);
});
