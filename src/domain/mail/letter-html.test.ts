import { authLetter } from "#domain/auth/letters.ts";
import { expect, test } from "vitest";
import { letterHtml } from "./letter-html.ts";

const bodyOf = (html: string) => html.slice(html.indexOf("<h1"));

test("a link alone on its line becomes a button and stays readable", () => {
  const html = bodyOf(
    letterHtml(
      authLetter("confirmation", {
        code: "042042",
        link: "https://etabli.example/auth/v1/verify?token=a&type=signup",
        minutes: 1440,
      }),
    ),
  );
  expect(html).toContain('<a href="https://etabli.example/auth/v1/verify?token=a&#38;type=signup"');
  expect(html).toContain(">Confirmer mon adresse</a>");
  expect(html).toMatch(/<p[^>]*word-break:break-all">https:/);
});

test("a code alone on its line is highlighted, other lines are paragraphs", () => {
  const html = bodyOf(
    letterHtml({
      subject: "Ton code",
      text: "Bonjour,\n\nTape ce code :\n\n042042\n\nIl est valable 10 minutes.\n\nÉtabli\n",
    }),
  );
  expect(
    html
      .replace(/<[^>]*>/g, "")
      .split(/\n+/)
      .filter((line) => line !== ""),
  ).toEqual(["Ton code", "Bonjour,", "Tape ce code :", "042042", "Il est valable 10 minutes."]);
  expect(html).toMatch(/letter-spacing[^>]*>042042</);
});

test("HTML typed by a person is shown as text", () => {
  const html = letterHtml({
    subject: "Rejoins « <script>alert(1)</script> »",
    text: 'Bonjour,\n\n<img src=x onerror=alert(1)> "x" & co\n\nhttps://a.b/"onclick="x\n',
  });
  expect(html).not.toMatch(/<script|<img|"onclick/);
  expect(html).toContain("&#60;img src=x onerror=alert(1)&#62;");
});

test("every sign-in letter has all its parts, as text and as HTML", () => {
  for (const letter of [
    "confirmation",
    "magic_link",
    "recovery",
    "reauthentication",
    "email_change_new",
    "email_change_current",
    "password_changed",
    "email_changed",
    "phone_changed",
  ] as const) {
    const mail = authLetter(letter, { code: "123456", link: "https://etabli.example/x", minutes: 10 });
    expect(mail.text).toMatch(/^Bonjour,\n\n[^]*\n\nÉtabli\n$/);
    expect(letterHtml(mail)).not.toMatch(/undefined|null/);
  }
});
