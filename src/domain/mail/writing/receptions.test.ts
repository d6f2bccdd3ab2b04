import { expect, test } from "vitest";
import {
  addressesToTry,
  askedAgain,
  givenUp,
  inDoubt,
  reachOf,
  receptionsAfter,
  recipientsToTry,
} from "./receptions.ts";

const person = (address: string) => ({ name: "", address });
const LEA = person("lea@arc.example");
const JEAN = person("jean@volt.example");
const PAUL = person("paul@arc.example");

test("who got a mail does not get it again", () => {
  const receptions = { [LEA.address]: "taken", [PAUL.address]: "waiting" } as const;
  expect(addressesToTry({ to: [LEA, PAUL], cc: [JEAN] }, receptions)).toEqual([PAUL.address, JEAN.address]);
});

test("a head that decides who gets a mail names nobody who got it", () => {
  const receptions = { [LEA.address]: "waiting", [JEAN.address]: "taken" } as const;
  const recipients = { to: [LEA, PAUL], cc: [JEAN], bcc: [JEAN] };
  expect(recipientsToTry(recipients, receptions)).toEqual({ to: [LEA, PAUL], cc: [], bcc: [] });
});

test("who refused a mail is asked again by a person alone", () => {
  const receptions = { [LEA.address]: "refused" } as const;
  expect(addressesToTry({ to: [LEA], cc: [] }, receptions)).toEqual([]);
  expect(addressesToTry({ to: [LEA], cc: [] }, askedAgain(receptions))).toEqual([LEA.address]);
});

test("whom a server did not reject got the mail", () => {
  const rejections = [
    { address: PAUL.address, isForGood: false },
    { address: JEAN.address, isForGood: true },
  ];
  expect(receptionsAfter({}, [LEA.address, PAUL.address, JEAN.address], rejections)).toEqual({
    [LEA.address]: "taken",
    [PAUL.address]: "waiting",
    [JEAN.address]: "refused",
  });
});

test("who waited and is given up counts as refused", () => {
  expect(givenUp({ [LEA.address]: "waiting", [PAUL.address]: "taken" })).toEqual({
    [LEA.address]: "refused",
    [PAUL.address]: "taken",
  });
});

test("who waited is in doubt while the mail is given to them", () => {
  expect(inDoubt({ [LEA.address]: "waiting" })).toEqual({ [LEA.address]: "unsure" });
});

test("a copy that the company got sends nothing", () => {
  const receptions = { [LEA.address]: "refused", [JEAN.address]: "taken" } as const;
  const own = [JEAN.address];
  expect(reachOf({ to: [LEA], cc: [JEAN] }, receptions, own)).toEqual({ isSent: false, reachedAddresses: [] });
  expect(reachOf({ to: [LEA, JEAN], cc: [] }, receptions, own).isSent).toBe(false);
});

test("a copy that another person got sends nothing", () => {
  const receptions = { [LEA.address]: "refused", [PAUL.address]: "taken" } as const;
  expect(reachOf({ to: [LEA], cc: [PAUL] }, receptions, []).isSent).toBe(false);
});

test("a mail to the company alone leaves without reaching anybody", () => {
  const own = [JEAN.address];
  expect(reachOf({ to: [JEAN], cc: [] }, { [JEAN.address]: "taken" }, own)).toEqual({
    isSent: true,
    reachedAddresses: [],
  });
});

test("a mail that has copies alone leaves with them", () => {
  expect(reachOf({ to: [], cc: [PAUL] }, { [PAUL.address]: "taken" }, []).isSent).toBe(true);
});
