import type { QuotePage, QuotePageNotice } from "#api/quotes/quote-page.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { ReadPage } from "./read-page.tsx";
import { Panel, Shell } from "./shell.tsx";
import { SignPage } from "./sign-page.tsx";
import { WithdrawPage } from "./withdraw-page.tsx";

const asDocument = (markup: string) => `<!doctype html>${markup}`;

/** The page of a quote as HTML, which needs no script to be read nor answered. */
export function renderPage(page: QuotePage): string {
  const title = `${page.view.title} ${page.view.number} – ${page.view.seller.name}`;
  return asDocument(
    renderToStaticMarkup(
      <Shell assets={page.assets} title={title}>
        <Screen page={page} />
      </Shell>,
    ),
  );
}

function Screen({ page }: { page: QuotePage }) {
  if (page.screen === "sign" && page.signing) return <SignPage page={page} signing={page.signing} />;
  return page.screen === "withdraw" ? <WithdrawPage page={page} /> : <ReadPage page={page} />;
}

/** What is said in place of a quote: that there is none here, or why it is not shown. */
export function renderNotice({ assets, title, sentence }: QuotePageNotice): string {
  return asDocument(
    renderToStaticMarkup(
      <Shell assets={assets} title={title}>
        <main className="flex min-h-dvh items-center bg-sunk px-4 py-8">
          <div className="mx-auto w-full max-w-[32rem]">
            <Panel>
              <h1 className="text-page">{title}</h1>
              <p className="mt-3">{sentence}</p>
            </Panel>
          </div>
        </main>
      </Shell>,
    ),
  );
}
