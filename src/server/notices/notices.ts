import { settingsGroup } from "#server/settings-group.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The public notices of an installation. Empty when nobody wrote them. */
export type Notices = { legal: string; privacy: string; licence: string };

const LICENCE = join(import.meta.dirname, "../../../LICENSE");

/** Longer notices than this are refused at the start: every visitor reads them. */
const MOST_CHARACTERS = 60_000;

/** The settings of the notices. */
export const NOTICES = settingsGroup("Notices of the installation", {
  LEGAL_NOTICE_FILE: [
    z.string().min(1).optional(),
    `A file of plain text: who runs this installation and who hosts it, as the law asks of a public site (LCEN art. 6).
     It is shown at \`/mentions-legales\`, which otherwise says that nobody wrote it.`,
  ],
  PRIVACY_NOTICE_FILE: [
    z.string().min(1).optional(),
    "A file of plain text: who is responsible for people's data, why and how long. Shown at `/confidentialite`.",
  ],
});

type NoticeFiles = { LEGAL_NOTICE_FILE?: string | undefined; PRIVACY_NOTICE_FILE?: string | undefined };

/** Reads the notices that the settings name. Throws, with the setting, when a file cannot be read. */
export function readNotices(settings: NoticeFiles): Notices {
  return {
    legal: readText("LEGAL_NOTICE_FILE", settings.LEGAL_NOTICE_FILE),
    privacy: readText("PRIVACY_NOTICE_FILE", settings.PRIVACY_NOTICE_FILE),
    licence: readText("LICENSE", LICENCE),
  };
}

function readText(setting: string, file: string | undefined): string {
  if (file === undefined) return "";
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new Error(`Wrong settings:\n${setting}: ${file} cannot be read`, { cause });
  }
  if (text.length > MOST_CHARACTERS)
    throw new Error(`Wrong settings:\n${setting}: ${file} has more than ${MOST_CHARACTERS} characters`);
  return text;
}
