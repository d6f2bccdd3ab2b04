import { previewAddress } from "#api/documents/seller-preview.ts";
import type { QuoteAnswer } from "#domain/documents/quote-state.ts";
import { Button } from "#web/ui/button.tsx";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import type { ComponentProps } from "react";
import { SendQuote } from "../send-quote.tsx";

type Props = {
  /** How it is given again, or null where it is not. */
  sending: Omit<ComponentProps<typeof SendQuote>, "look" | "trigger"> | null;
  /** It was only opened by its link, or the customer was given days enough: it is sent first. */
  isToSend: boolean;
  titles: Record<QuoteAnswer, string>;
  note: (answer: QuoteAnswer) => void;
  /** The customer's page, or « ». */
  pageUrl: string;
  /** The address of a message that reminds, when it is known. Worked out when the menu opens. */
  smsAddress: () => string | null;
};

/** What is done with a quote that its customer has: one main act; on a phone every other one is in a menu. */
export function GivenActs({ sending, isToSend, titles, note, pageUrl, smsAddress }: Props) {
  const onPhone = useOnPhone();
  const isAskedFirst = isToSend && sending !== null;
  const noteButton = (answer: QuoteAnswer, look?: "primary") => (
    <Button look={look} className="max-md:flex-1" aria-haspopup="dialog" onClick={() => note(answer)}>
      {titles[answer]}
    </Button>
  );
  const menu = (send: RowAction | null) => (
    <RowMenu
      label="Autres actions sur ce devis"
      actions={() => {
        const answerActions = (["accepted", "declined"] as const).map((one) => ({
          label: titles[one],
          act: () => note(one),
        }));
        const answers = isAskedFirst ? answerActions : answerActions.slice(1);
        return [...(onPhone ? [...(send ? [send] : []), ...answers] : []), ...seenActions(pageUrl, smsAddress())];
      }}
    />
  );
  if (!onPhone)
    return (
      <>
        {isAskedFirst && <SendQuote {...sending} look="primary" />}
        {noteButton("accepted", isAskedFirst ? undefined : "primary")}
        {noteButton("declined")}
        <span className="flex items-center gap-2 @max-sm:w-full @max-sm:*:first:flex-1">
          {sending && !isAskedFirst && <SendQuote {...sending} look={undefined} />}
          {pageUrl !== "" && menu(null)}
        </span>
      </>
    );
  return (
    <div className="flex w-full gap-2">
      {isAskedFirst ? <SendQuote {...sending} look="primary" className="flex-1" /> : noteButton("accepted", "primary")}
      {sending && !isAskedFirst ? (
        <SendQuote {...sending} trigger={(label, send) => menu({ label, act: send })} />
      ) : (
        menu(null)
      )}
    </div>
  );
}

function seenActions(pageUrl: string, smsAddress: string | null): RowAction[] {
  const see = {
    label: "Voir comme le client",
    act: () => void window.open(previewAddress(pageUrl), "_blank", "noopener"),
  };
  const remind = smsAddress !== null && { label: "Relancer par SMS", act: () => location.assign(smsAddress) };
  return [...(pageUrl === "" ? [] : [see]), ...(remind ? [remind] : [])];
}
