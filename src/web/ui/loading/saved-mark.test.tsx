import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SavedMark } from "./saved-mark.tsx";

test("a form that lacks nothing is ticked once it is saved", () => {
  expect(renderToStaticMarkup(<SavedMark isSaved />)).toContain("✓ Enregistré");
});

test("a form that was saved with a gap names it without a tick", () => {
  const html = renderToStaticMarkup(<SavedMark isSaved gap="Il manque encore : Adresse." />);
  expect(html).toContain("Enregistré. Il manque encore : Adresse.");
  expect(html).not.toContain("✓");
});

test("nothing is said of a gap before the form is saved", () => {
  expect(renderToStaticMarkup(<SavedMark isSaved={false} gap="Il manque encore : Adresse." />)).not.toContain("Il");
});
