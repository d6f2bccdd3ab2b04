import { Button, buttonLook } from "#web/ui/button.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { useBeginDraft } from "../editing/use-begin-draft.ts";

/** The quote step of a project that has no price yet: where to give it one. */
export function NothingToQuote({ id }: { id: string }) {
  const begin = useBeginDraft(id);
  return (
    <>
      <Empty
        title="Rien à chiffrer pour l'instant"
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link
              to="/etape/$id/$stepKey"
              params={{ id, stepKey: "estimation" }}
              className={buttonLook({ className: "max-md:w-full" })}
            >
              Faire l'estimation
            </Link>
            <Button className="max-md:w-full" isBusy={begin.isPending} onClick={() => begin.mutate(undefined)}>
              Écrire les lignes
            </Button>
          </span>
        }
      >
        Pars de la durée et du taux horaire du projet, ou écris tout de suite les lignes du devis avec leurs prix.
      </Empty>
      {begin.error && <Failure error={begin.error} />}
    </>
  );
}
