import type { DocumentView, LineView, PartyView } from "./document-view.ts";

const WIDTH = 92;

/**
 * The document as plain text, for a mail's body or to read it as a golden bill: everything the page says, in the page's
 * order.
 */
export function documentText(view: DocumentView): string {
  const blocks = [
    [
      `${view.title} ${view.number}`.trim(),
      view.subject,
      ...view.facts.map((fact) => apart(fact.label, fact.value, 40)),
    ],
    party(view.seller),
    party(view.buyer),
    view.lines.flatMap(line),
    view.vatRecap.map((row) => apart(`Base à ${row.rate} : ${row.base}`, `TVA ${row.vat}`, 50)),
    view.totals.map((total) => apart("", apart(total.label, total.value, 40), WIDTH)),
    (view.conditions ?? []).map(({ label, value }) => `${label} : ${value}`),
    view.payment ? [view.payment.title, ...view.payment.lines, ...indentLines(view.payment.qrText)] : [],
    view.notices,
    view.signature ? [view.signature.title, ...view.signature.lines] : [],
    ...(view.certificates ?? []).map((one) => [
      one.title,
      `[ ] ${one.text}`,
      ...one.blanks.map((blank) => `${blank} :`),
    ]),
    view.footer,
  ];
  const texts = blocks.map((block) => block.filter((row) => row !== "").join("\n"));
  return `${texts.filter((text) => text !== "").join(`\n\n`)}\n`;
}

function party({ heading, name, lines }: PartyView): string[] {
  return [`${heading} : ${name}`, ...lines.map((row) => `  ${row}`)];
}

function line(row: LineView): string[] {
  if (row.kind === "text") return [`  ${row.label}`];
  if (row.kind === "section") return [apart(row.label, row.subtotal, WIDTH)];
  const figures = [`${row.quantity} × ${row.unitPrice}`, row.vatRate].filter((part) => part !== "").join("  TVA ");
  return [row.label, ...row.details.map((detail) => `  ${detail}`), apart(`    ${figures}`, row.net, WIDTH)];
}

function indentLines(text: string): string[] {
  return text === "" ? [] : text.split("\n").map((row) => `  | ${row}`.trimEnd());
}

function apart(left: string, right: string, width: number): string {
  return `${left}${" ".repeat(Math.max(1, width - left.length - right.length))}${right}`;
}
