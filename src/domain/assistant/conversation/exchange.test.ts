import { expect, test } from "vitest";
import { storedAnswerTo, withExchange } from "./exchange.ts";

// A question and its answer are in the history once, whoever writes first and however often.

const question = { id: "q", role: "user" };
const answer = { id: "a", role: "assistant", answer_to: "q" };
const failure = { id: "f", role: "assistant" };
const later = { id: "q2", role: "user" };
const laterAnswer = { id: "a2", role: "assistant", answer_to: "q2" };

test("a new question and its answer are added at the end", () => {
  expect(withExchange([later, laterAnswer], question, answer)).toEqual([later, laterAnswer, question, answer]);
});

test("a question that the page saved is not added again", () => {
  expect(withExchange([question, failure], question, answer)).toEqual([question, failure, answer]);
});

test("an answer stands before the next message of the person", () => {
  const history = [question, failure, later, laterAnswer];
  expect(withExchange(history, question, answer)).toEqual([question, failure, answer, later, laterAnswer]);
});

test("a question that has its answer gets no second one", () => {
  const history = [question, answer, later];
  expect(withExchange(history, question, { ...answer, id: "b" })).toEqual(history);
});

test("a message of the assistant with the ID of a question is no question", () => {
  const answerOfThatId = { id: "q", role: "assistant" };
  expect(withExchange([answerOfThatId], question, answer)).toEqual([answerOfThatId, question, answer]);
});

test("what the person writes is no answer", () => {
  expect(storedAnswerTo([{ id: "x", role: "user", answer_to: "q" }], "q")).toBeNull();
});

test("a failure that the page showed is no answer", () => {
  expect(storedAnswerTo([question, failure], "q")).toBeNull();
});
