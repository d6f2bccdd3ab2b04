import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Changed } from "./follow/changed-notice.tsx";
import { Revise } from "./quote-changed.tsx";

const CHANGE = {
  isAccepted: false,
  hasOtherBuyer: false,
  totalCents: 58_800,
  newCents: 64_000,
  versions: [],
  parts: [],
};

const render = (mayWrite: boolean) =>
  renderToStaticMarkup(
    <Changed {...CHANGE} mayWrite={mayWrite}>
      {null}
    </Changed>,
  );

test("a quote that is behind says from which total to which one it goes", () => {
  expect(render(true).replace(/\s/g, " ")).toContain("il passera de 588,00 € à 640,00 €.");
});

test("a quote whose price stays says what changed since", () => {
  const html = renderToStaticMarkup(
    <Changed {...CHANGE} newCents={58_800} parts={["seller"]} mayWrite>
      {null}
    </Changed>,
  );
  expect(html.replace(/\s/g, " ")).toContain("A changé depuis ce devis : tes coordonnées.");
  expect(html).not.toContain("tout à fait");
});

test("a quote that is behind leads to its lines while they may be written", () => {
  expect([true, false].map((mayWrite) => render(mayWrite).includes("Voir les lignes"))).toEqual([true, false]);
});

test.each([
  [{ until: "2026-12-14", wants_early_start: false }, true],
  [null, false],
])("a change order says before it is prepared from which day it is sent (%o)", (withdrawable, isSaid) => {
  const html = renderToStaticMarkup(<Revise hasOtherBuyer={false} withdrawable={withdrawable} revise={() => {}} />);
  const words = "À envoyer à partir du 15 déc. 2026 : d&#x27;ici là, ton client peut encore renoncer.";
  expect(html.replace(/\s/g, " ").includes(words)).toBe(isSaid);
});
