import { hostWithoutBrackets } from "#server/loopback.ts";
import type { MayConnect } from "#server/outside/checked-fetch.ts";
import { OWN_NETWORK_TOO, PUBLIC_BY_HTTPS } from "#server/outside/checked-fetch.ts";
import { withoutTrailingSlash } from "#server/settings-group.ts";
import { isIP } from "node:net";
import type { OfferedModel } from "./llm.ts";

/** Where models of companies may be: `public`, or on the operator's own network too. */
export type ModelReach = "public" | "private";

/** What an owner typed. `wrong`: no address of a model. `private`: an address of this machine or of its network. */
export type AddressReading = { baseUrl: string } | "wrong" | "private";

/** The models that companies bring themselves. */
export type CompanyModels = {
  /** Reads an address as an owner types it. A name is checked again at each call, when it is connected to. */
  readAddress: (text: string) => AddressReading;
  offer: (settings: ModelSettings) => OfferedModel;
};

/** The address of a model, its key when it asks for one, and its name. */
type ModelSettings = { baseUrl: string; apiKey: string | null; model: string };

/** Opens them for an installation. `open` is the adapter. */
export function openCompanyModels(
  reach: ModelReach,
  open: (settings: ModelSettings & { mayConnect: MayConnect }) => OfferedModel,
): CompanyModels {
  const mayConnect = reach === "public" ? PUBLIC_BY_HTTPS : OWN_NETWORK_TOO;
  return {
    readAddress: (text) => readAddress(text, reach, mayConnect),
    offer: (settings) => open({ ...settings, mayConnect }),
  };
}

function readAddress(text: string, reach: ModelReach, mayConnect: MayConnect): AddressReading {
  const url = URL.parse(text);
  if (!url || !(url.protocol === "https:" || (url.protocol === "http:" && reach === "private"))) return "wrong";
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return "wrong";
  const host = hostWithoutBrackets(url.hostname);
  const mayReach = isIP(host) === 0 ? reach === "private" || !isLocalName(host) : mayConnect(url.protocol, host);
  if (!mayReach) return "private";
  return { baseUrl: withoutTrailingSlash(withoutCall(withoutTrailingSlash(url.href))) };
}

// Some copy the address of a call.
function withoutCall(href: string): string {
  return href.endsWith(CALL) ? href.slice(0, -CALL.length) : href;
}

const CALL = "/chat/completions";

function isLocalName(host: string): boolean {
  return /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/.test(host) || !host.includes(".");
}
