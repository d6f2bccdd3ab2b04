import { buffer } from "node:stream/consumers";
import { inflateRawSync } from "node:zlib";
import { ZipFile } from "yazl";

const DIRECTORY_END = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * The files of a small archive, by name. It reads the directory at the end, as programs do: an archive that was cut has
 * none, and throws.
 */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - 22;
  if (end < 0 || bytes.readUInt32LE(end) !== DIRECTORY_END) throw new Error("the archive was cut");
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error("the directory of the archive is damaged");
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const name = bytes.subarray(at + 46, at + 46 + nameLength!).toString();
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    files.set(name, bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content);
    at += 46 + nameLength! + extraLength! + noteLength!;
  }
  return files;
}

/** A small archive of these files. */
export async function packZip(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}
