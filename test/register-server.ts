import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server that stands for a public register, on this machine. */
export type RegisterServer = {
  url: string;
  /** The paths that were asked, with their parameters. */
  calls: string[];
  /** Answers the next calls. */
  answer: RequestListener;
  close: () => void;
};

/** Starts one on a free port. It answers `json` until `answer` is replaced. */
export async function registerServer(json: unknown): Promise<RegisterServer> {
  const server = createServer((request, response) => {
    register.calls.push(request.url ?? "");
    register.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const register: RegisterServer = {
    url: `http://127.0.0.1:${port}`,
    calls: [],
    answer: jsonAnswer(json),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return register;
}

/** Answers this. */
export function jsonAnswer(json: unknown): RequestListener {
  return (_request, response) => response.setHeader("content-type", "application/json").end(JSON.stringify(json));
}

/** A company as the register of companies writes it. */
export const LA_POSTE = {
  siren: "356000000",
  nom_complet: "LA POSTE",
  nom_raison_sociale: "LA POSTE",
  nature_juridique: "5510",
  etat_administratif: "A",
  siege: {
    siret: "35600000000048",
    adresse: "9 RUE DU COLONEL PIERRE AVIA 75015 PARIS",
    code_postal: "75015",
    libelle_commune: "PARIS",
    etat_administratif: "A",
  },
  matching_etablissements: [
    {
      siret: "35600000049837",
      adresse: "2 PLACE DE L'EGLISE 69003 LYON",
      code_postal: "69003",
      libelle_commune: "LYON",
      etat_administratif: "A",
    },
  ],
};

/** An answer of the register of companies. */
export const companiesAnswer = (...results: unknown[]) => ({ results, total_results: results.length, page: 1 });

/** An address as the register of addresses writes it. */
export const LILAS = {
  type: "Feature",
  geometry: { type: "Point", coordinates: [4.85, 45.75] },
  properties: { label: "12 Rue des Lilas 69003 Lyon", name: "12 Rue des Lilas", postcode: "69003", city: "Lyon" },
};

/** An answer of the register of addresses. */
export const addressesAnswer = (...features: unknown[]) => ({ type: "FeatureCollection", features });
