import type { FirstExample } from "#domain/company/examples/first-example.messages.ts";
import { exampleTotalCents, exampleWords } from "#domain/company/examples/first-example.messages.ts";
import { formatMoney, withCapital } from "#domain/shared/french-format.ts";

/** The quote that an example makes, as a sheet on the bench. A phone has no room for it. */
export function ExampleSheet({ example }: { example: FirstExample }) {
  const { customer, work, priceCents } = example;
  const total = formatMoney(exampleTotalCents(example));
  return (
    <figure
      aria-label={`${exampleWords.mark} : ${exampleWords.quote}`}
      className="rounded-card bg-sunk p-6 max-md:hidden"
    >
      {/* Documents are black on white in both themes. */}
      <div className="mx-auto flex max-w-72 flex-col gap-4 bg-white p-5 text-tiny text-[#1d1b18] shadow-float">
        <div className="flex items-start justify-between gap-3">
          <div>
            <p className="font-display text-title font-bold">{exampleWords.quote}</p>
            <p className="text-[#635d54]">{customer}</p>
          </div>
          <span className="rounded-full border border-[#8f877b] px-2 text-[#635d54]">{exampleWords.mark}</span>
        </div>
        <div className="flex items-baseline justify-between gap-3 border-y border-[#e3ded5] py-2">
          <span className="min-w-0">
            <span className="block font-[550]">{withCapital(work)}</span>
            <span className="text-[#635d54]">
              {exampleWords.howLong(example)} × {formatMoney(priceCents)}
            </span>
          </span>
          <span className="figures font-[550]">{total}</span>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <span className="text-[#635d54]">{exampleWords.total}</span>
          <strong className="figures text-title">{total}</strong>
        </div>
        <div className="rounded-inner border border-dashed border-[#8f877b] px-3 pt-1 pb-6 text-[#635d54]">
          {exampleWords.agreed}
        </div>
      </div>
    </figure>
  );
}
