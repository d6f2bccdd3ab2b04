import type { ClosureAnswer } from "#api/company/closures.ts";
import { listClosures, removeClosure } from "#api/company/closures.ts";
import { closureMessages } from "#domain/company/closures/closures.messages.ts";
import { closureDays } from "#domain/planning/planning.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { ClosureForm } from "./closure-form.tsx";

/** The days on which the whole company is closed, or a person is away: added, changed and removed. */
export function ClosuresPanel() {
  const { data, error, refetch } = useAnswer(listClosures);
  const words = useTradeWords();
  const [closureInForm, setClosureInForm] = useState<ClosureAnswer | "new" | null>(null);
  const close = () => setClosureInForm(null);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton isBare />;
  if (closureInForm !== null)
    return <ClosureForm closure={closureInForm === "new" ? null : closureInForm} onDone={close} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-quiet">
        Quand l'entreprise ferme, ces jours comptent comme des jours fériés. Quand une personne est absente, le planning
        le dit dès qu'un {words.site} lui est confié ces jours-là.
      </p>
      {data.closures.length > 0 && (
        <ul className="w-full divide-y divide-line rounded-card border border-line bg-paper">
          {data.closures.map((closure) => (
            <ClosureRow key={closure.id} closure={closure} edit={() => setClosureInForm(closure)} />
          ))}
        </ul>
      )}
      <Button look="primary" onClick={() => setClosureInForm("new")}>
        Ajouter des jours
      </Button>
    </div>
  );
}

function ClosureRow({ closure, edit }: { closure: ClosureAnswer; edit: () => void }) {
  const { id, label, first_day: firstDay, last_day: lastDay, user_id: userId } = closure;
  const { nameOf } = useSitePeople();
  const who = userId ? nameOf(userId) : closureMessages.everybody;
  const remove = async () => {
    await call(removeClosure, { params: { id } });
    showToast(`« ${label} » est supprimé.`);
    return null;
  };
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1 pr-2 pl-4">
      <span className="flex min-h-11 min-w-0 flex-1 basis-40 flex-col justify-center">
        <span className="font-[550] [overflow-wrap:anywhere]">{label}</span>
        <span className="text-fine text-quiet">
          {who} · {closureDays({ firstDay, lastDay })} {lastDay.slice(0, 4)}
        </span>
      </span>
      <Button look="quiet" aria-label={`Modifier « ${label} »`} className="px-2" onClick={edit}>
        <Pencil aria-hidden className="size-5" />
      </Button>
      <ConfirmButton
        look="quiet"
        label={`Supprimer « ${label} »`}
        question={`Supprimer « ${label} » ?`}
        text="Ces jours redeviennent des jours de travail."
        confirm="Supprimer"
        act={remove}
      >
        <Trash2 aria-hidden className="size-5 text-quiet" />
      </ConfirmButton>
    </li>
  );
}
