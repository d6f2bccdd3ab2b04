import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { ResolveName } from "./checked-fetch.ts";
import { ANY_ADDRESS } from "./checked-fetch.ts";
import type { PictureReach } from "./picture-fetch.ts";
import { openPictureFetch } from "./picture-fetch.ts";

// What the picture of a mail makes this server ask for. Its address was chosen by whoever sent the mail.

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Call = { url: string; headers: IncomingHttpHeaders };

/** A web server of this machine, and what it was asked for. */
async function site(
  answer: RequestListener = asPicture("bytes"),
  address = "127.0.0.1",
): Promise<{ port: number; calls: Call[] }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    calls.push({ url: request.url ?? "", headers: request.headers });
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return { port: (server.address() as AddressInfo).port, calls };
}

function asPicture(content: string, type = "image/png"): RequestListener {
  return (_request, response) => response.writeHead(200, { "content-type": type, "set-cookie": "a=b" }).end(content);
}

const HERE: ResolveName = async () => [{ address: "127.0.0.1", family: 4 }];

/** Names of the web lead to this machine, whose server has no certificate. */
const AS_WRITTEN: PictureReach = { mayConnect: ANY_ADDRESS, resolveName: HERE, toPlace: (url) => url };

const MOST_BYTES = 10_000;
const fetchWith = (reach: PictureReach) => {
  const fetchPicture = openPictureFetch(MOST_BYTES, reach);
  return async (url: string) => {
    const bytes = await fetchPicture(url, new AbortController().signal);
    return bytes && Buffer.from(bytes).toString();
  };
};

test("a picture is asked for without cookie, referrer or language", async () => {
  const { port, calls } = await site();
  const load = fetchWith(AS_WRITTEN);
  expect(await load(`http://pictures.example:${port}/a.png?u=1`)).toBe("bytes");
  await load(`http://pictures.example:${port}/a.png?u=1`);
  expect(calls.map(({ url }) => url)).toEqual(["/a.png?u=1", "/a.png?u=1"]);
  expect(Object.keys(calls[1]!.headers).toSorted()).toEqual([
    "accept",
    "accept-encoding",
    "connection",
    "host",
    "user-agent",
  ]);
});

test.each([
  ["a private address in digits", "https://127.0.0.1/a.png"],
  ["a name of this machine", "https://localhost/a.png"],
  ["the metadata of a hosting company", "https://169.254.169.254/latest/meta-data"],
  ["an address written as one number", "https://2130706433/a.png"],
  ["another port", "https://pictures.example:8443/a.png"],
  ["a name and a password", "https://name:password@pictures.example/a.png"],
  ["a file", "file:///etc/passwd"],
  ["words", "not an address"],
])("%s is never asked for a picture", async (_what, url) => {
  const places: string[] = [];
  const resolveName: ResolveName = async (name) => {
    places.push(name);
    return HERE(name);
  };
  expect(await fetchWith({ resolveName })(url)).toBeNull();
  // A name is looked up, and leads to this machine: nothing is connected to.
  expect(places.filter((name) => name !== "localhost")).toEqual([]);
});

test("a name that leads to a private address is not asked for a picture", async () => {
  const { port, calls } = await site();
  const load = fetchWith({ resolveName: HERE, toPlace: (url) => URL.parse(url.href.replace("http:", "https:")) });
  expect(await load(`http://pictures.example:${port}/a.png`)).toBeNull();
  expect(calls).toEqual([]);
});

test("an address without encryption is asked for with it", async () => {
  const ports: string[] = [];
  const mayConnect = (protocol: string) => {
    ports.push(protocol);
    return false;
  };
  await fetchWith({ mayConnect, resolveName: HERE })("http://pictures.example/a.png");
  expect(ports).toEqual(["https:"]);
});

test("a picture is followed to where it moved", async () => {
  const end = await site();
  const start = await site((_request, response) =>
    response.writeHead(302, { location: `http://cdn.example:${end.port}/b.png` }).end(),
  );
  expect(await fetchWith(AS_WRITTEN)(`http://pictures.example:${start.port}/a.png`)).toBe("bytes");
});

test.each(["inside.example", "127.0.0.2"])("a redirection to %s, which is private, is refused", async (host) => {
  const inside = await site(asPicture("secret"), "127.0.0.2");
  const start = await site((_request, response) =>
    response.writeHead(302, { location: `http://${host}:${inside.port}/secret` }).end(),
  );
  const addresses: Record<string, string> = { "pictures.example": "127.0.0.1", "inside.example": "127.0.0.2" };
  const reach = (privateAddress: string): PictureReach => ({
    ...AS_WRITTEN,
    resolveName: async (name) => [{ address: addresses[name] ?? "", family: 4 }],
    mayConnect: (_protocol, address) => address !== privateAddress,
  });
  const url = `http://pictures.example:${start.port}/a.png`;
  expect(await fetchWith(reach("127.0.0.2"))(url)).toBeNull();
  expect([start.calls.length, inside.calls.length]).toEqual([1, 0]);
  // Were it public, it would be followed.
  expect(await fetchWith(reach("127.0.0.9"))(url)).toBe("secret");
});

test("a tracker is asked neither at once nor by a redirection", async () => {
  const tracker = await site();
  const start = await site((_request, response) =>
    response.writeHead(302, { location: `http://x.list-manage.com:${tracker.port}/logo.png` }).end(),
  );
  const load = fetchWith(AS_WRITTEN);
  expect(await load(`http://pictures.example:${start.port}/logo.png`)).toBeNull();
  expect(await load(`http://x.list-manage.com:${tracker.port}/logo.png`)).toBeNull();
  expect([start.calls.length, tracker.calls.length]).toEqual([1, 0]);
});

test("a picture that leads round in a circle ends", async () => {
  const { port, calls } = await site((_request, response) => response.writeHead(302, { location: "/again.png" }).end());
  expect(await fetchWith(AS_WRITTEN)(`http://pictures.example:${port}/a.png`)).toBeNull();
  expect(calls).toHaveLength(4);
});

test.each<[string, RequestListener]>([
  ["a page", asPicture("<html>", "text/html")],
  ["a drawing with scripts", asPicture("<svg/>", "image/svg+xml")],
  ["bytes of no type", (_request, response) => response.end("bytes")],
  ["a picture that is gone", (_request, response) => response.writeHead(404).end("gone")],
  ["a picture without end", asPicture("a".repeat(MOST_BYTES + 1))],
])("%s is no picture", async (_what, answer) => {
  const { port } = await site(answer);
  expect(await fetchWith(AS_WRITTEN)(`http://pictures.example:${port}/a.png`)).toBeNull();
});

test.each<[string, RequestListener]>([
  ["never answers", () => {}],
  [
    "sends a byte now and then",
    (_request, response) => {
      response.writeHead(200, { "content-type": "image/png" });
      const timer = setInterval(() => response.write("a"), 20);
      response.on("close", () => clearInterval(timer));
    },
  ],
])("a server that %s is left", async (_what, answer) => {
  const { port } = await site(answer);
  const begin = Date.now();
  expect(await fetchWith({ ...AS_WRITTEN, patienceMs: 200 })(`http://pictures.example:${port}/a.png`)).toBeNull();
  expect(Date.now() - begin).toBeLessThan(3_000);
});
