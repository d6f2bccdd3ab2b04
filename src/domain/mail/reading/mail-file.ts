import { withoutHiddenCharacters } from "../../shared/text/hidden-characters.ts";
import { readingMessages } from "./reading.messages.ts";

/**
 * What a file is, for whoever receives it. `winmail`: the wrapping that only Outlook opens. `program`: it may run when
 * it is opened, so that it is named and never shown.
 */
export const FILE_KINDS = ["picture", "pdf", "calendar", "xml", "mail", "winmail", "program", "other"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const LONGEST_NAME = 120;

/** Endings of files that a computer may run, or that hold a page with scripts. */
const PROGRAMS = new Set(
  (
    "exe msi bat cmd com scr pif js jse vbs vbe wsf wsh ps1 hta jar lnk reg cpl dll app dmg pkg deb sh apk iso img " +
    "vhd html htm xhtml shtml svg svgz mht mhtml chm docm xlsm pptm url one"
  ).split(" "),
);

// A browser shows all of them but HEIC, the photos of iPhones, which our server draws as JPEG.
const PICTURES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/heic", "image/heif"]);

/** Endings of files whose type says nothing: many programs send everything as « application/octet-stream ». */
const KINDS_BY_ENDING: Readonly<Record<string, FileKind>> = {
  png: "picture",
  jpg: "picture",
  jpeg: "picture",
  gif: "picture",
  webp: "picture",
  heic: "picture",
  heif: "picture",
  pdf: "pdf",
  ics: "calendar",
  xml: "xml",
  eml: "mail",
};

/** Types that a file without a name is given an ending for. */
const ENDINGS_BY_TYPE: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/heic": "heic",
  "image/heif": "heic",
  "application/pdf": "pdf",
  "text/calendar": "ics",
  "text/xml": "xml",
  "application/xml": "xml",
  "message/rfc822": "eml",
};

/** What a file is, by its name and its type. A name that may run decides, whatever type is claimed. */
export function fileKindOf(name: string, type: string): FileKind {
  const ending = endingOf(name);
  const plainType = type.toLowerCase().split(";", 1)[0]?.trim() ?? "";
  if (plainType === "application/ms-tnef" || name.toLowerCase() === "winmail.dat") return "winmail";
  if (PROGRAMS.has(ending) || /^(?:text\/html|image\/svg\+xml|application\/xhtml\+xml)$/.test(plainType))
    return "program";
  if (PICTURES.has(plainType)) return "picture";
  if (plainType === "application/pdf") return "pdf";
  if (plainType === "text/calendar" || plainType === "application/ics") return "calendar";
  if (plainType === "text/xml" || plainType === "application/xml") return "xml";
  if (plainType === "message/rfc822") return "mail";
  return KINDS_BY_ENDING[ending] ?? "other";
}

/**
 * The name under which a file is shown and saved: without folders, invisible characters and what a disk refuses. A mark
 * that turns the direction of reading would show « facture_exe.pdf » for a program.
 */
export function safeFileName(name: string, type: string): string {
  const lastPart = name.slice(0, 4_000).split(/[/\\]/).at(-1) ?? "";
  const plainName = withoutHiddenCharacters(lastPart.toWellFormed())
    .replace(/[\u0000-\u001F<>:"|?*]/g, "")
    .replace(/\s+/g, " ");
  const trimmedName = withoutEdgeDots(plainName);
  if (trimmedName !== "") return shortName(trimmedName);
  const ending = ENDINGS_BY_TYPE[type.toLowerCase()];
  return ending === undefined ? readingMessages.unnamedFile : `${readingMessages.unnamedFile}.${ending}`;
}

function endingOf(name: string): string {
  const trimmedName = withoutEdgeDots(name.slice(-LONGEST_NAME));
  const dot = trimmedName.lastIndexOf(".");
  return dot < 0 ? "" : trimmedName.slice(dot + 1).toLowerCase();
}

// Windows forgets dots and spaces at the end: « facture.exe. » runs.
function withoutEdgeDots(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isDotOrSpace(text[start])) start++;
  while (end > start && isDotOrSpace(text[end - 1])) end--;
  return text.slice(start, end);
}

function isDotOrSpace(letter: string | undefined): boolean {
  return letter === "." || letter === " ";
}

// The ending stays: it says what the file is.
function shortName(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const dot = name.lastIndexOf(".");
  const ending = dot > name.length - 12 ? name.slice(dot) : "";
  return `${name.slice(0, LONGEST_NAME - ending.length).toWellFormed()}${ending}`;
}
