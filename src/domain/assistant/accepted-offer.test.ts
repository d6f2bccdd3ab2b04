import { expect, test } from "vitest";
import { acceptedOffer } from "./accepted-offer.ts";

const PROJECT = "0190c1f2-0000-7000-8000-000000000001";
const READY = { role: "assistant", type: "pdf", next: { label: "L'envoyer", href: `/etape/${PROJECT}/quote#mail` } };
const history = (message: object) => [
  { role: "user", type: "text" },
  { role: "assistant", type: "text", ...message },
  { role: "assistant", type: "summary" },
  { role: "assistant", type: "text" },
];

test.each(["oui", "Oui !", "ok vas-y", "d'accord", "oui merci"])(
  "« %s » to the offer to send a quote sends it",
  (text) => {
    expect(acceptedOffer(history(READY), text)).toEqual({ order: "envoie le devis", projectId: PROJECT });
  },
);

test("the offer to send an invoice is about the invoice", () => {
  const next = { href: `/etape/${PROJECT}/invoice` };
  expect(acceptedOffer(history({ type: "pdf", next }), "oui")).toMatchObject({ order: "envoie la facture" });
});

test.each([
  ["another answer", READY, "pas encore"],
  ["a yes with a delay", READY, "oui mais demain"],
  ["a document without an offer", { type: "pdf" }, "oui"],
  ["an address that is no page of ours", { type: "pdf", next: { href: "https://example.com/quote" } }, "oui"],
  ["an offer that cannot be read", { type: "pdf", next: "quote" }, "oui"],
])("nothing is sent after %s", (_case, message, text) => {
  expect(acceptedOffer(history(message), text)).toBeNull();
});

test("a yes is no longer about an offer once something else was said", () => {
  const later = [...history(READY), { role: "user", type: "text" }, { role: "assistant", type: "text" }];
  expect(acceptedOffer(later, "oui")).toBeNull();
});
