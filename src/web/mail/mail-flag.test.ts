import { memoryStorage } from "#test/memory-storage.ts";
import { expect, test } from "vitest";
import { openMailFlag } from "./mail-flag.ts";

// The rules of the mail context in the specification.

const KEY = "etabli.mail";

function openStored(storedText: string | null, askServer: () => Promise<boolean> = async () => true) {
  const storage = memoryStorage();
  if (storedText !== null) storage.setItem(KEY, storedText);
  return { storage, flag: openMailFlag(storage, askServer) };
}

const fail = async () => {
  throw new Error("no network");
};

test.each([
  ["true", true],
  ["false", false],
  [null, false],
  ["n'importe quoi", false],
])("stored as %s the flag starts as %s", (storedText, isConnected) => {
  expect(openStored(storedText).flag.read()).toEqual({ isConnected, isChecking: false });
});

test("a flag that is set is stored under its key", () => {
  const { flag, storage } = openStored(null);
  flag.set(true);
  expect([flag.read().isConnected, storage.getItem(KEY)]).toEqual([true, "true"]);
});

test("a flag that is set to false is stored as false", () => {
  const { flag, storage } = openStored("true");
  flag.set(false);
  expect([flag.read().isConnected, storage.getItem(KEY)]).toEqual([false, "false"]);
});

test("the server is asked when a session exists", async () => {
  const { flag, storage } = openStored("false");
  await flag.followSession("jean");
  expect([flag.read().isConnected, storage.getItem(KEY)]).toEqual([true, "true"]);
});

test("the server is asked once for a session", async () => {
  let count = 0;
  const { flag } = openStored(null, async () => ++count > 0);
  await flag.followSession("jean");
  await flag.followSession("jean");
  expect(count).toBe(1);
});

test("the server is asked again for another session", async () => {
  let count = 0;
  const { flag } = openStored(null, async () => ++count > 0);
  await flag.followSession("jean");
  await flag.followSession(null);
  await flag.followSession("jean");
  expect(count).toBe(2);
});

test("without a session the flag is false and nothing is stored", async () => {
  const { flag, storage } = openStored("true");
  await flag.followSession(null);
  expect([flag.read().isConnected, storage.getItem(KEY)]).toEqual([false, null]);
});

test("the flag says that the server is being asked", async () => {
  const { flag } = openStored("true");
  const refreshing = flag.refresh();
  expect(flag.read().isChecking).toBe(true);
  await refreshing;
  expect(flag.read().isChecking).toBe(false);
});

test("a refresh gives what the server says", async () => {
  expect(await openStored(null).flag.refresh()).toBe(true);
  expect(await openStored("true", async () => false).flag.refresh()).toBe(false);
});

test("a failed check leaves the flag", async () => {
  const { flag, storage } = openStored("true", fail);
  await flag.refresh();
  expect([flag.read(), storage.getItem(KEY)]).toEqual([{ isConnected: true, isChecking: false }, "true"]);
});

test("a failed check gives false", async () => {
  expect(await openStored("true", fail).flag.refresh()).toBe(false);
});

test("an answer that comes after the session ended is not taken", async () => {
  let answer = (_isConnected: boolean) => {};
  const { flag, storage } = openStored("true", () => new Promise<boolean>((resolve) => (answer = resolve)));
  const following = flag.followSession("jean");
  await flag.followSession(null);
  answer(true);
  await following;
  expect([flag.read(), storage.getItem(KEY)]).toEqual([{ isConnected: false, isChecking: false }, null]);
});

test("a screen is told of each change until it leaves", () => {
  const { flag } = openStored(null);
  let count = 0;
  const leave = flag.subscribe(() => count++);
  flag.set(true);
  leave();
  flag.set(false);
  expect(count).toBe(1);
});

test("without storage the flag lasts as long as the page", () => {
  const broken = () => {
    throw new Error("storage is closed");
  };
  const flag = openMailFlag({ getItem: broken, setItem: broken, removeItem: broken }, async () => true);
  flag.set(true);
  expect(flag.read().isConnected).toBe(true);
});
