import { ABILITIES, ROLE_NAMES, ROLE_SENTENCES } from "#domain/company/team.messages.ts";
import { ROLES, hasRight } from "#domain/company/team.ts";
import { Fold } from "#web/ui/layers/fold.tsx";
import { Check } from "lucide-react";

const TITLE = "Qui peut quoi";

/** The rights of the product, folded: each row of the team says its role. */
export function Abilities() {
  return (
    <Fold title={TITLE}>
      <div className="max-lg:hidden beside-panel:hidden">
        <AbilityTable />
      </div>
      <div className="lg:hidden beside-panel:block">
        <AbilityList />
      </div>
    </Fold>
  );
}

// On a phone: a role a row, with its sentence.
function AbilityList() {
  return (
    <dl className="flex flex-col gap-3">
      {ROLES.map((role) => (
        <div key={role} className="border-t border-line pt-3 first:border-0 first:pt-0">
          <dt className="font-[550]">{ROLE_NAMES[role]}</dt>
          <dd className="mt-0.5 text-fine text-quiet">{ROLE_SENTENCES[role]}</dd>
        </div>
      ))}
    </dl>
  );
}

// Where there is room: an ability a row, a role a column.
function AbilityTable() {
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <thead className="border-b border-line text-fine text-quiet">
          <tr>
            <td />
            {ROLES.map((role) => (
              <th key={role} scope="col" className="px-2 py-2 font-[550] last:pr-4">
                {ROLE_NAMES[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {ABILITIES.map(({ right, words }) => (
            <tr key={right} className="h-12">
              <th scope="row" className="py-2 pr-2 pl-4 text-left font-normal">
                {words}
              </th>
              {ROLES.map((role) => (
                <td key={role} className="px-2 text-center last:pr-4">
                  {hasRight(role, right) ? (
                    <>
                      <Check aria-hidden className="inline size-5 text-good" />
                      <span className="sr-only">oui</span>
                    </>
                  ) : (
                    <>
                      <span aria-hidden className="text-quiet">
                        –
                      </span>
                      <span className="sr-only">non</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
