import { newItemLine } from "#domain/lines/typed-line.ts";
import { AnswersProvider } from "#web/client/answers.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DiscountForm } from "./discount-form.tsx";
import { LineForm } from "./line-form.tsx";

const AMOUNT = { kind: "amount", cents: 500 } as const;

test.each([
  [true, ["Prix unitaire hors taxes", ">TVA<", "Remise hors taxes"]],
  [false, []],
])("the forms of a line speak of VAT to who charges it alone: %s", (asksVat, words) => {
  const html =
    renderToStaticMarkup(
      <AnswersProvider>
        <LineForm
          isNew
          line={newItemLine("1", [])}
          under={{ asksVat }}
          linesBefore={0}
          isFirstSection
          saveLine={() => {}}
        />
      </AnswersProvider>,
    ) + renderToStaticMarkup(<DiscountForm discount={AMOUNT} under={{ asksVat }} saveDiscount={() => {}} />);
  const shownWords = ["Prix unitaire hors taxes", ">TVA<", "Remise hors taxes"].filter((word) => html.includes(word));
  expect(shownWords).toEqual(words);
});
