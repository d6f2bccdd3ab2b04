import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { AUTH_SETTINGS } from "../src/server/auth/ground/auth-settings.ts";
import { PROVIDER_SETTINGS } from "../src/server/auth/ground/providers-config.ts";
import { CONFIG_SETTINGS } from "../src/server/config.ts";
import type { SettingNote, SettingsGroup } from "../src/server/settings-group.ts";
import type { Source } from "./source-code.ts";

// Writes docs/settings.md, and the table of the README, from the code that reads the settings. Its test fails while
// they differ. `node scripts/settings-page.ts` writes them again.

/** Every group of settings, in the order of the page. */
export const GROUPS: readonly SettingsGroup[] = [...CONFIG_SETTINGS, ...AUTH_SETTINGS];

/** The settings that an installation needs: the table of the README. */
const ESSENTIAL = [
  "PUBLIC_URL",
  "HOST",
  "PORT",
  "DATA_DIR",
  "DATABASE_URL",
  "INSTALLATION_KEY",
  "SMTP_URL",
  "SMS_URL",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "MICROSOFT_CLIENT_ID",
  "MICROSOFT_CLIENT_SECRET",
  "LLM_BASE_URL",
  "LLM_MODEL",
  "LLM_API_KEY",
  "AUTH_TRUSTED_PROXY_HEADER",
];

const [BEGIN, END] = ["<!-- settings: made by scripts/settings-page.ts -->", "<!-- end of settings -->"];
const HEAD = "| setting | default | kind | meaning |\n|---|---|---|---|";

/** The whole page. */
export function settingsPage(groups: readonly SettingsGroup[]): string {
  return `# Settings

<!-- Made by scripts/settings-page.ts from the code that reads the settings. Change it there. -->

By environment, or in a file \`.env\` beside the README. They are checked once, at the start: a wrong one stops it, and
all wrong ones are named. An empty value counts as none. Those marked **secret** never leave the server.
${groups.map(groupSection).join("")}
## One provider

\`<NAME>\` is \`GOOGLE\`, \`APPLE\`, \`MICROSOFT\`, or a name of \`AUTH_OIDC_PROVIDERS\` in capitals
(\`_\` for \`-\`).
Register \`PUBLIC_URL/auth/v1/callback\` there.

${HEAD}
${Object.entries<SettingNote>(PROVIDER_SETTINGS)
  .map(([name, note]) => rowOf(`AUTH_<NAME>_${name}`, note.default ?? "none", note.kind ?? "text", note))
  .join("\n")}
`;
}

/** The README with a new table. Throws when its two marks are missing. */
export function readmeWithSettings(readme: string, groups: readonly SettingsGroup[]): string {
  const [before, rest = ""] = readme.split(BEGIN);
  const after = rest.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`README.md must hold « ${BEGIN} » and « ${END} »: put them back around the table`);
  const rows = ESSENTIAL.map((name) => {
    const group = groups.find(({ notes }) => name in notes);
    if (!group) throw new Error(`${name} is no setting: correct ESSENTIAL in scripts/settings-page.ts`);
    return settingRow(group, name);
  });
  return `${before}${BEGIN}\n\n${HEAD}\n${rows.join("\n")}\n\n${END}${after}`;
}

/**
 * The settings that are declared and not read, or read and not declared, one sentence each. `sources` are the files of
 * src/ by path, without tests.
 */
export function settingFaults(groups: readonly SettingsGroup[], sources: readonly Source[]): string[] {
  const names = groups.flatMap(({ notes }) => Object.keys(notes));
  const text = sources.map((source) => source.text).join("\n");
  // What the builder of the web fills in is no setting.
  const reads = new Set(
    [...text.matchAll(/(?<!import\.meta\.)\b(?:settings|env)\.([A-Z][A-Z0-9_]+)\b/g)].map(([, name]) => name!),
  );
  const undeclaredNames = [...reads].filter((name) => !names.includes(name));
  const unreadNames = names.filter((name) => !reads.has(name));
  const repeatedNames = names.filter((name, at) => names.indexOf(name) !== at);
  const placeOf = (name: string) => sources.find((source) => source.text.includes(`.${name}`))?.path;
  const strays = sources.filter((source) => source.text.includes("process.env") && !MAY_READ_ENV.has(source.path));
  return [
    ...undeclaredNames.map((name) => `${placeOf(name)} reads ${name}: declare it in a settingsGroup of src/server`),
    ...unreadNames.map((name) => `${name} is declared but nothing reads it: delete it, or read it as settings.${name}`),
    ...repeatedNames.map((name) => `${name} is declared twice: keep one`),
    ...strays.map(({ path }) => `${path} reads process.env: declare the setting and pass it from src/server/config.ts`),
  ];
}

// The file that gives the environment to readConfig, and the list of variables for child processes.
const MAY_READ_ENV = new Set([
  "src/server/main.ts",
  "src/server/backup/command.ts",
  "src/server/processes/worker-process.ts",
]);

function groupSection(group: SettingsGroup): string {
  const rows = Object.keys(group.notes).map((name) => settingRow(group, name));
  return `\n## ${group.title}\n\n${HEAD}\n${rows.join("\n")}\n`;
}

function settingRow({ shape, notes }: SettingsGroup, name: string): string {
  const [type, note] = [shape[name]!, notes[name]!];
  return rowOf(name, note.default ?? defaultOf(type), note.kind ?? kindOf(type), note);
}

function rowOf(name: string, fallback: string, kind: string, { meaning, isSecret }: SettingNote): string {
  const cells = [`\`${name}\``, fallback, isSecret ? `${kind}, **secret**` : kind, meaning.replace(/\s+/g, " ")];
  return `| ${cells.join(" | ")} |`;
}

function defaultOf(type: z.ZodType): string {
  const value = type.parse(undefined);
  const text = Array.isArray(value) ? value.join(",") : String(value ?? "");
  return text === "" ? "none" : `\`${text}\``;
}

type Json = { type?: string; format?: string; enum?: string[]; minimum?: number; maximum?: number };

function kindOf(type: z.ZodType): string {
  const jsonType = z.toJSONSchema(type, { io: "input" }) as Json;
  if (jsonType.enum) return jsonType.enum.filter((choice) => choice !== "").join(", ");
  if (jsonType.format === "uri") return "address";
  if (jsonType.type !== "number" && jsonType.type !== "integer") return "text";
  const { minimum: least = 0, maximum: most = Number.MAX_SAFE_INTEGER } = jsonType;
  const range = most < Number.MAX_SAFE_INTEGER ? `${least} to ${most}` : `${least} or more`;
  return `${jsonType.type === "integer" ? "whole number" : "number"}, ${range}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, "..");
  writeFileSync(join(root, "docs/settings.md"), settingsPage(GROUPS));
  const readme = join(root, "README.md");
  writeFileSync(readme, readmeWithSettings(readFileSync(readme, "utf8"), GROUPS));
}
