import { expect, test } from "vitest";
import { trackerOf } from "./trackers.ts";

test.each([
  ["x.us1.list-manage.com", "/track/open.php", "", "", "Mailchimp"],
  ["mailtrack.io", "/t", "100", "100", "Mailtrack"],
  ["t.roux.example", "/a.gif", "1", "1px", "t.roux.example"],
  ["roux.example", "/open/123.gif", "", "", "roux.example"],
])("%s%s of %j by %j is named %s", (host, path, width, height, name) => {
  expect(trackerOf(host, path, width, height)).toBe(name);
});

test.each([
  ["roux.example", "/logo.png", "120", "40"],
  ["list-manage.com.evil.example", "/logo.png", "", ""],
  ["roux.example", "/openings.png", "", ""],
  ["roux.example", "/line.gif", "600", "1"],
])("%s%s of %j by %j is there to be seen", (host, path, width, height) => {
  expect(trackerOf(host, path, width, height)).toBeNull();
});
