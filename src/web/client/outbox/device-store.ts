import { OF_USER, runOnDevice } from "../kept/device-database.ts";
import type { ActStore, KeptAct } from "./kept-act.ts";

/** The acts that this browser keeps, in its own database. Each belongs to its user, and is given to nobody else. */
export const deviceStore: ActStore = {
  list: (userId) => runOnDevice<KeptAct[]>("acts", "readonly", (acts) => acts.index(OF_USER).getAll(userId)),
  add: async (act) => Number(await runOnDevice("acts", "readwrite", (acts) => acts.add(act))),
  save: async (act) => void (await runOnDevice("acts", "readwrite", (acts) => acts.put(act))),
  remove: async (place) => {
    await runOnDevice("acts", "readwrite", (acts) => acts.delete(place));
  },
  removeAllOf: async (userId) => {
    for (const { place } of await deviceStore.list(userId)) await deviceStore.remove(place);
  },
};
