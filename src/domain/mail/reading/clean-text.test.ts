import { expect, test } from "vitest";
import { foldHtmlQuotes, showLinkHosts, textOfHtml } from "./clean-text.ts";

test("paragraphs are parted by an empty line", () => {
  expect(textOfHtml("<div><p>Un</p> <p>Deux<br />Trois</p></div>")).toBe("Un\n\nDeux\nTrois");
});

test("the lines of an earlier mail are marked", () => {
  expect(textOfHtml(foldHtmlQuotes("<p>Oui</p><details>Voici<br />Jean</details>"))).toBe("Oui\n\n> Voici\n> Jean");
});

test("entities are read as the signs that they stand for", () => {
  expect(textOfHtml("<p>1 &lt; 2 &amp;lt; &quot;a&quot;</p>")).toBe('1 < 2 &lt; "a"');
});

const link = (host: string, words: string) => `<a href="https://${host}/" data-host="${host}">${words}</a>`;

test("a link is followed by the host that it leads to", () => {
  const { html, misleadingHosts } = showLinkHosts(link("roux.example", "Voir"));
  expect([html.includes("(roux.example)"), html.includes("data-host"), misleadingHosts]).toEqual([true, false, []]);
});

test("a link whose words say its host is left as it is", () => {
  expect(showLinkHosts(link("www.roux.fr", "roux.fr/devis")).html).toBe(
    '<a href="https://www.roux.fr/">roux.fr/devis</a>',
  );
});

test("a link whose words say another host is told", () => {
  expect(showLinkHosts(link("evil.example", "https://banque.fr")).misleadingHosts).toEqual(["evil.example"]);
});

test("words that only look like a host are none", () => {
  expect(showLinkHosts(link("roux.example", "M.Dupont, 12.5 m")).misleadingHosts).toEqual([]);
});
