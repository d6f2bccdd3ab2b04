import type { QuotePage } from "#api/quotes/quote-page.ts";
import { optionPrice } from "./document-words.ts";

type Props = { page: QuotePage; option: QuotePage["options"][number] };

/** What an option adds to the total, and that the discount of the quote is taken from it. */
export function OptionPrice({ page, option }: Props) {
  return (
    <span className="figures ml-auto text-right whitespace-nowrap">
      {optionPrice(page, option)}
      {option.isDiscounted && <span className="block text-[13px] font-normal text-(--quiet)">remise déduite</span>}
    </span>
  );
}
