import { expect, test } from "vitest";
import { hidesContent, safeStyle } from "./safe-style.ts";

test("a style keeps what only changes looks", () => {
  expect(safeStyle("color: #333; FONT-SIZE:14px; border:1px solid rgb(1, 2, 3)")).toBe(
    "color:#333;font-size:14px;border:1px solid rgb(1, 2, 3)",
  );
});

test.each([
  "background:url(https://evil.example/a)",
  "color:expression(alert(1))",
  "position:fixed",
  "margin-left:-500px",
  "color:\\72 ed",
  "width:/**/100px",
  "font-family:'x'",
  "display:block",
])("a style loses %s", (style) => {
  expect(safeStyle(style)).toBe("");
});

test.each(["display:none", "opacity:0.05", "font-size:1px", "height:0;overflow:hidden", "color:#FFF;background:white"])(
  "%s hides",
  (style) => {
    expect(hidesContent(style)).toBe(true);
  },
);

test.each(["", "opacity:0.5", "font-size:10px", "height:0", "color:#fff", "color:#fff;background:#000", "width:100%"])(
  "« %s » hides nothing",
  (style) => {
    expect(hidesContent(style)).toBe(false);
  },
);
