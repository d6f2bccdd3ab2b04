import type { ItemKind } from "./catalog-item.ts";

/** What each kind is called, alone and in a list. */
export const ITEM_KIND_WORDS: Readonly<Record<ItemKind, { one: string; many: string }>> = {
  supply: { one: "Fourniture", many: "Fournitures" },
  labour: { one: "Main-d'œuvre", many: "Main-d'œuvre" },
  service: { one: "Prestation", many: "Prestations" },
  assembly: { one: "Ouvrage", many: "Ouvrages" },
};

/** What stands where a price is not known. */
export const NO_PRICE = "à fixer";

/** Sentences about the items of the catalogue. */
export const itemMessages = {
  label: "Donne un nom à cet article.",
  same_label:
    "Un article sans référence porte déjà ce nom dans ton catalogue. Donne-leur des références, ou modifie-le.",
  same_reference: "Cette référence est déjà dans ton catalogue, chez ce fournisseur.",
  same_archived: "Cet article est parmi tes articles archivés : remets-le dans le catalogue.",
  stale_item: "Cet article a été modifié entre-temps. Recharge-le, puis refais ta modification.",
  kind_fixed:
    "Un ouvrage reste un ouvrage, et les autres articles n'en deviennent pas un. Crée plutôt un nouvel article.",
  no_component: "Un ouvrage se compose d'au moins un article.",
  component_twice: "Un article est deux fois dans cet ouvrage : mets sa quantité totale une seule fois.",
  unknown_component: "Un article de cet ouvrage n'existe plus. Retire-le.",
  nested_assembly: "Un ouvrage ne se compose pas d'autres ouvrages.",
  zero_quantity: "Une quantité plus grande que zéro est attendue.",
  dear_item: "Ce prix est trop grand pour une ligne.",
  vat_reason: "Choisis le motif de ce taux de 0 %.",
};
