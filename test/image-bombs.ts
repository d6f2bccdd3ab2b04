import { crc32, deflateSync } from "node:zlib";

/** A real PNG of one colour, three bytes a pixel. `declares` are the sides written in its header instead of its own. */
export function plainPng(
  width: number,
  height: number,
  declares: { width: number; height: number } = { width, height },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(declares.width, 0);
  header.writeUInt32BE(declares.height, 4);
  header.set([8, 2], 8);
  const rows = deflateSync(Buffer.alloc(height * (width * 3 + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Pictures of a few bytes that make a decoder use gigabytes, or never end. Their names say what is wrong. */
export function imageBombs(): Record<string, Buffer> {
  const svg = (text: string) => Buffer.from(text);
  const laughs = Array.from({ length: 12 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join(
    "",
  );
  return {
    "PNG that declares 200,000 x 200,000": plainPng(1, 1, { width: 200_000, height: 200_000 }),
    "PNG of 6,400 x 6,400, every pixel there": plainPng(6_400, 6_400),
    "JPEG that declares 65,000 x 65,000": jpegHeader(65_000, 65_000),
    "WebP that declares 16,000,000 x 200": webpHeader(16_000_000, 200),
    "SVG with entities": svg(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${laughs}]>` +
        '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>&l12;</text></svg>',
    ),
    "SVG of deep groups": svg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">' +
        `${"<g>".repeat(50_000)}${"</g>".repeat(50_000)}</svg>`,
    ),
    "SVG with a huge view box": svg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 1e9 1e9">' +
        '<rect width="1e9" height="1e9"/></svg>',
    ),
    "SVG with a huge size": svg('<svg xmlns="http://www.w3.org/2000/svg" width="900000mm" height="10"/>'),
  };
}

/** A drawing with a harmless header: each `use` draws the previous one ten times. */
export function svgOfUses(levels: number): Buffer {
  const uses = Array.from(
    { length: levels },
    (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`,
  ).join("");
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">' +
      `<defs><rect id="a0" width="900" height="900"/>${uses}</defs><use href="#a${levels}"/></svg>`,
  );
}

function jpegHeader(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0, 0xff, 0xd9]);
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return frame;
}

function webpHeader(width: number, height: number): Buffer {
  const data = Buffer.alloc(30);
  data.write("RIFF", 0, "latin1");
  data.writeUInt32LE(22, 4);
  data.write("WEBPVP8X", 8, "latin1");
  data.writeUInt32LE(10, 16);
  data.writeUIntLE(width - 1, 24, 3);
  data.writeUIntLE(height - 1, 27, 3);
  return data;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
