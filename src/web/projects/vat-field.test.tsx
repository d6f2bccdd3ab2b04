import { AnswersProvider } from "#web/client/answers.tsx";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VatField } from "./vat-field.tsx";

const render = (field: ReactNode) => renderToStaticMarkup(<AnswersProvider>{field}</AnswersProvider>);

const options = (savedRate: number | null) => {
  const vat = { rate: savedRate, reason: null };
  const html = render(<VatField vat={vat} savedBasisPoints={savedRate} isFranchise={false} onVat={() => {}} />);
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

test("only the rates with a certificate speak of it", () => {
  const rates = [null, 2000, 1000, 850, 550, 0];
  const html = (rate: number | null) =>
    render(<VatField vat={{ rate, reason: null }} savedBasisPoints={null} isFranchise={false} onVat={() => {}} />);
  expect(rates.filter((rate) => html(rate).includes("attestation du client"))).toEqual([1000, 550]);
});

test("only a rate of 0 outside the franchise asks for a reason", () => {
  const asks = (rate: number, isFranchise: boolean) =>
    render(
      <VatField vat={{ rate, reason: null }} savedBasisPoints={null} isFranchise={isFranchise} onVat={() => {}} />,
    ).includes("Pourquoi 0 % ?");
  expect([asks(0, false), asks(0, true), asks(1000, false)]).toEqual([true, false, false]);
});

test("under franchise no rate is offered", () => {
  const html = render(
    <VatField vat={{ rate: null, reason: null }} savedBasisPoints={null} isFranchise onVat={() => {}} />,
  );
  expect(html).not.toContain("<select");
  expect(html).toContain("franchise de TVA");
});
