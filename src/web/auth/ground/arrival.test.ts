import { expect, test } from "vitest";
import { ownerOf, readArrival, tidyAddress } from "./arrival.ts";
import { innerPath } from "./inner-path.ts";

const NOW = Date.UTC(2026, 10, 2, 9) / 1000;
const read = (tail: string) => readArrival(`https://etabli.example${tail}`, NOW * 1000);
const session = (ageSeconds: number, type = "magiclink") =>
  `#access_token=a.b.c&expires_in=3600&expires_at=${NOW + 3600 - ageSeconds}` +
  `&refresh_token=r&token_type=bearer&type=${type}&sb=`;

test("a session in the fragment is read with the kind of its link", () => {
  expect(read(`/auth/callback${session(0, "recovery")}`)).toEqual({
    kind: "session",
    type: "recovery",
    isOld: false,
    needsNewPassword: false,
    way: "",
    accessToken: "a.b.c",
    refreshToken: "r",
  });
  expect(read(`/auth/callback?asked=abc${session(0)}&choose_password=true`)).toMatchObject({
    way: "abc",
    needsNewPassword: true,
  });
});

test("a session issued 120 seconds ago or more is old", () => {
  expect(read(`/${session(119)}`)).toMatchObject({ isOld: false });
  expect(read(`/${session(120)}`)).toMatchObject({ isOld: true });
});

test("an error is read in the fragment and in the query", () => {
  expect(read("/#error=access_denied&error_code=otp_expired&error_description=x&sb=")).toEqual({
    kind: "error",
    code: "otp_expired",
  });
  expect(read("/auth/callback?error=access_denied&error_code=identity_already_exists")).toEqual({
    kind: "error",
    code: "identity_already_exists",
  });
  expect(read("/#error_description=oops")).toEqual({ kind: "error", code: "unspecified_code" });
});

test("a code in the address is an error on the callback page and is ignored elsewhere", () => {
  expect(read("/auth/callback?redirect=%2Fapp&code=abc")).toEqual({ kind: "error", code: "flow_state_not_found" });
  expect(read("/login?code=abc")).toBeNull();
});

test("the user's ID and address are read from the token and are empty for an unreadable one", () => {
  const token = `x.${btoa(JSON.stringify({ sub: "u-1", email: "lea@example.org" }))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "")}.y`;
  expect(ownerOf(token)).toEqual({ id: "u-1", email: "lea@example.org" });
  for (const broken of ["", "a.b.c", "a", `x.${btoa("7")}.y`, `x.${btoa("null")}.y`, `x.${btoa('{"sub":7}')}.y`])
    expect(ownerOf(broken)).toEqual({ id: "", email: "" });
});

test("a message welcomes only who comes by a first confirmation link", () => {
  expect(read("/#message=Confirmation+link+accepted&sb=")).toEqual({ kind: "message" });
  for (const plain of ["/", "/app/settings#securite", "/login?redirect=%2Fapp"]) expect(read(plain)).toBeNull();
});

test("the address shown keeps the page to open and loses the session", () => {
  const tidy = (tail: string) => tidyAddress(`https://etabli.example${tail}`, "/auth/callback");
  expect(tidy(`/auth/callback?redirect=%2Fapp%2Fbilling&asked=abc${session(0)}`)).toBe(
    "/auth/callback?redirect=%2Fapp%2Fbilling",
  );
  expect(tidy("/auth/callback?redirect=%2Fapp&error=access_denied&error_code=x")).toBe(
    "/auth/callback?redirect=%2Fapp",
  );
  expect(tidy(`/${session(0)}`)).toBe("/auth/callback");
  expect(tidy(`/app/settings${session(0)}`)).toBe("/auth/callback?redirect=%2Fapp%2Fsettings");
});

test("only paths of this site are followed", () => {
  expect(innerPath("/app/settings#securite")).toBe("/app/settings#securite");
  for (const away of [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "",
    7,
    undefined,
  ])
    expect(innerPath(away)).toBeNull();
});
