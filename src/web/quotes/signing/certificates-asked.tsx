import { signingWords } from "#domain/quotes/signing/received-certificates.messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";

/** What the seller said of each certificate, by title; nothing of one that they were not asked about yet. */
export type SaidOfCertificates = Readonly<Record<string, "received" | "missing">>;

type Props = {
  titles: readonly string[];
  answers: SaidOfCertificates;
  /** The form was sent while one of them had no answer. */
  isRefused: boolean;
  /** Gives the quote by its link, where it is accepted and certified, or null. */
  sendLink: (() => void) | null;
  onSay: (title: string, answer: "received" | "missing") => void;
};

/** Asks of each reduced rate whether the customer gave its certificate back signed, with the paper of the quote. */
export function CertificatesAsked({ titles, answers, isRefused, sendLink, onSay }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <p className="text-quiet">{signingWords.why}</p>
      {titles.map((title) => (
        <div key={title} className="flex flex-col gap-1">
          <Choice
            label={title}
            options={[
              { value: "received", label: signingWords.received },
              { value: "missing", label: signingWords.notYet },
            ]}
            value={answers[title] ?? ""}
            onChange={(answer) => answer !== "" && onSay(title, answer)}
          />
          {isRefused && answers[title] === undefined && (
            <p role="alert" className="text-fine text-bad">
              {signingWords.unanswered}
            </p>
          )}
        </div>
      ))}
      {titles.some((title) => answers[title] === "missing") && (
        <>
          <p className="text-quiet">{signingWords.whenMissing}</p>
          {sendLink && (
            <Button isWide onClick={sendLink}>
              {signingWords.sendLink}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
