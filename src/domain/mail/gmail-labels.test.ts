import { expect, test } from "vitest";
import { flagsOfLabels, folderOfLabels, labelsOfFlags, labelsOfMove } from "./gmail-labels.ts";

test.each([
  [["INBOX", "UNREAD", "CATEGORY_PERSONAL"], "INBOX"],
  [["Label_2", "INBOX"], "INBOX"],
  [["SENT", "INBOX"], "INBOX"],
  [["SENT"], "SENT"],
  [["TRASH", "INBOX"], "TRASH"],
  [["SPAM", "UNREAD"], "SPAM"],
  [["DRAFT"], "DRAFT"],
  [["STARRED", "IMPORTANT"], "ARCHIVE"],
  [["Label_7", "Label_2", "YELLOW_STAR"], "Label_2"],
  [[], "ARCHIVE"],
])("the labels %j put a mail into one folder", (labels, folder) => {
  expect(folderOfLabels(labels)).toBe(folder);
});

test("labels say what is marked on a mail", () => {
  expect(flagsOfLabels(["UNREAD", "STARRED"])).toMatchObject({ isSeen: false, isFlagged: true, isDraft: false });
  expect(flagsOfLabels(["DRAFT"])).toMatchObject({ isSeen: true, isFlagged: false, isDraft: true });
});

test("a change of marks is a change of labels", () => {
  expect(labelsOfFlags({ isSeen: true, isFlagged: true })).toEqual({
    addLabelIds: ["STARRED"],
    removeLabelIds: ["UNREAD"],
  });
  expect(labelsOfFlags({ isSeen: false })).toEqual({ addLabelIds: ["UNREAD"], removeLabelIds: [] });
});

test("a mark that Gmail does not have changes no label", () => {
  expect(labelsOfFlags({ isAnswered: true })).toEqual({ addLabelIds: [], removeLabelIds: [] });
});

test("a mail that is archived loses the label of the inbox alone", () => {
  expect(labelsOfMove("INBOX", "ARCHIVE")).toEqual({ addLabelIds: [], removeLabelIds: ["INBOX"] });
  expect(labelsOfMove("ARCHIVE", "TRASH")).toEqual({ addLabelIds: ["TRASH"], removeLabelIds: [] });
});
