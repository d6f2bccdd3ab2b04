const NAME = "etabli.site";

/** What this browser keeps: acts that wait for the network, and answers to be read without it. */
export type KeptRows = "acts" | "answers";

/** The index of both by their user. */
export const OF_USER = "userId";

let opening: Promise<IDBDatabase> | null = null;

// Opened once for the page. A device that refused may accept later: it keeps nothing in private windows, for instance.
function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      const { result: database } = request;
      database.createObjectStore("acts", { keyPath: "place", autoIncrement: true }).createIndex(OF_USER, OF_USER);
      database.createObjectStore("answers", { keyPath: "id" }).createIndex(OF_USER, OF_USER);
    };
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

/**
 * Runs one request in a transaction of its own, and gives its result once it is durable. Throws when the device has no
 * storage, or no room left in it.
 */
export async function runOnDevice<T>(
  rows: KeptRows,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(rows, mode, { durability: rows === "acts" ? "strict" : "relaxed" });
    const request = ask(transaction.objectStore(rows));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error("no room"));
  });
}
