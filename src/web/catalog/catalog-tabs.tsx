import { CATALOG_PAGES } from "#domain/catalog/catalog-pages.messages.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Link } from "@tanstack/react-router";

const TAB = [
  "-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-1 font-[550] text-quiet hover:text-ink",
  "aria-[current=page]:border-act aria-[current=page]:text-act",
].join(" ");

/** What is sold again and again: items, and whole quotes. Templates say amounts. */
export function CatalogTabs() {
  if (!useMay()("amounts")) return null;
  return (
    <nav aria-label="Catalogue" className="mb-4 flex gap-6 border-b border-line">
      <Link to="/app/catalogue" activeOptions={{ exact: true, includeSearch: false }} className={TAB}>
        {CATALOG_PAGES.items}
      </Link>
      <Link to="/app/catalogue/templates" className={TAB}>
        {CATALOG_PAGES.templates}
      </Link>
    </nav>
  );
}
