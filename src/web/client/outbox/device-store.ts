import type { ActStore, KeptAct } from "./kept-act.ts";

const NAME = "etabli.site";
const ACTS = "acts";
const OF_USER = "userId";

let opening: Promise<IDBDatabase> | null = null;

// Opened once for the page. A device that refused may accept later: it keeps nothing in private windows, for instance.
function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(ACTS, { keyPath: "place", autoIncrement: true }).createIndex(OF_USER, OF_USER);
    request.onsuccess = () => {
      // Another tab may want a newer shape, and the browser may close it by itself.
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => (opening = null);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** Runs one request in a transaction of its own, and gives its result once it is durable. */
async function run<T>(mode: IDBTransactionMode, ask: (acts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(ACTS, mode, { durability: "strict" });
    const request = ask(transaction.objectStore(ACTS));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error("no room"));
  });
}

/** The acts that this browser keeps, in its own database. Each belongs to its user, and is given to nobody else. */
export const deviceStore: ActStore = {
  list: (userId) => run<KeptAct[]>("readonly", (acts) => acts.index(OF_USER).getAll(userId)),
  add: async (act) => Number(await run("readwrite", (acts) => acts.add(act))),
  save: async (act) => void (await run("readwrite", (acts) => acts.put(act))),
  remove: async (place) => void (await run("readwrite", (acts) => acts.delete(place))),
  removeAllOf: async (userId) => {
    for (const { place } of await deviceStore.list(userId)) await deviceStore.remove(place);
  },
};
