import type { ProjectAnswer } from "#api/projects.ts";
import { beginDraft, saveDraft, toWireLine } from "#api/quotes.ts";
import { flatPriceLines } from "#domain/quotes/flat-price.ts";
import { call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import type { FlatPrice } from "#web/projects/use-price.ts";
import { useNavigate } from "@tanstack/react-router";

/** Saves a price for the whole work as the one priced line of the project's quote, then shows the quote. */
export function useFlatPrice(project: ProjectAnswer): (price: FlatPrice) => Promise<void> {
  const navigate = useNavigate();
  const { id, name, estimation_description: description, tasks } = project;
  return async (price) => {
    const { draft } = await call(beginDraft, { params: { id }, body: {} });
    const lines = flatPriceLines({ name, description, tasks, lineId: newId(), ...price });
    await call(saveDraft, {
      params: { id: draft.id },
      body: {
        version: draft.version,
        lines: lines.map(toWireLine),
        discount: draft.discount,
        seen_estimate_version: draft.estimate_version,
        ...(price.prices === "gross" && { prices: "gross", is_price_choice: draft.asks_prices }),
      },
    });
    await navigate({ to: "/etape/$id/$stepKey", params: { id, stepKey: "quote" } });
  };
}
