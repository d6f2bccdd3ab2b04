import { expect, test } from "vitest";
import { redirectTarget } from "./redirects.ts";

const site = {
  siteUrl: "https://etabli.example.org",
  redirectUrls: ["https://*.atelier.example.com/retour", "https://grand.example.com/**", "etabli://connexion"],
};
const target = (redirect: unknown, referer?: unknown) => redirectTarget(site, redirect, referer);

test.each([
  "https://etabli.example.org/app?x=1",
  "https://nord.atelier.example.com/retour",
  "https://grand.example.com/a/b/c?d=e",
  "etabli://connexion",
])("a redirect to %s is allowed", (redirect) => {
  expect(target(redirect)).toBe(new URL(redirect).href);
});

test.each([
  "https://evil.org/",
  "https://etabli.example.org.evil.org/",
  "https://etabli.example.orgevil.org/",
  "https://xetabli.example.org/",
  "//evil.org",
  "/app",
  "https://etabli.example.org@evil.org/",
  "https://user:pass@etabli.example.org/",
  "https://@etabli.example.org/",
  "https://etabli.example.org:8443/",
  "http://etabli.example.org/",
  "https://evil.org\\@etabli.example.org/",
  "https:\\\\etabli.example.org",
  "https:/etabli.example.org/",
  "https://etabli.example.org%2eevil.org/",
  "https://etabli%2eexample.org/",
  "https://ｅtabli.example.org/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://93.184.216.34/",
  "https://[2001:db8::1]/",
  "javascript:alert(1)",
  "javascript://etabli.example.org/%0aalert(1)",
  "data:text/html,x",
  "https://a.b.atelier.example.com/retour",
  "https://nord.atelier.example.com/retour/plus",
  "https://evil.org/.atelier.example.com/retour",
  "https://evil.org#.atelier.example.com/retour",
  "https://evil.org?.atelier.example.com/retour",
  "https://grandXexample.com/",
  "https://etabli.example.org/\nx",
  ` https://etabli.example.org/`,
  `https://etabli.example.org/${"x".repeat(2_000)}`,
  "",
  null,
  ["https://etabli.example.org/app"],
])("a redirect to %s is replaced by our site", (redirect) => {
  expect(target(redirect)).toBe(site.siteUrl);
});

test("a fragment is dropped and never matches a pattern", () => {
  expect(target("https://etabli.example.org/app#access_token=x")).toBe("https://etabli.example.org/app");
  expect(target("https://evil.org/#https://etabli.example.org/")).toBe(site.siteUrl);
});

test("without a redirect, the referring page is used under the same rules", () => {
  expect(target(undefined, "https://etabli.example.org/login")).toBe("https://etabli.example.org/login");
  expect(target("https://evil.org/", "https://evil.org/")).toBe(site.siteUrl);
});

test("a redirect to this machine may have any port, to another host only the port allowed", () => {
  const local = { siteUrl: "http://127.0.0.1:3000", redirectUrls: [] };
  expect(redirectTarget(local, "http://127.0.0.1:5173/app", null)).toBe("http://127.0.0.1:5173/app");
  expect(redirectTarget(local, "http://localhost:3000/app", null)).toBe(local.siteUrl);
  expect(redirectTarget(local, "http://2130706433:3000/app", null)).toBe(local.siteUrl);
});
