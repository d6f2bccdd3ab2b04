import type { z } from "zod";

/** The entry of a setting on the settings page. `default` and `kind` are given when the type does not contain them. */
export type SettingNote = { meaning: string; default?: string; kind?: string; isSecret?: true };

/** Settings that are read together. `shape` says how each is read, `notes` what the settings page says about it. */
export type SettingsGroup<Shape = Record<string, z.ZodType>> = {
  title: string;
  shape: Shape;
  notes: Record<string, SettingNote>;
};

type DeclaredSettings = Record<
  string,
  readonly [type: z.ZodType, meaning: string, more?: Omit<SettingNote, "meaning">]
>;

/**
 * Declares settings: the type with its default, the meaning in one sentence, and further notes for the page. A setting
 * is described only here. `scripts/settings-page.ts` writes docs/settings.md from it.
 */
export function settingsGroup<const Settings extends DeclaredSettings>(
  title: string,
  settings: Settings,
): SettingsGroup<{ [Name in keyof Settings]: Settings[Name][0] }> {
  const entries = Object.entries(settings);
  return {
    title,
    // Each setting keeps its name and its type. The language forgets which belongs to which.
    shape: Object.fromEntries(entries.map(([name, [type]]) => [name, type])) as never,
    notes: Object.fromEntries(entries.map(([name, [, meaning, more]]) => [name, { meaning, ...more }])),
  };
}

/** An address of the settings without trailing slashes, so that a path can follow. */
export function withoutTrailingSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, "");
}
