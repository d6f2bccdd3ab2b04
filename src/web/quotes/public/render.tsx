import type { QuotePage } from "#api/quotes/quote-page.ts";
import { asHtml } from "#web/documents/public/notice.tsx";
import { Shell } from "#web/documents/public/shell.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { ReadPage } from "./read-page.tsx";
import { SignPage } from "./sign-page.tsx";
import { WithdrawPage } from "./withdraw-page.tsx";

/** The page of a quote as HTML, which needs no script to be read nor answered. */
export function renderPage(page: QuotePage): string {
  const title = `${page.view.title} ${page.view.number} – ${page.view.seller.name}`;
  return asHtml(
    renderToStaticMarkup(
      <Shell assets={page.assets} title={title} isForSeller={page.isForSeller}>
        <Screen page={page} />
      </Shell>,
    ),
  );
}

function Screen({ page }: { page: QuotePage }) {
  if (page.screen === "sign" && page.signing) return <SignPage page={page} signing={page.signing} />;
  return page.screen === "withdraw" ? <WithdrawPage page={page} /> : <ReadPage page={page} />;
}
