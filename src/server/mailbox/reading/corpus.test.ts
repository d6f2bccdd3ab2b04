import type { ReadMail } from "#domain/mail/reading/read-mail.ts";
import type { CorpusCase } from "#test/mail/corpus/corpus-case.ts";
import { CORPUS } from "#test/mail/corpus/corpus.ts";
import { unsafeMarkup } from "#test/mail/unsafe-markup.ts";
import { expect, test } from "vitest";
import { readMail } from "./read-mail.ts";

test("the corpus has at least 120 mails", () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(120);
});

test("every mail of the corpus has a name of its own", () => {
  expect(new Set(CORPUS.map(({ name }) => name)).size).toBe(CORPUS.length);
});

test.each(CORPUS.map((one) => [one.name, one] as const))("%s", async (_name, { mail, expected }) => {
  const shownMail = await readMail(mail);
  expect(unsafeMarkup(shownMail.html ?? "")).toEqual([]);
  expect(differencesOf(shownMail, expected)).toEqual([]);
});

test.each([
  "<script>alert(1)</script>",
  '<p onclick="x">a</p>',
  '<a href="javascript:x">a</a>',
  '<img src="https://evil.example/x.png">',
  '<p style="background:url(x)">a</p>',
  "<p>a</div>",
])("markup that could do something is found: %s", (html) => {
  expect(unsafeMarkup(html)).not.toEqual([]);
});

function differencesOf(mail: ReadMail, expected: CorpusCase["expected"]): string[] {
  const html = mail.html ?? "";
  const faults = [
    textFault("text", mail.text, expected.text),
    textFault("quotedText", mail.quotedText, expected.quotedText),
    ...(expected.htmlHas ?? []).map((words) => (html.includes(words) ? null : `« ${words} » is not in ${html}`)),
    ...(expected.htmlLacks ?? []).map((words) => (html.includes(words) ? `« ${words} » is in ${html}` : null)),
    expected.hasNoHtml === true && mail.html !== null ? "it has HTML" : null,
    listFault(
      "files",
      mail.files.map(({ name, kind }) => [name, kind]),
      expected.files,
    ),
    ...(["troubles", "trackers", "misleadingHosts", "pictureHosts"] as const).map((list) =>
      listFault(list, mail[list], expected[list]),
    ),
  ];
  return faults.filter((fault) => fault !== null);
}

function textFault(name: string, text: string, expected: string | RegExp | undefined): string | null {
  const holds = expected === undefined || (typeof expected === "string" ? text === expected : expected.test(text));
  return holds ? null : `${name} is ${JSON.stringify(text.slice(0, 300))}, not ${String(expected)}`;
}

function listFault(name: string, list: unknown, expected: unknown): string | null {
  const [one, other] = [JSON.stringify(list), JSON.stringify(expected)];
  return expected === undefined || one === other ? null : `${name} is ${one}, not ${other}`;
}
