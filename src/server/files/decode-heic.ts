import type { Pixels } from "libheif-js/wasm-bundle.js";
import { MAX_PIXELS } from "./image-header.ts";

/**
 * Decodes the picture that a HEIC file is shown by, upright. Throws when it cannot be read. In a process of its own:
 * the library reads bytes that others chose.
 */
export async function readHeicPixels(bytes: Uint8Array): Promise<Pixels> {
  // Two megabytes, loaded by the first photo of an iPhone.
  const { default: library } = await import("libheif-js/wasm-bundle.js");
  const images = new library.HeifDecoder().decode(bytes);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (image === undefined) throw new Error("no picture in this HEIC file");
    const [width, height] = [image.get_width(), image.get_height()];
    // The header was read before. What it did not say is measured here.
    if (!(width > 0 && height > 0 && width * height <= MAX_PIXELS)) throw new Error(`${width} x ${height} pixels`);
    const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
    const pixels = await new Promise<Pixels | null>((resolve) => image.display(target, resolve));
    if (pixels === null) throw new Error("the HEIC file is broken");
    return pixels;
  } finally {
    for (const image of images) image.free();
  }
}
