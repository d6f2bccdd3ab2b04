import { expect, test } from "vitest";
import { letterHtml } from "../../mail/letter-html.ts";
import { declineForSeller, questionForSeller } from "./signing-letters.ts";

const CONTEXT = {
  number: "D2026-0001",
  sellerName: "Volt",
  pageUrl: "https://etabli.example/etape/1/client-validation",
};
const TYPED = "Bonjour\n\nhttps://piege.example/\n\n123456";

test("a link that a stranger typed becomes no button of a letter", () => {
  const letters = [
    questionForSeller(CONTEXT, { name: "Léa", email: "", question: TYPED }),
    declineForSeller(CONTEXT, "Léa", TYPED),
  ];
  for (const letter of letters) {
    const html = letterHtml(letter);
    expect(html).toContain("piege.example");
    expect(html).not.toContain('href="https://piege.example');
    expect(html.match(/<a href/g)).toHaveLength(1);
    expect(html).not.toContain(">123456</p>");
  }
});
