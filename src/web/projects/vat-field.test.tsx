import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VatField } from "./vat-field.tsx";

const options = (savedRate: number | null) => {
  const html = renderToStaticMarkup(<VatField rate={savedRate} saved={savedRate} onRate={() => {}} />);
  return [...html.matchAll(/<option value="(\d*)"( selected="")?>/g)].map(([, rate, isSelected]) =>
    isSelected ? `${rate} chosen` : rate,
  );
};

test("the usual rates are offered, highest first", () => {
  expect(options(null)).toEqual([" chosen", "2000", "1000", "550", "0"]);
});

test("a saved rate of 8.5 % is offered and chosen", () => {
  expect(options(850)).toEqual(["", "2000", "1000", "850 chosen", "550", "0"]);
});
