import type { Right } from "#domain/company/team.ts";
import type { ReactNode } from "react";
import { useMay } from "../use-memberships.ts";

/**
 * Content that needs a right to be changed. Without it the fields are readable but disabled, and a sentence says why.
 */
export function WithinRole({ right, children }: { right: Right; children: ReactNode }) {
  const isAllowed = useMay()(right);
  return (
    <>
      {!isAllowed && (
        <p className="mb-4 rounded-inner border-l-4 border-edge bg-sunk px-3 py-2 text-fine">
          Ton rôle dans l'entreprise permet de consulter, pas de modifier.
        </p>
      )}
      <fieldset disabled={!isAllowed} className="contents">
        {children}
      </fieldset>
    </>
  );
}
