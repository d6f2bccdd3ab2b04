import { createPersonalToken, getPrograms, openPrograms, revokePersonalToken } from "#api/mcp.ts";
import { TOKEN_SCOPES } from "#domain/mcp/token-scopes.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { ProofGate } from "#web/auth/security/proof-gate.tsx";
import { useMe } from "#web/auth/security/use-me.ts";
import { useAnswer, useChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { List, RowText } from "#web/ui/list.tsx";
import { AboveSettings } from "#web/ui/loading/above-settings.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import type { ReactNode } from "react";
import { useState } from "react";
import { howItWorks } from "./how-it-works.messages.ts";
import { PROGRAMS_PLACE } from "./programs.messages.ts";

/** /app/programs: which other assistants may read the company's figures and prepare actions, by personal tokens. */
export default function ProgramsScreen() {
  const { data, error, refetch } = useAnswer(getPrograms);
  const manages = useMay()("manage");
  const open = useChange((is_open: boolean) => call(openPrograms, { body: { is_open } }));
  return (
    <>
      <AboveSettings />
      <Page
        title={PROGRAMS_PLACE.title}
        subtitle="ChatGPT, Claude ou un autre peut lire tes projets et tes chiffres. Il n'écrit rien sans ton clic."
        isNarrow
      >
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!data && !error && <SheetSkeleton />}
        {data && (
          <div className="flex flex-col gap-4">
            <Card title={data.is_open ? "Accès ouvert" : "Accès fermé"}>
              <p className="mb-3">
                {data.is_open
                  ? "Un assistant qui a une clé peut lire. L'adresse à lui donner :"
                  : "Aucun assistant d'ailleurs ne lit rien, même avec une clé. Ouvre l'accès pour créer des clés."}
              </p>
              {data.is_open && <p className="mb-3 font-mono break-all">{data.url}</p>}
              {manages && (
                <Button
                  look={data.is_open ? "plain" : "primary"}
                  isBusy={open.isPending}
                  busyLabel="Un instant…"
                  onClick={() => open.mutate(!data.is_open)}
                >
                  {data.is_open ? "Fermer l'accès" : "Ouvrir l'accès"}
                </Button>
              )}
              {open.error && (
                <p role="alert" className="mt-2 text-bad">
                  {open.error.message}
                </p>
              )}
            </Card>
            {data.is_open ? <NewToken /> : <HowItWorks />}
            {data.tokens.length > 0 && (
              <List label="Tes clés">
                {data.tokens.map((token) => (
                  <li key={token.id} className="flex min-h-16 items-center gap-3 px-4 py-2">
                    <RowText
                      what={token.name}
                      who={[
                        token.scopes.includes("amounts") ? "projets et montants" : "projets sans montants",
                        ...(token.scopes.includes("prepare") ? ["prépare, tu confirmes"] : []),
                        token.last_used_on ? `servi le ${formatDate(token.last_used_on)}` : "jamais servi",
                      ].join(" · ")}
                    />
                    <ConfirmButton
                      question={`Révoquer « ${token.name} » ?`}
                      text="L'assistant qui s'en sert ne lira plus rien."
                      confirm="Révoquer"
                      act={async () => (await call(revokePersonalToken, { params: { id: token.id } }), null)}
                    >
                      Révoquer
                    </ConfirmButton>
                  </li>
                ))}
              </List>
            )}
          </div>
        )}
      </Page>
    </>
  );
}

// What opening leads to, before anything is open.
function HowItWorks() {
  return (
    <Card title={howItWorks.title}>
      <ol className="flex flex-col gap-4">
        {howItWorks.steps.map(({ what, why }, rank) => (
          <li key={what} className="flex gap-4">
            <span
              aria-hidden
              className="flex size-8 shrink-0 items-center justify-center rounded-full bg-act-pale font-[550] text-act"
            >
              {rank + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-[550]">{what}</span>
              <span className="block text-fine text-quiet">{why}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The form of a new token. Who signed in long ago proves first that it is them. Its secret is shown once. */
function NewToken() {
  const { me } = useMe();
  const [name, setName] = useState("");
  const [mayReadAmounts, setMayReadAmounts] = useState(false);
  const [mayPrepare, setMayPrepare] = useState(false);
  const create = useChange(
    () => {
      const scopes = TOKEN_SCOPES.filter(
        (scope) => scope === "read" || (scope === "amounts" ? mayReadAmounts : mayPrepare),
      );
      return call(createPersonalToken, { body: { name, scopes } });
    },
    { onSuccess: () => setName("") },
  );
  const isProofNeeded = create.error instanceof CallError && create.error.code === "recent_proof_needed";
  const proof = { isRecent: () => !isProofNeeded, renew: () => create.mutate(), lose: () => {} };
  const form = (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <label className="flex flex-col gap-1">
        Nom de l'assistant
        <input
          className="h-12 rounded-inner border border-edge bg-paper px-3"
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Box isChecked={mayReadAmounts} check={setMayReadAmounts}>
        Il peut aussi lire les montants
      </Box>
      <Box isChecked={mayPrepare} check={setMayPrepare}>
        Il peut préparer, tu confirmes
      </Box>
      <Button type="submit" look="primary" className="self-start" isBusy={create.isPending} busyLabel="Création…">
        Créer une clé
      </Button>
      {create.error && !isProofNeeded && (
        <p role="alert" className="text-bad">
          {create.error.message}
        </p>
      )}
      {create.data && (
        <p role="status">
          Copie cette clé maintenant, elle ne sera plus montrée :{" "}
          <code className="block break-all">{create.data.secret}</code>
        </p>
      )}
    </form>
  );
  return (
    <Card title="Nouvelle clé d'accès">
      {me ? (
        <ProofGate me={me} proof={proof} onCancel={() => create.reset()}>
          {form}
        </ProofGate>
      ) : (
        form
      )}
    </Card>
  );
}

/** One thing that a token may do. */
function Box({
  isChecked,
  check,
  children,
}: {
  isChecked: boolean;
  check: (willBeChecked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-12 items-center gap-3">
      <input type="checkbox" className="size-5" checked={isChecked} onChange={(event) => check(event.target.checked)} />
      {children}
    </label>
  );
}
