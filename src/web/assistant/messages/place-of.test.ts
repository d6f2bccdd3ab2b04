import { expect, test } from "vitest";
import { placeOf } from "./place-of.ts";

test.each([
  ["/etape/1/quote#mail", { to: "/etape/1/quote", hash: "mail" }],
  ["/app/mails", { to: "/app/mails" }],
])("%s is the place %j", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
