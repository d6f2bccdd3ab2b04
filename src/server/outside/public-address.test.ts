import { expect, test } from "vitest";
import { isPublicAddress, isReachedFromOutside } from "./public-address.ts";

test.each(["1.1.1.1", "51.15.0.1", "172.15.0.1", "172.32.0.1", "2606:4700::1111", "2a01:e0a::1"])(
  "%s is an address of the internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "127.0.0.1",
  "127.255.0.9",
  "0.0.0.0",
  "10.0.0.8",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.100.100.200",
  "192.0.0.192",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:0:7f00:1::",
  "fe80::1",
  "fe80::1%eth0",
  "fc00::1",
  "fd00:ec2::254",
  "ff02::1",
  "api.example.org",
  "",
])("%s is no address of the internet", (address) => expect(isPublicAddress(address)).toBe(false));

test.each(["https://devis.volt.fr", "http://51.15.0.1:4790", "https://[2606:4700::1111]"])(
  "a customer opens %s",
  (url) => expect(isReachedFromOutside(url)).toBe(true),
);

test.each([
  "http://127.0.0.1:4790",
  "http://[::1]:4790",
  "http://localhost:4790",
  "http://192.168.1.20:4790",
  "http://etabli:4790",
  "http://bureau.local",
])("a customer does not open %s", (url) => expect(isReachedFromOutside(url)).toBe(false));
