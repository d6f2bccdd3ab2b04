import { ROLE_NAMES } from "#domain/company/team.messages.ts";
import { actFor } from "#web/client/acting-company.ts";
import { Menu } from "@base-ui/react/menu";
import { cx } from "class-variance-authority";
import { Check, ChevronsUpDown } from "lucide-react";
import { ExampleBanner } from "./example-banner.tsx";
import type { Membership } from "./use-memberships.ts";
import { useMemberships } from "./use-memberships.ts";

/** The current company and the user's other companies. Empty for a user with one company. */
export default function CompanySwitch({ className = "" }: { className?: string }) {
  const { companies, current } = useMemberships();
  if (companies.length < 2 || current === null) return null;
  return (
    <div className={className}>
      <Menu.Root>
        <Menu.Trigger
          aria-label={`Entreprise : ${companyLabel(current)}. Changer d'entreprise`}
          className={cx(
            "flex min-h-11 w-full items-center gap-2 rounded-card border border-line bg-paper px-3",
            "text-left hover:bg-sunk data-popup-open:bg-sunk",
          )}
        >
          <span className="min-w-0 flex-1 truncate font-[550]">{companyLabel(current)}</span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-quiet" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="start" sideOffset={4} className="z-50">
            <Menu.Popup
              className={cx(
                "max-h-[70vh] w-[max(var(--anchor-width),15rem)] origin-(--transform-origin) overflow-y-auto",
                "rounded-card border border-line bg-paper p-1 shadow-float transition-[opacity,transform]",
                "duration-120 data-ending-style:opacity-0 data-starting-style:scale-95",
                "data-starting-style:opacity-0",
              )}
            >
              <Menu.RadioGroup value={current.id} onValueChange={(id: string) => id !== current.id && actFor(id)}>
                {companies.map((company) => (
                  <Menu.RadioItem
                    key={company.id}
                    value={company.id}
                    closeOnClick
                    className={cx(
                      "flex min-h-14 cursor-pointer items-center gap-2 rounded-inner px-3 py-1.5",
                      "outline-none data-highlighted:bg-act-pale",
                    )}
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block truncate font-[550]">{companyLabel(company)}</span>
                      <span className="block text-fine text-quiet">{ROLE_NAMES[company.role]}</span>
                    </span>
                    <Menu.RadioItemIndicator>
                      <Check aria-hidden className="size-4 text-act" />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <ExampleBanner />
    </div>
  );
}

function companyLabel({ name }: Membership): string {
  return name || "Mon entreprise";
}
