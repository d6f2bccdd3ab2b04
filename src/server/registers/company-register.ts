import { readablePlace } from "#domain/register/readable-place.ts";
import type { RegisteredCompany } from "#domain/register/registered.ts";
import { isSirenNumber, isSiretNumber } from "#domain/shared/siren.ts";
import { z } from "zod";
import type { Register } from "./open-register.ts";
import { openRegister } from "./open-register.ts";
import type { RegisterPlace } from "./register-settings.ts";
import { plainRegisterText, registerText } from "./register-text.ts";

/** The most companies of an answer. */
const MOST_COMPANIES = 8;

const establishment = z.object({
  siret: z.string().refine(isSiretNumber),
  adresse: registerText(400),
  code_postal: registerText(12),
  libelle_commune: registerText(120),
  etat_administratif: registerText(1),
});

const unit = z.object({
  siren: z.string().refine(isSirenNumber),
  nom_complet: plainRegisterText(400),
  nom_raison_sociale: registerText(300),
  nature_juridique: registerText(4),
  etat_administratif: registerText(1),
  siege: establishment,
  matching_etablissements: z.array(z.unknown()).max(100).nullish(),
});

const envelope = z.object({ results: z.array(z.unknown()).max(25) });

/**
 * The register of companies (API Recherche d'entreprises, DINUM). A company that is not written as documented, or whose
 * numbers are wrong, is left out; so is one that asked not to be shown.
 */
export function openCompanyRegister(place: RegisterPlace, clock: () => Date): Register<RegisteredCompany> {
  return openRegister({
    place,
    path: "/search",
    parameters: {
      per_page: String(MOST_COMPANIES),
      minimal: "true",
      include: "siege,matching_etablissements",
      limite_matching_etablissements: "5",
    },
    read: readCompanies,
    clock,
  });
}

function readCompanies(json: unknown, words: string): RegisteredCompany[] {
  return envelope
    .parse(json)
    .results.flatMap((result) => companyOf(result, words) ?? [])
    .slice(0, MOST_COMPANIES)
    .toSorted((one, other) => Number(one.isClosed) - Number(other.isClosed));
}

function companyOf(result: unknown, words: string): RegisteredCompany | null {
  const reading = unit.safeParse(result);
  if (!reading.success) return null;
  const { siren, siege, nature_juridique, etat_administratif, ...company } = reading.data;
  const name = company.nom_raison_sociale || company.nom_complet;
  const places = [siege, ...(company.matching_etablissements ?? []).flatMap((one) => placeOf(one) ?? [])];
  const isPlaceAsked = isSiretNumber(words);
  const place = isPlaceAsked ? places.find(({ siret }) => siret === words) : siege;
  if (name === "" || isHidden(name) || !place || !place.siret.startsWith(siren)) return null;
  return {
    siren,
    siret: place.siret,
    name: name.slice(0, LONGEST_NAME),
    legalCategory: /^\d{4}$/.test(nature_juridique) ? nature_juridique : "",
    isClosed: etat_administratif === "C" || (isPlaceAsked && place.etat_administratif === "F"),
    address: addressOf(place),
  };
}

/** The longest name that a form takes. */
const LONGEST_NAME = 120;

function placeOf(value: unknown): z.output<typeof establishment> | null {
  return establishment.safeParse(value).data ?? null;
}

// Who asked not to be shown has this in place of their name and address (C. com. R123-232-1).
function isHidden(text: string): boolean {
  return text.includes("[") || /non[- ]diffusible/i.test(text);
}

// « 12 RUE DES LILAS 75011 PARIS »: the town stands after the street.
function addressOf({ adresse, code_postal, libelle_commune }: z.output<typeof establishment>) {
  const isFrench = /^\d{5}$/.test(code_postal);
  if (!isFrench || isHidden(adresse)) return { line1: "", postalCode: "", city: "" };
  const end = adresse.lastIndexOf(` ${code_postal}`);
  const street = end < 0 ? "" : adresse.slice(0, end);
  return {
    line1: readablePlace(street).slice(0, 120),
    postalCode: code_postal,
    city: readablePlace(libelle_commune).slice(0, 80),
  };
}
