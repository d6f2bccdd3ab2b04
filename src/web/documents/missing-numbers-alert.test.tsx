import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MissingNumbersAlert } from "./missing-numbers-alert.tsx";

test("numbers that follow each other are one range of the alert", () => {
  const gap = Array.from({ length: 839 }, (_one, at) => `F2026-${String(72 + at).padStart(4, "0")}`);
  const text = renderToStaticMarkup(<MissingNumbersAlert numbers={["F2026-0011", ...gap]} />);
  expect(text).toContain("manquent : F2026-0011, F2026-0072 à F2026-0910.");
});
