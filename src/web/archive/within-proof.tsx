import { ProofGate } from "#web/auth/security/proof-gate.tsx";
import { useMe } from "#web/auth/security/use-me.ts";
import { CallError } from "#web/client/call.ts";
import type { ReactNode } from "react";

/** True for the refusal of a call that asks first who one is. */
export function isProofNeeded(error: Error | null): boolean {
  return error instanceof CallError && error.code === "recent_proof_needed";
}

type Props = { error: Error | null; onProved: () => void; onCancel: () => void; children: ReactNode };

/** Shows its content, or asks first who one is when the last call wanted to know. What was typed inside stays. */
export function WithinProof({ error, onProved, onCancel, children }: Props) {
  const { me } = useMe();
  if (!me) return children;
  const proof = { isRecent: () => !isProofNeeded(error), renew: onProved, lose: () => {} };
  return (
    <ProofGate me={me} proof={proof} onCancel={onCancel}>
      {children}
    </ProofGate>
  );
}
