import { expect, test } from "vitest";
import { saidPastDay } from "./said-past-day.ts";

// A Saturday.
const TODAY = "2026-11-28";

test.each([
  ["vendredi dernier", "2026-11-27"],
  ["euh bah vendredi dernier", "2026-11-27"],
  ["en fait c'était jeudi", "2026-11-26"],
  ["non, c’était jeudi pas vendredi", "2026-11-26"],
  ["ah non pardon c'était le 24 novembre", "2026-11-24"],
  ["attends, on a fini hier", "2026-11-27"],
  ["je crois que c'était avant-hier", "2026-11-26"],
  ["les travaux dataient du 20 novembre", "2026-11-20"],
  ["c'était le 5 décembre 2026", "2026-12-05"],
  ["le travail c'était lundi dernier je crois", "2026-11-23"],
  ["bah il y a 3 jours", "2026-11-25"],
  ["20/11/2026", "2026-11-20"],
  ["la semaine dernière", null],
  ["euh je sais pas", null],
  ["oui vas-y", null],
  ["c'était jeudi et vendredi", null],
])("« %s » says %s", (text, day) => expect(saidPastDay(text, TODAY)).toBe(day));
