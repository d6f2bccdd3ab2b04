import type { Person } from "./test-app.ts";

/** The answer of a buyer who agrees. */
export const AGREED = { decision: "accepted", signer: "Léa Arc", decided_on: "2026-09-01" };

/** Calls about the quotes of a person. `id` is that of a project for the first three, of a version for the others. */
export function quoteCalls(person: () => Person) {
  return {
    drawUp: async (id: string, body: object = {}) =>
      (await person().call("POST", `/api/projects/${id}/quote`, body)).json,
    price: (id: string, rate: number) => person().call("PATCH", `/api/projects/${id}/estimation`, { rate }),
    versionsOf: async (id: string) => (await person().call("GET", `/api/projects/${id}/quote-versions`)).json.versions,
    send: (id: string) => person().call("POST", `/api/quotes/${id}/sending`, {}),
    decide: (id: string, answer: object = AGREED) => person().call("POST", `/api/quotes/${id}/decision`, answer),
    withdraw: (id: string) => person().call("DELETE", `/api/quotes/${id}/decision`),
  };
}
