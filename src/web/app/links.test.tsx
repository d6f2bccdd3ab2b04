import { readSignInSearch } from "#web/auth/pages/return-path.ts";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { expect, test } from "vitest";
// The route table, with the types that the compiler uses everywhere.
import type {} from "./main.tsx";

test("a link to an unknown path, or without its parameters, does not compile", () => {
  const links = [
    <Link to="/app/customers">Clients</Link>,
    <Link to="/project/$id" params={{ id: "1" }} />,
    <Link to="/login" search={{ by: "code" }} />,
    // @ts-expect-error -- no such path
    <Link to="/app/nowhere" />,
    // @ts-expect-error -- the path needs an id
    <Link to="/project/$id" />,
    // @ts-expect-error -- the page has no such search parameter
    <Link to="/login" search={{ by: "letter" }} />,
  ];
  expect(links).toHaveLength(6);
});

test("a screen reads the parameters of its own path alone", () => {
  const screens = [
    () => useParams({ from: "/invitation/$token" }).token.length,
    () => useSearch({ from: "/new-password" }).first === true,
    // @ts-expect-error -- the path has no such parameter
    () => useParams({ from: "/invitation/$token" }).id,
    // @ts-expect-error -- no such route
    () => useParams({ from: "/invitations/$token" }),
  ];
  expect(screens).toHaveLength(4);
});

test("a sign-in page keeps unknown query parameters and drops invalid ones", () => {
  expect(readSignInSearch({ redirect: "/app", by: "code", first: true, code: 12 })).toEqual({
    redirect: "/app",
    by: "code",
    first: true,
    code: 12,
  });
  expect(readSignInSearch({ redirect: 5, by: "letter", first: "yes" })).toEqual({});
});
