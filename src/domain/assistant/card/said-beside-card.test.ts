import { expect, test } from "vitest";
import type { CardRow, FormField } from "../conversation/message.ts";
import type { QuestionName } from "../understanding.ts";
import { cardAfterText } from "./card-after-text.ts";
import { cardWith } from "./quote-card.ts";

// What is said of the customer and of VAT beside the card of a first quote.

const ROW: CardRow = {
  id: "line-1",
  label: "Dépose",
  quantity: "6",
  unit: "h",
  unitPrice: "55",
  vatBasisPoints: 1000,
  vatReason: null,
};

const VALUES = {
  projectName: "Dépose – Delorme",
  company: "",
  civility: "mme",
  firstName: "Sophie",
  lastName: "Delorme",
  startDate: "",
  vatRegime: "",
};

function answer(text: string, about: QuestionName = "startDate") {
  const startDate = about === "startDate" ? "" : "30/11/2026";
  const fields: FormField[] = Object.entries({ ...VALUES, startDate }).map(([name, value]) => ({
    name,
    label: name,
    type: "text",
    required: name === "startDate" || name === "vatRegime",
    value,
  }));
  const after = cardAfterText(cardWith(fields, [ROW], ""), text, about, "2026-11-23");
  const values = Object.fromEntries(after?.fields.map(({ name, value = "" }) => [name, value]) ?? []);
  return { after, values, content: after?.content ?? "" };
}

test("a corrected customer is said back with their civility", () => {
  const { values, content } = answer("en fait c'est M. Delorme, Sylvain Delorme, pas madame");
  expect(values).toMatchObject({ civility: "m", firstName: "Sylvain", lastName: "Delorme" });
  expect(content).toContain("C'est noté. Client : M. Sylvain Delorme.");
});

test("the title follows the customer who is corrected", () => {
  const { values } = answer("non c'est M. Martin");
  expect(values).toMatchObject({ projectName: "Dépose – Martin", civility: "m", firstName: "", lastName: "Martin" });
});

test.each<QuestionName>(["startDate", "vatRegime"])("both halves of a sentence are taken while %s waits", (about) => {
  const { values, content } = answer("oui je facture la TVA, et c'est pas Sophie c'est Sylvie Delorme", about);
  expect(values).toMatchObject({ vatRegime: "standard", civility: "", firstName: "Sylvie", lastName: "Delorme" });
  expect(content).toContain("Client : Sylvie Delorme. Tu factures la TVA.");
});

test.each([
  ["oui je facture la TVA", "standard"],
  ["non je suis en franchise", "franchise"],
  ["je facture pas la TVA", "franchise"],
  ["je suis auto-entrepreneur sans TVA", "franchise"],
])("the regime is taken while the date waits: « %s »", (text, vatRegime) => {
  expect(answer(text).values).toMatchObject({ vatRegime, startDate: "" });
});

test("a rate that is said with the regime is that of the lines", () => {
  const { after, values } = answer("oui je facture la TVA à 20 %");
  expect([values.vatRegime, after?.rows[0]?.vatBasisPoints]).toEqual(["standard", 2000]);
});

test.each(["non je facture la TVA", "je facture la TVA et je suis en franchise", "la cliente facture pas la TVA"])(
  "no regime is guessed: « %s »",
  (text) => {
    expect(answer(text).after).toBeNull();
    expect(answer(text, "vatRegime").after).toBeNull();
  },
);

test("a no that corrects the customer answers nothing of VAT", () => {
  const { values } = answer("non, elle s'appelle Sylvie Delorme", "vatRegime");
  expect(values).toMatchObject({ vatRegime: "", civility: "mme", firstName: "Sylvie" });
});

test("what is not understood beside the regime is said", () => {
  expect(answer("je facture la TVA, et le grand machin bleu").content).toContain("« le grand machin bleu »");
});

test("a rate that was said tells why the regime is asked all the same", () => {
  const regime: FormField = { name: "vatRegime", label: "TVA", type: "select", required: true, value: "" };
  const contentAt = (vatBasisPoints: number) => cardWith([regime], [{ ...ROW, vatBasisPoints }], "").content;
  expect(contentAt(1000)).toContain("Le taux est noté");
  expect(contentAt(2000)).not.toContain("Le taux est noté");
});

test.each(["je facture la TVA, et non", "je facture la TVA, et pas de TVA"])(
  "what contradicts the regime after it makes it unclear: « %s »",
  (text) => expect(answer(text, "vatRegime").after).toBeNull(),
);
