import { archiveItem, countItems, createItem, getItem, listItems, saveItem } from "#api/catalog/items.ts";
import { itemMessages } from "#domain/catalog/items/item.messages.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { answerItem, answerItems } from "./item-answer.ts";
import { formatItemCursor, parseItemCursor } from "./item-cursor.ts";
import { countCatalog, listFoundItems } from "./item-search.repository.ts";
import type { StoredItem } from "./items.repository.ts";
import {
  findItem,
  insertItem,
  lockCatalog,
  lockItem,
  saveItemArchived,
  saveComponents,
  saveItems,
} from "./items.repository.ts";
import { checkItem } from "./save-item.ts";

/** The catalogue: its items are found, added, changed and put away. */
export const catalogRoutes: Route[] = [
  route(listItems, async (_deps, { tx, caller, query }) => {
    const filter = {
      text: query.q ?? "",
      kind: query.kind ?? null,
      isArchived: query.archived === "true",
      isComponent: query.components === "true",
      family: query.family ?? null,
      isUnpriced: query.unpriced === "true",
    };
    const rows = await listFoundItems(tx, filter, parseItemCursor(query.cursor), query.limit);
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? page.at(-1) : undefined;
    return { items: await answerItems(tx, caller, page), next_cursor: last ? formatItemCursor(last) : null };
  }),

  route(countItems, async (_deps, { tx }) => {
    const { counts, families, archivedCount, unpricedCount } = await countCatalog(tx);
    return { counts, families, archived_count: archivedCount, unpriced_count: unpricedCount };
  }),

  route(getItem, async (_deps, { tx, caller, params }) => ({
    item: await answerItem(tx, caller, await readItem(tx, params.id)),
  })),

  route(createItem, async (deps, { tx, caller, body }) => {
    await lockCatalog(tx, caller.companyId);
    const { item, components } = await checkItem(tx, deps.ids(), body, null);
    await insertItem(tx, caller.companyId, item, deps.clock());
    if (item.kind === "assembly") await saveComponents(tx, caller.companyId, item.id, components);
    return { item: await answerItem(tx, caller, await readItem(tx, item.id)) };
  }),

  route(saveItem, async (deps, { tx, caller, params: { id }, body: { version, ...sentItem } }) => {
    await lockCatalog(tx, caller.companyId);
    const storedItem = await lockItem(tx, id);
    if (storedItem === null) throw notFound();
    if (storedItem.version !== version) throw new ApiError(409, "stale_item", itemMessages.stale_item);
    const { price_e6: priceE6 } = await answerItem(tx, caller, storedItem);
    const { item, components } = await checkItem(tx, id, sentItem, { item: storedItem, priceE6 });
    await saveItems(tx, [item], deps.clock());
    if (item.kind === "assembly") await saveComponents(tx, caller.companyId, id, components);
    return { item: await answerItem(tx, caller, await readItem(tx, id)) };
  }),

  route(archiveItem, async (deps, { tx, caller, params: { id }, body: { is_archived: isArchived } }) => {
    const storedItem = await lockItem(tx, id);
    if (storedItem === null) throw notFound();
    if (storedItem.isArchived !== isArchived) {
      const now = deps.clock();
      await saveItemArchived(tx, id, isArchived ? now : null, now);
    }
    return { item: await answerItem(tx, caller, await readItem(tx, id)) };
  }),
];

async function readItem(tx: Db, id: string): Promise<StoredItem> {
  const item = await findItem(tx, id);
  if (item === null) throw notFound();
  return item;
}
