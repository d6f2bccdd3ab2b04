import { previewAddress } from "#api/documents/seller-preview.ts";
import type { QuoteAnswer } from "#domain/documents/quote-state.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";

/** What the customer sees of the quote, for its seller. `isMain`: nothing else is to be done meanwhile. */
export function SeePage({ url, isMain }: { url: string; isMain: boolean }) {
  if (url === "") return null;
  return (
    <a
      href={previewAddress(url)}
      target="_blank"
      rel="noreferrer"
      className={buttonLook({ look: isMain ? "primary" : "plain", className: "max-md:w-full" })}
    >
      Voir comme le client
    </a>
  );
}

type NoteProps = {
  /** Until then an answer is seldom known: its buttons are a press away. */
  isSent: boolean;
  titles: Record<QuoteAnswer, string>;
  note: (answer: QuoteAnswer) => void;
};

/** Notes what the customer answered. */
export function NoteAnswer({ isSent, titles, note }: NoteProps) {
  const buttons = (["accepted", "declined"] as const).map((answer) => (
    <Button key={answer} className="max-md:w-full" aria-haspopup="dialog" onClick={() => note(answer)}>
      {titles[answer]}
    </Button>
  ));
  if (isSent) return buttons;
  return (
    <details className="w-full">
      <summary className="flex min-h-11 cursor-pointer items-center font-[550] text-act">
        Le client t'a déjà répondu ?
      </summary>
      <div className="flex flex-wrap gap-2 pt-1">{buttons}</div>
    </details>
  );
}
