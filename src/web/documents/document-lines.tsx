import { columnTitles } from "#domain/documents/columns-view.ts";
import type { DocumentView, LineView } from "#domain/documents/document-view.ts";
import { isOffered } from "#domain/documents/lines-view.ts";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { memo } from "react";
import { keepTextsTogether } from "./texts-together.ts";

// The roles are written out because a table that is not displayed as one loses them.
const ROW = [
  "border-b border-(--line) wide-sheet:[&>*]:py-2.5 wide-sheet:[&>*+*]:pl-4",
  "narrow-sheet:flex narrow-sheet:flex-wrap narrow-sheet:items-baseline narrow-sheet:gap-x-1.5 narrow-sheet:py-3",
].join(" ");
const FIGURE = "text-right align-top whitespace-nowrap tabular-nums";
// On a phone the figures of a line become one phrase under its label, its total at the right: « 6 u × 45,50 € · TVA 10
// % ». Large ones wrap.
const SMALL = "narrow-sheet:text-left narrow-sheet:text-[13px] narrow-sheet:text-(--quiet)";

const TIMES = "narrow-sheet:before:content-['×_']";
const WITH_VAT = "narrow-sheet:after:content-['_TTC']";
const WITHOUT_VAT = "narrow-sheet:after:content-['_HT']";
const AT_RATE = "narrow-sheet:before:content-['·_TVA_']";

type Props = {
  lines: LineView[];
  showsVat: boolean;
  prices?: DocumentView["prices"];
  optionAt?: ((lineIndex: number) => ReactNode) | undefined;
};

/** The lines of a document: a table on a wide screen, stacked rows on a phone. */
export function DocumentLines({ lines, showsVat, prices, optionAt }: Props) {
  const [wideTitle, ...titles] = columnTitles({ showsVat, ...(prices && { prices }) }).lines;
  return (
    <table role="table" data-live="lines" className="w-full border-collapse narrow-sheet:block">
      <thead role="rowgroup" className="narrow-sheet:sr-only">
        <tr
          role="row"
          className="border-b-2 border-(--ink) text-[13px] text-(--quiet) [&>*]:pb-2 [&>*]:font-normal [&>*+*]:pl-4"
        >
          <th role="columnheader" scope="col" className="w-full text-left align-bottom">
            {wideTitle}
          </th>
          {titles.map((title) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className="min-w-14 text-right align-bottom roomy-sheet:whitespace-nowrap"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="narrow-sheet:block narrow-sheet:border-t-2 narrow-sheet:border-(--ink)">
        {lines.map((line, index) =>
          line.kind === "item" ? (
            <ItemRow key={index} {...{ line, showsVat, prices }} option={optionAt?.(index)} />
          ) : line.kind === "section" ? (
            <SectionRow key={index} section={line} span={titles.length} />
          ) : (
            <TextRow key={index} label={line.label} span={titles.length + 1} />
          ),
        )}
      </tbody>
    </table>
  );
}

// A row is drawn again when its own line changed: of three hundred, a key changes one.
const TextRow = memo(function TextRow({ label, span }: { label: string; span: number }) {
  return (
    <tr role="row" className="border-b border-(--line) narrow-sheet:block">
      <td
        role="cell"
        colSpan={span}
        className="pt-5 pb-2 font-bold [overflow-wrap:anywhere] whitespace-pre-line narrow-sheet:block"
      >
        {keepTextsTogether(label)}
      </td>
    </tr>
  );
});

type SectionProps = { section: Extract<LineView, { kind: "section" }>; span: number };

const SectionRow = memo(function SectionRow({ section: { level, ...texts }, span }: SectionProps) {
  const { label, subtotal } = keepTextsTogether(texts);
  const size = level === 1 ? "pt-6 text-[16px] font-bold" : "pt-4 font-bold";
  return (
    <tr role="row" className={`${ROW} narrow-sheet:justify-between`}>
      <td role="cell" colSpan={span} className={`pb-2 [overflow-wrap:anywhere] ${size}`}>
        {label}
      </td>
      <td role="cell" className={`${FIGURE} pb-2 align-bottom ${size}`}>
        {subtotal}
      </td>
    </tr>
  );
});

type ItemProps = Pick<Props, "showsVat" | "prices"> & {
  line: Extract<LineView, { kind: "item" }>;
  option: ReactNode;
};

const ItemRow = memo(function ItemRow({ line: givenLine, showsVat, prices, option }: ItemProps) {
  const line = keepTextsTogether(givenLine);
  const unitPriceLook = cx(TIMES, prices === "gross" ? WITH_VAT : showsVat && WITHOUT_VAT);
  return (
    <tr role="row" className={ROW}>
      <td role="cell" className="align-top [overflow-wrap:anywhere] narrow-sheet:basis-full">
        <p className="font-[550] whitespace-pre-line">{line.label}</p>
        {line.details.map((detail, index) => (
          <p key={index} className="text-[13px] whitespace-pre-line text-(--quiet)">
            {detail}
          </p>
        ))}
        {option}
      </td>
      <td role="cell" className={`${FIGURE} ${SMALL}`}>
        {line.quantity}
      </td>
      <td role="cell" className={`${FIGURE} ${SMALL} ${line.unitPrice === "" ? "" : unitPriceLook}`}>
        {line.unitPrice}
      </td>
      {showsVat && (
        <td role="cell" className={`${FIGURE} ${SMALL} ${line.vatRate === "" ? "" : AT_RATE}`}>
          {line.vatRate}
        </td>
      )}
      <td role="cell" className={`${FIGURE} ${isOffered(line) ? "text-(--quiet)" : "font-[550]"} narrow-sheet:ml-auto`}>
        {line.net}
      </td>
    </tr>
  );
});
