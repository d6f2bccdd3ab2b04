import { addStarterItems } from "#api/catalog/starters.ts";
import { STARTERS } from "#domain/catalog/starter/all-starters.ts";
import { bareItem, itemsOfSections, labelOfHours, planStarter } from "#domain/catalog/starter/plan-starter.ts";
import { starterMessages } from "#domain/catalog/starter/starter-names.messages.ts";
import { findCompany } from "#server/company/company.repository.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { insertComponents, insertItems, listSameItems, lockCatalog } from "../items.repository.ts";

/** What a trade begins its catalogue with. */
export const starterRoutes: Route[] = [
  route(addStarterItems, async (deps, { tx, caller: { companyId }, body: { starter, sections } }) => {
    const items = itemsOfSections(STARTERS[starter], sections);
    if (items === null)
      throw new ApiError(422, "unknown_section", starterMessages.unknown_section, {
        sections: starterMessages.unknown_section,
      });
    await lockCatalog(tx, companyId);
    const knownItems = await listSameItems(
      tx,
      items.map(({ label }) => bareItem(label)),
    );
    const { hourlyRateCents } = await findCompany(tx);
    const hours = { label: labelOfHours(STARTERS[starter]), hourlyRateCents };
    const { newItems, newComponents, knownCount } = planStarter(items, knownItems, hours, deps.ids);
    await insertItems(tx, companyId, newItems, deps.clock());
    await insertComponents(tx, companyId, newComponents);
    return { added_count: newItems.length, known_count: knownCount };
  }),
];
