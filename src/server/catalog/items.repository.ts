import type { CatalogItem } from "#domain/catalog/items/catalog-item.ts";
import { itemKeys, matchKey } from "#domain/catalog/items/catalog-item.ts";
import type { NewComponent } from "#domain/catalog/starter/plan-starter.ts";
import type { Unit } from "#domain/lines/line.ts";
import type { ChosenVatReason } from "#domain/lines/vat-reasons.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** An item as the database keeps it. */
export type StoredItem = CatalogItem & {
  version: number;
  isArchived: boolean;
  labelKey: string;
};

/** A component of an assembly with the item that it takes. */
export type StoredComponent = {
  assemblyId: string;
  quantityE4: number;
  item: StoredItem;
};

/** A row of `catalog_item`. */
export type ItemRow = Omit<Row<"catalog_item">, "unit" | "vat_reason"> & {
  unit: Unit;
  vat_reason: ChosenVatReason | null;
};

/** A row of `catalog_item` as the domain knows it. */
export function toItem(row: ItemRow): StoredItem {
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    details: row.details,
    reference: row.reference,
    supplier: row.supplier,
    family: row.family ?? "",
    unit: row.unit,
    costE6: row.cost_e6,
    coefficientE4: row.coefficient_e4,
    priceE6: row.price_e6,
    vatBasisPoints: row.vat_basis_points,
    vatReason: row.vat_reason,
    version: row.version,
    isArchived: row.archived_at !== null,
    labelKey: row.label_key,
  };
}

/** Makes other additions to the catalogue wait until the end of the transaction. */
export async function lockCatalog(tx: Db, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue ${companyId}`}, 3))`.execute(tx);
}

/** An item of the company, or null. */
export async function findItem(tx: Db, id: string): Promise<StoredItem | null> {
  const { rows } = await sql<ItemRow>`select * from catalog_item where id = ${id}`.execute(tx);
  return rows[0] ? toItem(rows[0]) : null;
}

/** The same, whose row is locked until the end of the transaction. */
export async function lockItem(tx: Db, id: string): Promise<StoredItem | null> {
  const { rows } = await sql<ItemRow>`select * from catalog_item where id = ${id} for update`.execute(tx);
  return rows[0] ? toItem(rows[0]) : null;
}

/** The items of these IDs that the company has. */
export async function listItemsOf(tx: Db, ids: readonly string[]): Promise<StoredItem[]> {
  const { rows } = await sql<ItemRow>`
    select i.* from unnest(${ids}::uuid[]) wanted (id)
    cross join lateral (select * from catalog_item where id = wanted.id offset 0) i`.execute(tx);
  return rows.map(toItem);
}

/** The item with this supplier and reference, or with this label when it has no reference. Null without one. */
export async function findSameItem(tx: Db, item: CatalogItem): Promise<StoredItem | null> {
  const [sameItem] = await listSameItems(tx, [item]);
  return sameItem ?? null;
}

/** The items of the company that are these, by their identity (`identityOf`). */
export async function listSameItems(
  tx: Db,
  items: readonly Pick<CatalogItem, "label" | "reference" | "supplier">[],
): Promise<StoredItem[]> {
  const keys = items.map(itemKeys);
  const { rows } = await sql<ItemRow>`
    select i.* from unnest(${keys.map(matchKey)}::text[], ${keys.map((key) => key.supplierKey)}::text[])
      wanted (match_key, supplier_key)
    cross join lateral (
      select * from catalog_item
      where match_key = wanted.match_key and supplier_key = wanted.supplier_key offset 0) i`.execute(tx);
  return rows.map(toItem);
}

/** The items of the catalogue that have one of these labels, by `searchText`, a few of each. */
export async function listItemsLabelled(tx: Db, labels: readonly string[]): Promise<StoredItem[]> {
  const { rows } = await sql<ItemRow>`
    select i.* from unnest(${sql.val([...labels])}::text[]) wanted (label_key)
    cross join lateral (
      select * from catalog_item
      where label_key = wanted.label_key and archived_at is null order by id limit 5) i`.execute(tx);
  return rows.map(toItem);
}

/** The components of these assemblies, in their order. */
export async function listComponentsOf(tx: Db, assemblyIds: readonly string[]): Promise<StoredComponent[]> {
  if (assemblyIds.length === 0) return [];
  const { rows } = await sql<ItemRow & { assembly_id: string; quantity_e4: number }>`
    select c.assembly_id, c.quantity_e4, i.* from unnest(${assemblyIds}::uuid[]) wanted (id)
    cross join lateral (select * from catalog_component where assembly_id = wanted.id offset 0) c
    cross join lateral (select * from catalog_item where id = c.item_id offset 0) i
    order by c.assembly_id, c.place`.execute(tx);
  return rows.map((row) => ({ assemblyId: row.assembly_id, quantityE4: row.quantity_e4, item: toItem(row) }));
}

/** Adds an item. The database refuses the second one of an identity. */
export async function insertItem(tx: Db, companyId: string, item: CatalogItem, at: Date): Promise<void> {
  await insertItems(tx, companyId, [item], at);
}

/** Adds items, in one statement. */
export async function insertItems(tx: Db, companyId: string, items: readonly CatalogItem[], at: Date): Promise<void> {
  if (items.length === 0) return;
  await sql`insert into catalog_item (company_id, id, kind, label, details, reference, supplier, family, unit,
      cost_e6, coefficient_e4, price_e6, vat_basis_points, vat_reason, label_key, reference_key, supplier_key,
      search_text, version, created_at, updated_at)
    select ${companyId}::uuid, r.id, r.kind, r.label, r.details, r.reference, r.supplier, r.family, r.unit, r.cost_e6,
      r.coefficient_e4, r.price_e6, r.vat_basis_points, r.vat_reason, r.label_key, r.reference_key, r.supplier_key,
      r.search_text, 1, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_populate_recordset(null::catalog_item, ${JSON.stringify(items.map(toRow))}::jsonb) r`.execute(tx);
}

/** Saves items that are there, in one statement. */
export async function saveItems(tx: Db, items: readonly CatalogItem[], at: Date): Promise<void> {
  if (items.length === 0) return;
  await sql`update catalog_item set kind = r.kind, label = r.label, details = r.details, reference = r.reference,
      supplier = r.supplier, family = r.family, unit = r.unit, cost_e6 = r.cost_e6, coefficient_e4 = r.coefficient_e4,
      price_e6 = r.price_e6, vat_basis_points = r.vat_basis_points, vat_reason = r.vat_reason,
      label_key = r.label_key, reference_key = r.reference_key, supplier_key = r.supplier_key,
      search_text = r.search_text, version = catalog_item.version + 1,
      updated_at = ${at}
    from jsonb_populate_recordset(null::catalog_item, ${JSON.stringify(items.map(toRow))}::jsonb) r
    where catalog_item.id = r.id`.execute(tx);
}

/** Puts an item away, or back. */
export async function saveItemArchived(tx: Db, id: string, archivedAt: Date | null, at: Date): Promise<void> {
  await sql`update catalog_item set archived_at = ${archivedAt}, version = version + 1, updated_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Replaces the components of an assembly. */
export async function saveComponents(
  tx: Db,
  companyId: string,
  assemblyId: string,
  components: readonly { itemId: string; quantityE4: number }[],
): Promise<void> {
  await sql`delete from catalog_component where assembly_id = ${assemblyId}`.execute(tx);
  await insertComponents(
    tx,
    companyId,
    components.map((component, index) => ({ ...component, assemblyId, place: index + 1 })),
  );
}

/** Adds components to assemblies, in one statement. */
export async function insertComponents(tx: Db, companyId: string, components: readonly NewComponent[]): Promise<void> {
  if (components.length === 0) return;
  const assemblyIds = components.map(({ assemblyId }) => assemblyId);
  const places = components.map(({ place }) => place);
  const itemIds = components.map(({ itemId }) => itemId);
  const quantities = components.map(({ quantityE4 }) => quantityE4);
  await sql`insert into catalog_component (company_id, assembly_id, place, item_id, quantity_e4)
    select ${companyId}::uuid, assembly_id, place, item_id, quantity_e4
    from unnest(${assemblyIds}::uuid[], ${places}::int[], ${itemIds}::uuid[], ${quantities}::bigint[])
      c (assembly_id, place, item_id, quantity_e4)`.execute(tx);
}

function toRow(item: CatalogItem) {
  const keys = itemKeys(item);
  return {
    id: item.id,
    kind: item.kind,
    label: item.label,
    details: item.details,
    reference: item.reference,
    supplier: item.supplier,
    family: item.family,
    unit: item.unit,
    cost_e6: item.costE6,
    coefficient_e4: item.coefficientE4,
    price_e6: item.priceE6,
    vat_basis_points: item.vatBasisPoints,
    vat_reason: item.vatReason,
    label_key: keys.labelKey,
    reference_key: keys.referenceKey,
    supplier_key: keys.supplierKey,
    search_text: keys.searchText,
  };
}
