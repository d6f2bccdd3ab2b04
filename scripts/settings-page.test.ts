import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { settingsGroup } from "../src/server/settings-group.ts";
import { GROUPS, readmeWithSettings, settingFaults, settingsPage } from "./settings-page.ts";
import { productSources } from "./source-code.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const REMEDY = "run « node scripts/settings-page.ts » and commit what it writes";

test("docs/settings.md says name, default, kind and meaning of every setting as the code does", () => {
  expect(read("docs/settings.md") === settingsPage(GROUPS), REMEDY).toBe(true);
});

test("the table of the README is up to date", () => {
  expect(read("README.md") === readmeWithSettings(read("README.md"), GROUPS), REMEDY).toBe(true);
});

test("every setting is declared once and read", () => {
  expect(settingFaults(GROUPS, productSources(ROOT))).toEqual([]);
});

const PLANTED = settingsGroup("Planted", {
  SHELF_COUNT: [z.coerce.number().int().min(1).default(3), "How many shelves there are."],
  SHELF_KEY: [z.string().optional(), "What opens them.", { isSecret: true }],
});

test("a default, meaning or name changed only in the code is reported", () => {
  const page = settingsPage([PLANTED]);
  expect(page).toContain("| `SHELF_COUNT` | `3` | whole number, 1 or more | How many shelves there are. |");
  expect(page).toContain("| `SHELF_KEY` | none | text, **secret** | What opens them. |");
  const group = settingsGroup("Planted", {
    SHELF_COUNT: [z.coerce.number().int().min(1).default(4), "How many shelves there are."],
  });
  expect(settingsPage([group])).toContain("| `SHELF_COUNT` | `4` |");
});

test("a setting that is undeclared, unread or declared twice is reported", () => {
  const sources = [
    { path: "src/server/shelf.ts", text: "const shelf = settings.SHELF_COUNT + settings.SHELF_WIDTH;" },
    { path: "src/server/side.ts", text: "const key = process.env['SHELF_KEY'];" },
  ];
  expect(settingFaults([PLANTED], sources)).toEqual([
    "src/server/shelf.ts reads SHELF_WIDTH: declare it in a settingsGroup of src/server",
    "SHELF_KEY is declared but nothing reads it: delete it, or read it as settings.SHELF_KEY",
    "src/server/side.ts reads process.env: declare the setting and pass it from src/server/config.ts",
  ]);
  const both = [{ path: "src/server/shelf.ts", text: "settings.SHELF_COUNT; settings.SHELF_KEY;" }];
  expect(settingFaults([PLANTED], both)).toEqual([]);
  expect(settingFaults([PLANTED, PLANTED], both)[0]).toBe("SHELF_COUNT is declared twice: keep one");
});

test("a README without the marks of the settings table is refused", () => {
  expect(() => readmeWithSettings("# Établi", GROUPS)).toThrow("README.md must hold");
});
