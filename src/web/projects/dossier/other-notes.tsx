import { Button } from "#web/ui/button.tsx";

type Props = { text: string; keepBoth: () => void; keepMine: () => void; keepOther: () => void };

/** The notes that another tab kept meanwhile, and what may become of both. */
export function OtherNotes({ text, keepBoth, keepMine, keepOther }: Props) {
  return (
    <div role="alert" className="mt-3 rounded-inner border-l-4 border-alert bg-sunk px-3 py-2">
      <p className="font-[550]">Ces notes ont changé dans une autre fenêtre :</p>
      <p className="my-2 max-h-48 overflow-y-auto whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text || "(plus rien)"}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={keepBoth}>Garder les deux</Button>
        <Button look="quiet" onClick={keepMine}>
          Garder les miennes
        </Button>
        <Button look="quiet" onClick={keepOther}>
          Prendre les autres
        </Button>
      </div>
    </div>
  );
}
