import { Button } from "#web/ui/button.tsx";

type Props = {
  /** Where the sound goes is being told, and waits for a yes. */
  isNoticeShown: boolean;
  problem: string | null;
  isListening: boolean;
  accept: () => void;
  refuse: () => void;
};

/** The line above the field about dictation: where the sound goes, that it listens, or why it ended. */
export function DictationLine({ isNoticeShown, problem, isListening, accept, refuse }: Props) {
  if (isNoticeShown) {
    return (
      <div role="group" aria-label="Dicter un message" className="flex flex-col gap-2 px-4 pt-3">
        <p>
          Ta voix est écrite par ton navigateur : selon lequel, le son part chez son éditeur (Google, Apple, Microsoft).
          Établi ne l'enregistre pas et n'envoie rien sans ton appui sur Envoyer.
        </p>
        <div className="flex gap-2">
          <Button look="primary" autoFocus onClick={accept}>
            Dicter
          </Button>
          <Button look="quiet" onClick={refuse}>
            Non merci
          </Button>
        </div>
      </div>
    );
  }
  const text = isListening ? "J'écoute… Appuie sur le carré pour finir." : problem;
  return text === null ? null : (
    <p role="status" className="px-4 pt-2 text-quiet">
      {text}
    </p>
  );
}
