import { expect, test } from "vitest";
import { sharedText } from "./giving.messages.ts";

const LINK = "https://etabli.example/quote/abc";

test("a message names the document and its job before the link", () => {
  const quote = { kind: "quote", number: "D2026-0001", projectName: " Salle\n de bain ", link: LINK } as const;
  expect(sharedText(quote)).toBe(
    "Bonjour, voici le devis D2026-0001 pour «\u00a0Salle de bain\u00a0». Vous pouvez le lire, poser une question " +
      `et y répondre en ligne : ${LINK}`,
  );
});

test("a message names a change order by its rank", () => {
  const order = { kind: "quote", number: "D2026-0001", orderRank: 2, projectName: "", link: "" } as const;
  expect(sharedText(order)).toMatch(/^Bonjour, voici l'avenant n°\u00A02 au devis D2026-0001\./);
});

test("a message beside a link says no address", () => {
  expect(sharedText({ kind: "invoice", number: "F2026-0001", projectName: "", link: "" })).toBe(
    "Bonjour, voici la facture F2026-0001. Vous pouvez la lire et voir comment la régler en ligne.",
  );
});
