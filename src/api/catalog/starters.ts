import type { StarterId } from "#domain/catalog/starter/starter-names.messages.ts";
import { STARTER_NAMES } from "#domain/catalog/starter/starter-names.messages.ts";
import { keysOf } from "#domain/shared/keys-of.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { limitedText } from "../fields.ts";

// Every trade is a key of the table, and there are some.
const starters = keysOf(STARTER_NAMES) as [StarterId, ...StarterId[]];

export const addStarterItems = endpoint({
  method: "POST",
  path: "/api/catalog-starters",
  access: "signed-in",
  touches: ["/api/catalog-items"],
  summary:
    "Adds to the catalogue the usual items of a trade, by sections, without prices; those that are there stay as " +
    "they are. 422 for a section that the trade has not",
  body: z.object({ starter: z.enum(starters), sections: z.array(limitedText(80)).min(1).max(20) }),
  answer: z.object({ added_count: noAmount(z.number()), known_count: noAmount(z.number()) }),
});
