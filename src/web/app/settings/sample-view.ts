import type { CompanyAnswer } from "#api/company.ts";
import { mayBuild } from "#domain/company/building-trades.ts";
import { STANDARD_VAT_BASIS_POINTS } from "#domain/company/company.ts";
import { firstExampleOf } from "#domain/company/examples/first-example.messages.ts";
import type { DocumentStyle } from "#domain/company/style/document-style.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { ItemLine } from "#domain/lines/line.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { newItemLine } from "#domain/lines/typed-line.ts";
import { treatmentUnder } from "#domain/lines/vat-treatment.ts";
import { quoteLinesView } from "#domain/quotes/quote-view.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { centsToE6, eurosToCents, hoursToE4 } from "#domain/shared/money.ts";

const BESIDE_WORK = {
  building: { label: "Fournitures", priceCents: 18_000 },
  other: { label: "Réunion de lancement", priceCents: 15_000 },
};

/** A quote that nobody made, as the seller's own would look: of their trade, at their price, under their regime. */
export function sampleView(company: CompanyAnswer, { look, accent, footer }: DocumentStyle): DocumentView {
  const { address, email, phone, trade, hourly_rate: rate, vat_regime: regime } = company;
  const example = firstExampleOf(trade, rate === null ? null : eurosToCents(rate));
  const work = withCapital(example.work);
  const place = address ? [address.line1, `${address.postal_code} ${address.city}`] : [];
  const table = quoteLinesView({ lines: linesOf(company, { ...example, work }), terms: NO_TERMS }, regime);
  const total = table.totals.find(({ strong }) => strong);
  return {
    kind: "quote",
    title: "Devis",
    number: "Exemple",
    subject: work,
    facts: [],
    seller: {
      heading: "Émetteur",
      name: company.name || "Ton entreprise",
      lines: [...place, phone, email].filter((one) => one !== ""),
    },
    buyer: { heading: "Client", name: example.customer, lines: ["8 quai des Bois", "38000 Grenoble"] },
    ...table,
    notices: [],
    payment: null,
    signature: { title: "Bon pour accord", lines: total ? [`${total.label} : ${total.value}`] : [] },
    footer: footer === "" ? [company.name] : [company.name, footer],
    logoId: company.logo_id,
    look,
    accent,
  };
}

function linesOf(
  { trade, vat_regime: regime }: CompanyAnswer,
  { work, count, unit, priceCents }: ReturnType<typeof firstExampleOf>,
): ItemLine[] {
  const vat = treatmentUnder(regime, { basisPoints: STANDARD_VAT_BASIS_POINTS, reason: null });
  const beside = mayBuild(trade) ? BESIDE_WORK.building : BESIDE_WORK.other;
  return [
    {
      ...newItemLine("1", []),
      vat,
      label: work,
      quantityE4: hoursToE4(count),
      unit,
      unitPriceE6: centsToE6(priceCents),
    },
    { ...newItemLine("2", []), vat, label: beside.label, unit: "forfait", unitPriceE6: centsToE6(beside.priceCents) },
  ];
}
