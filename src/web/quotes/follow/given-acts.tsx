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
  /** It is no longer valid: extending it is the main act of the page. */
  isExpired: boolean;
  titles: Record<QuoteAnswer, string>;
  note: (answer: QuoteAnswer) => void;
  /** The customer's page, or « ». */
  pageUrl: string;
  /** The address of a message that reminds, when it is known. Worked out when the menu opens. */
  smsAddress: () => string | null;
};

const ANSWERED = "Le client a répondu ?";
const ANSWERS: readonly (readonly [QuoteAnswer, string])[] = [
  ["accepted", "Accepté"],
  ["declined", "Refusé"],
];

/**
 * What is done with a quote that its customer has: one main act. On a phone what the customer said by voice is noted
 * under it, and every other act is in a menu.
 */
export function GivenActs({ sending, isToSend, isExpired, titles, note, pageUrl, smsAddress }: Props) {
  const onPhone = useOnPhone();
  const isAskedFirst = isToSend && sending !== null;
  const noteButton = (answer: QuoteAnswer, look?: "primary") => (
    <Button look={look} className="max-md:flex-1" aria-haspopup="dialog" onClick={() => note(answer)}>
      {titles[answer]}
    </Button>
  );
  const menu = <RowMenu label="Autres actions sur ce devis" actions={() => seenActions(pageUrl, smsAddress())} />;
  if (!onPhone)
    return (
      <>
        {isAskedFirst && <SendQuote {...sending} look="primary" />}
        {noteButton("accepted", isAskedFirst || isExpired ? undefined : "primary")}
        {noteButton("declined")}
        <span className="flex items-center gap-2 @max-sm:w-full @max-sm:*:first:flex-1">
          {sending && !isAskedFirst && <SendQuote {...sending} look={undefined} />}
          {pageUrl !== "" && menu}
        </span>
      </>
    );
  const hasMenu = sending !== null || pageUrl !== "";
  return (
    <>
      {!isAskedFirst && <PhoneAnswers titles={titles} note={note} isMain={!isExpired} />}
      {hasMenu && (
        <div className="flex w-full gap-2">
          {sending && <SendQuote {...sending} look={isAskedFirst ? "primary" : undefined} className="flex-1" />}
          {pageUrl !== "" && menu}
        </div>
      )}
      {isAskedFirst && <PhoneAnswers titles={titles} note={note} isMain={false} />}
    </>
  );
}

function PhoneAnswers({ titles, note, isMain }: Pick<Props, "titles" | "note"> & { isMain: boolean }) {
  return (
    <div role="group" aria-label={ANSWERED} className="flex w-full flex-wrap items-center gap-2">
      <p className="w-full text-fine text-quiet">{ANSWERED}</p>
      {ANSWERS.map(([answer, words]) => (
        <Button
          key={answer}
          look={isMain && answer === "accepted" ? "primary" : undefined}
          className="flex-1"
          aria-label={titles[answer]}
          aria-haspopup="dialog"
          onClick={() => note(answer)}
        >
          {words}
        </Button>
      ))}
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
