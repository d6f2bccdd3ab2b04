import { memoryStorage } from "#test/memory-storage.ts";
import { companyLost, forgetActingCompany, keepActingFor } from "#web/client/acting-company.ts";
import { CARD_PLACE, TYPED_PLACE, forgetTyped, forgetTypedByOthers } from "#web/client/typed-place.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TypedEntries } from "./kept-typing.ts";
import {
  earlierTyping,
  keepTyping,
  readTyping,
  typedOver,
  withAllTyped,
  withSent,
  withTyped,
  withoutEarlier,
  withoutSaved,
  withoutSent,
} from "./kept-typing.ts";

const SAVED = { hours: "9", rate: "50" };

let storage: ReturnType<typeof memoryStorage>;

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("location", { assign: () => {} });
});
afterEach(() => {
  forgetActingCompany();
  vi.unstubAllGlobals();
});

const entriesOf = (changes: Record<string, string>, entries: TypedEntries = {}) => withTyped(entries, SAVED, changes);

test("what was typed comes back on the next visit, over what is saved", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  const entries = readTyping("claire", "price", SAVED);
  expect(typedOver(entries, SAVED)).toEqual({ hours: "12", rate: "50" });
  expect(earlierTyping(entries, SAVED)).toBe("shown");
});

test("another user finds nothing", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  expect(readTyping("paul", "price", SAVED)).toEqual({});
});

test("what another user typed is removed from the browser when it is looked for", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  readTyping("paul", "price", SAVED);
  expect(storage.getItem(TYPED_PLACE)).toBeNull();
});

test("a sign-out forgets every form", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  forgetTyped();
  expect(readTyping("claire", "price", SAVED)).toEqual({});
});

test("nothing is kept for nobody", () => {
  keepTyping(null, "price", entriesOf({ hours: "12" }));
  expect(storage.getItem(TYPED_PLACE)).toBeNull();
});

test("another form of the same user holds its own", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  keepTyping("claire", "description", { text: { value: "Peindre", savedValue: "" } });
  expect(readTyping("claire", "price", SAVED)).toMatchObject({ hours: { value: "12" } });
  expect(readTyping("claire", "other", SAVED)).toEqual({});
});

test("a field that the form no longer has is not taken up", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  expect(readTyping("claire", "price", { rate: "50" })).toEqual({});
});

test.each(["iban", "bic", "password", "code", "account.iban", "new_password", "access_token", "api_key"])(
  "what is typed in « %s » is never stored",
  (name) => {
    keepTyping("claire", "form", { [name]: { value: "FR76", savedValue: "" } });
    expect(storage.getItem(TYPED_PLACE)).toBeNull();
  },
);

test.each(["address.postal_code", "name", "text"])("what is typed in « %s » is stored", (name) => {
  keepTyping("claire", "form", { [name]: { value: "69003", savedValue: "" } });
  expect(readTyping("claire", "form", { [name]: "" })).toMatchObject({ [name]: { value: "69003" } });
});

test("another company of the same user finds nothing", () => {
  keepActingFor("roux");
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  keepActingFor("blanc");
  expect(readTyping("claire", "price", SAVED)).toEqual({});
  keepActingFor("roux");
  expect(readTyping("claire", "price", SAVED)).not.toEqual({});
});

test("a user who is removed from a company leaves nothing that was typed in it", () => {
  keepActingFor("roux");
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  companyLost();
  expect(storage.getItem(TYPED_PLACE)).toBeNull();
});

test("a user who signs in where another one typed leaves nothing of theirs in the browser", () => {
  forgetTypedByOthers("claire");
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  storage.setItem(CARD_PLACE, "{}");
  forgetTypedByOthers("paul");
  expect([storage.getItem(TYPED_PLACE), storage.getItem(CARD_PLACE)]).toEqual([null, null]);
});

test("the same user finds what they typed when their session is read again", () => {
  forgetTypedByOthers("claire");
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  forgetTypedByOthers("claire");
  expect(readTyping("claire", "price", SAVED)).not.toEqual({});
});

test("the fields of a form are put aside together", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12", rate: "60" }));
  const savedValues = { ...SAVED, hours: "15" };
  const entries = readTyping("claire", "price", savedValues);
  expect(typedOver(entries, savedValues)).toEqual(savedValues);
  expect(typedOver(withAllTyped(entries, savedValues), savedValues)).toEqual({ hours: "12", rate: "60" });
});

test("a field that is typed again while the form is put aside shows it", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12", rate: "60" }));
  const savedValues = { ...SAVED, hours: "15" };
  const entries = withTyped(readTyping("claire", "price", savedValues), savedValues, { rate: "60" });
  expect(typedOver(entries, savedValues)).toEqual({ hours: "15", rate: "60" });
});

test("a value that was saved otherwise since is what the field shows", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  const savedValues = { ...SAVED, hours: "15" };
  const entries = readTyping("claire", "price", savedValues);
  expect(typedOver(entries, savedValues).hours).toBe("15");
  expect(earlierTyping(entries, savedValues)).toBe("aside");
});

test("a value that was saved otherwise may be given up for what was typed", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  const savedValues = { ...SAVED, hours: "15" };
  const entries = withAllTyped(readTyping("claire", "price", savedValues), savedValues);
  expect(typedOver(entries, savedValues).hours).toBe("12");
  expect(earlierTyping(entries, savedValues)).toBeNull();
});

test("what is typed on this visit stays when the saved value changes", () => {
  const entries = entriesOf({ hours: "12" });
  expect(typedOver(entries, { ...SAVED, hours: "15" }).hours).toBe("12");
  expect(earlierTyping(entries, { ...SAVED, hours: "15" })).toBeNull();
});

test("a change of the saved value during the typing is said on the next visit", () => {
  const savedValues = { ...SAVED, hours: "15" };
  keepTyping("claire", "price", withTyped(entriesOf({ hours: "12" }), savedValues, { hours: "13" }));
  expect(earlierTyping(readTyping("claire", "price", savedValues), savedValues)).toBe("aside");
});

test("a field that is typed again replaces what was typed earlier", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12", rate: "60" }));
  const entries = entriesOf({ hours: "13" }, readTyping("claire", "price", SAVED));
  expect(typedOver(entries, SAVED)).toEqual({ hours: "13", rate: "60" });
  expect(earlierTyping(entries, SAVED)).toBe("shown");
});

test("a form that gives all its fields leaves the others as they were typed earlier", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  const entries = entriesOf({ hours: "12", rate: "55" }, readTyping("claire", "price", SAVED));
  expect(earlierTyping(entries, SAVED)).toBe("shown");
  expect(withoutEarlier(entries)).toEqual({ rate: { value: "55", savedValue: "50" } });
});

test("what is typed as it is saved is kept no more", () => {
  keepTyping("claire", "price", entriesOf({ hours: "9" }, entriesOf({ hours: "12" })));
  expect(storage.getItem(TYPED_PLACE)).toBeNull();
});

test("entries that all differ from what is saved are the same object", () => {
  const entries = entriesOf({ hours: "12" });
  expect(withoutSaved(entries, SAVED)).toBe(entries);
  expect(withoutSaved(entries, { ...SAVED, hours: "12" })).toEqual({});
});

test("what was saved is kept no more before it is read again", () => {
  const entries = withSent(entriesOf({ hours: "12,0", rate: "60" }), { hours: "12,0" });
  expect(typedOver(entries, SAVED)).toEqual({ hours: "12,0", rate: "60" });
  keepTyping("claire", "price", entries);
  expect(Object.keys(readTyping("claire", "price", SAVED))).toEqual(["rate"]);
  expect(Object.keys(withoutSent(entries))).toEqual(["rate"]);
});

test("what is typed during the save stays", () => {
  const entries = entriesOf({ hours: "13" }, withSent(entriesOf({ hours: "12" }), { hours: "12" }));
  expect(typedOver(withoutSent(entries), SAVED).hours).toBe("13");
});

test("the forms of long ago are forgotten", () => {
  for (let form = 1; form <= 21; form++) keepTyping("claire", `price ${form}`, entriesOf({ hours: "12" }));
  expect(readTyping("claire", "price 1", SAVED)).toEqual({});
  expect(readTyping("claire", "price 2", SAVED)).not.toEqual({});
});

test("a form that grows too long pushes the others out", () => {
  keepTyping("claire", "description", { text: { value: "Peindre", savedValue: "" } });
  keepTyping("claire", "price", entriesOf({ hours: "1".repeat(199_900) }));
  expect(readTyping("claire", "description", { text: "" })).toEqual({});
  expect(readTyping("claire", "price", SAVED)).not.toEqual({});
});

test("a form that has grown too long leaves no older copy of itself", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  keepTyping("claire", "price", entriesOf({ hours: "1".repeat(200_001) }));
  expect(storage.getItem(TYPED_PLACE)).toBeNull();
});

test("a full browser does not keep what was typed before", () => {
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  vi.stubGlobal("sessionStorage", {
    ...storage,
    setItem: () => {
      throw new Error("quota exceeded");
    },
  });
  keepTyping("claire", "price", entriesOf({ hours: "13" }));
  expect(readTyping("claire", "price", SAVED)).toEqual({});
});

test("a browser without storage keeps nothing", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  });
  keepTyping("claire", "price", entriesOf({ hours: "12" }));
  expect(readTyping("claire", "price", SAVED)).toEqual({});
});
