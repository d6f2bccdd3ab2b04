import { ABILITIES, ROLE_NAMES } from "#domain/company/team.messages.ts";
import { ROLES, hasRight } from "#domain/company/team.ts";
import { Check } from "lucide-react";

const TITLE = "Qui peut quoi";

/** What each role sees and does, as the rights of the product say: an ability a row, with who has it. */
export function AbilityList() {
  return (
    <section aria-label={TITLE} className="rounded-card border border-line bg-paper p-4">
      <h2 className="mb-3 text-title">{TITLE}</h2>
      <dl className="flex flex-col gap-3">
        {ABILITIES.map(({ right, words }) => (
          <div key={right} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <dt className="font-[550]">{words}</dt>
            <dd className="mt-0.5 text-fine text-quiet">
              {ROLES.filter((role) => hasRight(role, right))
                .map((role) => ROLE_NAMES[role])
                .join(" · ")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The same where there is room: a role a column. */
export function AbilityTable() {
  return (
    <section aria-label={TITLE}>
      <h2 className="mb-3 text-title">{TITLE}</h2>
      <div className="overflow-x-auto rounded-card border border-line bg-paper">
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
    </section>
  );
}
