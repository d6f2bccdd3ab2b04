import { settingsGroup } from "#server/settings-group.ts";
import { z } from "zod";

const DEFAULT_COMPANIES = "https://recherche-entreprises.api.gouv.fr";
const DEFAULT_ADDRESSES = "https://data.geopf.fr/geocodage";

const registerAddress = z
  .url()
  .regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/, "must be an https address")
  .optional();

/** The public registers that forms are filled from. */
export const REGISTERS = settingsGroup("Public registers", {
  PUBLIC_REGISTERS: [
    z.enum(["on", "off"]).default("on"),
    `Whether forms are filled from the registers of the State: the companies and the addresses. What somebody types
     in such a field (a name, a number, an address), and nothing else, leaves this server for them. With \`off\`, or
     while one does not answer, what is typed is kept as typed.`,
  ],
  COMPANY_REGISTER_URL: [
    registerAddress,
    "Another server that answers as the register of companies does (API Recherche d'entreprises).",
    { default: `\`${DEFAULT_COMPANIES}\`` },
  ],
  ADDRESS_REGISTER_URL: [
    registerAddress,
    "Another server that answers as the register of addresses does (BAN, at geopf.fr).",
    { default: `\`${DEFAULT_ADDRESSES}\`` },
  ],
});

type Settings = {
  PUBLIC_REGISTERS: "on" | "off";
  COMPANY_REGISTER_URL?: string | undefined;
  ADDRESS_REGISTER_URL?: string | undefined;
};

/** Where a register is. `isChosen`: the operator named it, so it may be on their own network. */
export type RegisterPlace = { url: string; isChosen: boolean };

/** Where the registers are. */
export type RegisterPlaces = { companies: RegisterPlace; addresses: RegisterPlace };

/** Where the registers are, or null when none is asked. */
export function registerPlacesOf(settings: Settings): RegisterPlaces | null {
  if (settings.PUBLIC_REGISTERS === "off") return null;
  const place = (chosenUrl: string | undefined, url: string) => ({
    url: chosenUrl ?? url,
    isChosen: chosenUrl !== undefined,
  });
  return {
    companies: place(settings.COMPANY_REGISTER_URL, DEFAULT_COMPANIES),
    addresses: place(settings.ADDRESS_REGISTER_URL, DEFAULT_ADDRESSES),
  };
}
