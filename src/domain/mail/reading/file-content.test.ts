import { expect, test } from "vitest";
import { contentTypeOf, savedAs } from "./file-content.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["\x89PNG\r\n\x1a\n....", "image/png"],
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["GIF89a", "image/gif"],
  ["RIFF0000WEBPVP8", "image/webp"],
  ["%PDF-1.7", "application/pdf"],
])("a file is what it begins with: %j", (content, type) => {
  expect(contentTypeOf(bytes(content))).toBe(type);
});

test.each(["", "<html><script>", "<svg onload=alert(1)>", "MZ", "PK\u0003\u0004", " %PDF-1.7"])(
  "what is neither a picture nor a PDF is bytes: %j",
  (content) => {
    expect(contentTypeOf(bytes(content))).toBe("application/octet-stream");
  },
);

test.each([
  ["plan.pdf", `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ["Dégât (1).png", `attachment; filename="Degat (1).png"; filename*=UTF-8''D%C3%A9g%C3%A2t%20%281%29.png`],
  ['a"b\r\nX: y.txt', `attachment; filename="a_b__X_ y.txt"; filename*=UTF-8''a%22b%0D%0AX%3A%20y.txt`],
  ["\ud800.pdf", `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])("a file is saved under its name, whatever letters it has: %j", (name, header) => {
  expect(savedAs(name)).toBe(header);
});
