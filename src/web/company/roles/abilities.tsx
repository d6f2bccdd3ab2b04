import { ABILITIES, ROLE_NAMES, ROLE_SENTENCES } from "#domain/company/team.messages.ts";
import { ROLES, hasRight } from "#domain/company/team.ts";
import { Check } from "lucide-react";

const TITLE = "Qui peut quoi";

/** What each role sees and does, on a phone: a role a row, with its sentence. */
export function AbilityList() {
  return (
    <section aria-label={TITLE} className="rounded-card border border-line bg-paper p-4">
      <h2 className="mb-3 text-title">{TITLE}</h2>
      <dl className="flex flex-col gap-3">
        {ROLES.map((role) => (
          <div key={role} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <dt className="font-[550]">{ROLE_NAMES[role]}</dt>
            <dd className="mt-0.5 text-fine text-quiet">{ROLE_SENTENCES[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The rights of the product where there is room: an ability a row, a role a column. */
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
