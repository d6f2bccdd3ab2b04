import type { PageNotice } from "#api/documents/customer-page.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { Panel, Shell } from "./shell.tsx";

/** The text of a whole page, from its markup. */
export function asHtml(markup: string): string {
  return `<!doctype html>${markup}`;
}

/** What is said in place of a page: that there is none here, or why it is not shown. */
export function renderNotice({ assets, title, sentence }: PageNotice): string {
  return asHtml(
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
