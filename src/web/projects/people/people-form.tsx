import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button } from "#web/ui/button.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { useState } from "react";
import { useAssign } from "./use-assign.ts";
import { useSitePeople } from "./use-site-people.ts";

/** Chooses who is on a project. `remarkOf`: what is known of somebody on its days, empty when nothing is. */
export function PeopleForm({
  project,
  remarkOf = () => "",
  onDone,
}: {
  project: { id: string; name: string; people: readonly string[] };
  remarkOf?: (userId: string) => string;
  onDone: () => void;
}) {
  const words = useTradeWords();
  const { people } = useSitePeople();
  const [chosenIds, setChosenIds] = useState<readonly string[]>(project.people);
  const assign = useAssign(project, onDone);
  const choose = (userId: string, isChosen: boolean) =>
    setChosenIds(isChosen ? [...chosenIds, userId] : chosenIds.filter((id) => id !== userId));
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        assign.mutate(chosenIds);
      }}
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {people.map(({ userId, name, isMe }) => (
          <li key={userId}>
            <label className="flex min-h-14 items-center gap-3 px-4 py-2">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-(--act)"
                checked={chosenIds.includes(userId)}
                onChange={(event) => choose(userId, event.target.checked)}
              />
              <span className="min-w-0">
                <span className="block [overflow-wrap:anywhere]">
                  {name}
                  {isMe && " (toi)"}
                </span>
                {remarkOf(userId) !== "" && <span className="block text-fine text-quiet">{remarkOf(userId)}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="text-fine text-quiet">Sans personne, le {words.site} est à toute l'équipe.</p>
      <FormFailure>{assign.error?.message}</FormFailure>
      <Button type="submit" look="primary" isWide isBusy={assign.isPending} busyLabel="Enregistrement…">
        Enregistrer
      </Button>
    </form>
  );
}
