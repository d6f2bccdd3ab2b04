import { ANY_ADDRESS } from "#server/outside/checked-fetch.ts";
import { openPictureFetch } from "#server/outside/picture-fetch.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import type { TestApp } from "../test-app.ts";

/** A web server of this machine that stands for the web of senders, and what it was asked for. */
export type PictureServer = {
  /** The address of a path as a mail writes it: `url("/a.png")`. */
  url: (path: string, host?: string) => string;
  /** The paths that were asked for, in their order. */
  askedPaths: string[];
  close: () => Promise<void>;
};

const coloredPicture = (width: number, height: number, background = "#c2571a") =>
  sharp({ create: { width, height, channels: 3, background } });

/**
 * Starts it, and has an application ask it for every picture on the web. It has `/photo.jpg`, `/logo.gif` and
 * `/pixel.png`; `/false.png` is a page, `/broken.png` half a picture, `/slow.png` never comes, and the rest is gone.
 */
export async function pictureServer({ deps }: TestApp): Promise<PictureServer> {
  const askedPaths: string[] = [];
  const photo = await coloredPicture(2_400, 1_200).jpeg().toBuffer();
  const files: Record<string, [type: string, bytes: Buffer]> = {
    "/photo.jpg": ["image/jpeg", photo],
    "/logo.gif": ["image/gif", await coloredPicture(120, 60, "#16306b").gif().toBuffer()],
    "/pixel.png": ["image/png", await coloredPicture(1, 1).png().toBuffer()],
    "/false.png": ["image/png", Buffer.from("<html><script>alert(1)</script>")],
    "/drawing.png": ["image/png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    "/broken.png": ["image/png", (await coloredPicture(300, 300).png().toBuffer()).subarray(0, 90)],
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    askedPaths.push(request.url ?? "");
    const [type, bytes] = files[path] ?? [];
    if (path === "/slow.png") return;
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": type }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  deps.fetchPicture = openPictureFetch(5_000_000, {
    mayConnect: ANY_ADDRESS,
    resolveName: async () => [{ address: "127.0.0.1", family: 4 }],
    toPlace: (url) => url,
    patienceMs: 500,
  });
  return {
    url: (path, host = "cdn.durand.example") => `http://${host}:${port}${path}`,
    askedPaths,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
