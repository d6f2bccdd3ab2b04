import type { QuoteAnswer } from "#domain/documents/quote-state.ts";
import { Button } from "#web/ui/button.tsx";

type NoteProps = {
  titles: Record<QuoteAnswer, string>;
  note: (answer: QuoteAnswer) => void;
};

/** Notes what the customer answered, of a quote that nobody was given: that is seldom known, and a press away. */
export function NoteAnswer({ titles, note }: NoteProps) {
  return (
    <details className="w-full">
      <summary className="flex min-h-11 cursor-pointer items-center font-[550] text-act">
        Le client t'a déjà répondu ?
      </summary>
      <div className="flex flex-wrap gap-2 pt-1">
        {(["accepted", "declined"] as const).map((answer) => (
          <Button key={answer} className="max-md:w-full" aria-haspopup="dialog" onClick={() => note(answer)}>
            {titles[answer]}
          </Button>
        ))}
      </div>
    </details>
  );
}
