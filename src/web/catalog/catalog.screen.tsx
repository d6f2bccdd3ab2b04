import type { ItemAnswer } from "#api/catalog/items.ts";
import { countItems, listItems } from "#api/catalog/items.ts";
import type { ItemKind } from "#domain/catalog/items/catalog-item.ts";
import { ITEM_KINDS } from "#domain/catalog/items/catalog-item.ts";
import { ITEM_KIND_WORDS, itemMessages } from "#domain/catalog/items/item.messages.ts";
import { starterMessages } from "#domain/catalog/starter/starter-names.messages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useTypedWords } from "#web/client/use-typed-words.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { SearchBox } from "#web/ui/list.tsx";
import { EmptyScreen } from "#web/ui/loading/empty-screen.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ChevronDown, Tags } from "lucide-react";
import { useCallback, useState } from "react";
import type { CatalogAddress } from "./catalog-address.ts";
import { CatalogTabs } from "./catalog-tabs.tsx";
import { ItemList, ItemTable } from "./item-rows.tsx";

const ItemForm = onDemand(async () => (await import("./item-form.tsx")).ItemForm);
const StarterForm = onDemand(
  async () => (await import("./starter/starter-form.tsx")).StarterForm,
  undefined,
  "when shown",
);
const ItemCard = onDemand(async () => (await import("./item-card.tsx")).ItemCard);

// What each list asks for.
const LISTED = {
  all: {},
  supply: { kind: "supply" },
  labour: { kind: "labour" },
  service: { kind: "service" },
  assembly: { kind: "assembly" },
  unpriced: { unpriced: "true" },
  archived: { archived: "true" },
} as const;

// What is open over the list: an item, a new one of a kind, or the usual items of a trade.
type OpenItem = ItemAnswer | ItemKind | "starter";

/** /app/catalogue: what the company sells, with its prices. What is shown and searched is in the address. */
export default function CatalogScreen() {
  const { show, q = "", family } = useSearch({ from: "/signed-in/app/catalogue" });
  const [openItem, setOpenItem] = useState<OpenItem | null>(null);
  const may = useMay();
  const query = { ...LISTED[show ?? "all"], q, family, limit: 50 };
  const list = useAnswerPages(listItems, query, { keepsBefore: true });
  const onPhone = useOnPhone();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const isNothing = list.isSuccess && items.length === 0;
  const hasNone = isNothing && !list.isPlaceholderData && show === undefined && q === "" && family === undefined;
  const Rows = onPhone ? ItemList : ItemTable;
  const actions = (may("manage") || may("team")) && <Ways create={setOpenItem} />;
  return (
    <Page title="Catalogue" actions={!hasNone && !list.isPending && actions}>
      <CatalogTabs />
      {!hasNone && <Toolbar {...{ show, q, family }} />}
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement du catalogue…" />}
      {isNothing && <Nothing list={show ?? (family === undefined ? undefined : "family")} q={q} open={setOpenItem} />}
      {items.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <Rows
            items={items}
            seesPrices={may("amounts")}
            seesCosts={may("team")}
            mayChange={may("manage")}
            open={setOpenItem}
          />
        </div>
      )}
      <NextPage list={list} />
      {!hasNone && !list.isPending && <OtherWays open={setOpenItem} />}
      <Drawer title={titleOf(openItem)} open={openItem !== null} onClose={() => setOpenItem(null)}>
        {openItem !== null && <ItemPanel item={openItem} mayChange={may("manage")} close={() => setOpenItem(null)} />}
      </Drawer>
    </Page>
  );
}

function titleOf(item: OpenItem | null): string {
  if (item === null) return "";
  if (item === "starter") return starterMessages.title;
  if (typeof item !== "string") return item.label;
  return item === "assembly" ? "Nouvel ouvrage" : "Nouvel article";
}

function ItemPanel({ item, mayChange, close }: { item: OpenItem; mayChange: boolean; close: () => void }) {
  if (item === "starter") return <StarterForm close={close} />;
  if (typeof item === "string") return <ItemForm item={null} kind={item} close={close} />;
  return mayChange ? (
    <ItemForm key={item.id} item={item} kind={item.kind} close={close} />
  ) : (
    <ItemCard key={item.id} item={item} />
  );
}

// Where items come from: a supplier's list, or one at a time.
function Ways({ create }: { create: (kind: ItemKind) => void }) {
  const may = useMay();
  return (
    <>
      {may("team") && <ImportLink className="max-md:hidden" />}
      {may("manage") && (
        <>
          <Button aria-haspopup="dialog" className="whitespace-nowrap" onClick={() => create("assembly")}>
            Nouvel ouvrage
          </Button>
          <Button look="primary" aria-haspopup="dialog" className="whitespace-nowrap" onClick={() => create("supply")}>
            Nouvel article
          </Button>
        </>
      )}
    </>
  );
}

type ToolbarProps = { show: CatalogAddress["show"]; q: string; family: string | undefined };

function Toolbar({ show, q, family }: ToolbarProps) {
  const navigate = useNavigate({ from: "/app/catalogue" });
  const { data } = useAnswer(countItems);
  const seesPrices = useMay()("amounts");
  const write = useCallback(
    (words: string) =>
      void navigate({
        search: ({ q: _q, ...address }) => ({ ...address, ...(words !== "" && { q: words }) }),
        replace: true,
      }),
    [navigate],
  );
  const [text, setText] = useTypedWords(q, write);
  const chips = [
    { list: undefined, label: "Tout", count: null },
    { list: "unpriced" as const, label: itemMessages.unpriced, count: seesPrices ? (data?.unpriced_count ?? 0) : 0 },
    ...ITEM_KINDS.map((kind) => ({ list: kind, label: ITEM_KIND_WORDS[kind].many, count: data?.counts[kind] ?? 0 })),
    { list: "archived" as const, label: "Archivés", count: data?.archived_count ?? 0 },
  ].filter(({ list, count }) => count === null || count > 0 || list === show);
  return (
    <div className="mb-1 flex flex-col gap-3">
      <div className="flex items-start gap-x-3 max-md:-mb-2 max-md:flex-col max-md:items-stretch">
        <div className="min-w-0 flex-1">
          <SearchBox label="Nom, référence, fournisseur" value={text} onChange={setText} />
        </div>
        {data && data.families.length > 1 && <FamilyChoice {...{ show, q, family }} families={data.families} />}
      </div>
      <nav
        aria-label="Listes"
        className="-mt-2 mb-3 flex gap-1 overflow-x-auto max-md:-mx-4 max-md:px-4 max-md:py-1 md:flex-wrap"
      >
        {chips.map(({ list, label, count }) => (
          <Link
            key={label}
            to="/app/catalogue"
            search={{ ...(list && { show: list }), ...(q !== "" && { q }), ...(family && { family }) }}
            aria-current={list === show ? "true" : undefined}
            className={cx(
              "inline-flex min-h-11 shrink-0 items-center rounded-full border px-3 text-fine font-[550]",
              "transition-colors duration-150 md:px-4 md:text-body",
              list === show ? "border-act bg-act-pale text-act" : "border-line bg-paper text-quiet hover:bg-sunk",
            )}
          >
            {label}
            {count !== null && <span className="ml-1.5 tabular-nums">{count.toLocaleString("fr-FR")}</span>}
          </Link>
        ))}
      </nav>
    </div>
  );
}

type FamilyProps = ToolbarProps & { families: readonly { name: string; count: number }[] };

// A family that is no longer there stays chosen until another one is.
function FamilyChoice({ show, q, family, families }: FamilyProps) {
  const navigate = useNavigate({ from: "/app/catalogue" });
  const isListed = family === undefined || families.some(({ name }) => name === family);
  return (
    <span className="relative shrink-0 max-md:-mt-2 max-md:mb-4 md:w-64">
      <select
        aria-label={itemMessages.families}
        value={family ?? ""}
        onChange={({ target: { value } }) =>
          void navigate({
            search: { ...(show && { show }), ...(q !== "" && { q }), ...(value !== "" && { family: value }) },
            replace: true,
          })
        }
        style={{ appearance: "none" }}
        className="box truncate pr-10"
      >
        <option value="">{itemMessages.allFamilies}</option>
        {!isListed && <option value={family}>{family}</option>}
        {families.map(({ name, count }) => (
          <option key={name} value={name}>
            {`${name} (${count.toLocaleString("fr-FR")})`}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-5 text-quiet" />
    </span>
  );
}

/** Where many items come from at once. */
function OtherWays({ open }: { open: (item: OpenItem) => void }) {
  const may = useMay();
  if (!may("manage")) return null;
  return (
    <div className="mt-4 -ml-4 flex flex-col items-start">
      <Button look="quiet" aria-haspopup="dialog" onClick={() => open("starter")}>
        {starterMessages.title}
      </Button>
      {may("team") && <ImportLink className="md:hidden" />}
    </div>
  );
}

function ImportLink({ className = "" }: { className?: string }) {
  return (
    <Link to="/app/catalogue/import" className={buttonLook({ look: "quiet", className })}>
      Importer un tarif fournisseur
    </Link>
  );
}

type NothingProps = { list: CatalogAddress["show"] | "family"; q: string; open: (item: OpenItem) => void };

function Nothing({ list, q, open }: NothingProps) {
  const may = useMay();
  const all = (
    <Link to="/app/catalogue" className={buttonLook()}>
      Voir tout le catalogue
    </Link>
  );
  if (q !== "")
    return (
      <Empty title={`Aucun article pour « ${q} »`} action={all}>
        Essaie un autre mot, une référence ou le nom d'un fournisseur.
      </Empty>
    );
  if (list === "unpriced")
    return (
      <Empty title={itemMessages.allPriced} action={all}>
        Un article vient ici tant que son prix est à fixer.
      </Empty>
    );
  if (list !== undefined)
    return (
      <Empty title="Rien dans cette liste" action={all}>
        Les articles que tu y ranges viennent ici.
      </Empty>
    );
  return (
    <EmptyScreen
      icon={Tags}
      title="Ton catalogue est vide"
      action={
        may("manage") && (
          <div className="flex flex-col items-center gap-2">
            <Button look="primary" aria-haspopup="dialog" onClick={() => open("starter")}>
              {starterMessages.title}
            </Button>
            <div className="flex flex-wrap justify-center gap-2">
              <Button aria-haspopup="dialog" onClick={() => open("supply")}>
                Nouvel article
              </Button>
              {may("team") && <ImportLink />}
            </div>
          </div>
        )
      }
    >
      Range ici tes fournitures, tes heures et tes ouvrages avec leur prix : une ligne de devis se remplit alors en
      quelques lettres.
    </EmptyScreen>
  );
}
