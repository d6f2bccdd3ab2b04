import { expect, test } from "vitest";
import { notedWords } from "./time.messages.ts";

const time = (user_name: string, minutes: number) => ({ user_id: user_name, user_name, minutes });
const plain = (words: string) => words.replaceAll("\u00A0", " ");

test("the time noted on a day is told with who noted it", () => {
  const times = [time("Marc", 180), time("Léa", 180), time("Marc", 60)];
  expect(plain(notedWords(times, true))).toBe("7 h notées : Marc 4 h, Léa 3 h");
});

test("somebody alone is not named", () => {
  expect(plain(notedWords([time("Marc", 90)], false))).toBe("1 h 30 notée");
});

test("a day without noted time says nothing", () => {
  expect(notedWords([], true)).toBe("");
});
