import type { ReactNode } from "react";

type Props = {
  /** What there is to do with the invoice. */
  children: ReactNode;
  sheet: ReactNode;
  /** What is seldom needed: under what there is to do, and last on a phone. */
  after?: ReactNode;
};

/** What there is to do with an invoice, and its document beside it where there is room. */
export function BesideSheet({ children, sheet, after }: Props) {
  return (
    <div className="@container">
      <div
        className="flex flex-col gap-6 @min-[50rem]:grid @min-[50rem]:grid-cols-[20rem_minmax(0,1fr)]
          @min-[50rem]:grid-rows-[auto_1fr]"
      >
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
        <div className="min-w-0 @min-[50rem]:col-start-2 @min-[50rem]:row-span-2 @min-[50rem]:row-start-1">{sheet}</div>
        {after && <div className="flex min-w-0 flex-col gap-6">{after}</div>}
      </div>
    </div>
  );
}
