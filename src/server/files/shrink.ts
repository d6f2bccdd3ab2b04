import type { Sharp } from "sharp";
import sharp from "sharp";
import { readHeicPixels } from "./decode-heic.ts";
import type { StoredFile } from "./files.repository.ts";
import { MAX_PIXELS } from "./image-header.ts";
import type { ImageJob } from "./shrink-image.ts";

const JPEG_QUALITY = 88;
/** At this resolution, in dots per inch, a pixel of an SVG is one pixel. */
const SVG_DPI = 72;

// The library reads many formats. We accept only these, and HEIC, which it does not read.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Png", "Jpeg", "Webp", "Nsgif", "Svg"].map((format) => `VipsForeignLoad${format}Buffer`) });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture and writes it again, upright and within the given sides. A drawing is written at that size, a
 * photograph as JPEG, and every other picture as PNG, a film as its first one. Above `maxBytes` an opaque picture
 * becomes JPEG, and a transparent one gets fewer colours. Only the pixels of the first file remain. Throws when the
 * file cannot be read to its end.
 */
export async function shrink({ bytes, header, maxSide, maxBytes }: ImageJob): Promise<StoredFile> {
  const picture = (await openPicture({ bytes, header, maxSide }))
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const { data, info } = await picture.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  if (header.format === "jpeg") return asJpeg(pixels);
  if (header.format === "heic") return asJpeg(pixels.removeAlpha());
  const png = await pixels.clone().png({ compressionLevel: 9 }).toBuffer();
  if (png.length <= maxBytes) return { bytes: png, mime: "image/png" };
  if (info.channels === 3) return asJpeg(pixels);
  return { bytes: await pixels.png({ palette: true, compressionLevel: 9 }).toBuffer(), mime: "image/png" };
}

async function openPicture({ bytes, header, maxSide }: Omit<ImageJob, "maxBytes">): Promise<Sharp> {
  if (header.format === "heic") {
    const { data, width, height } = await readHeicPixels(bytes);
    return sharp(data, { raw: { width, height, channels: 4 } });
  }
  const density =
    header.format === "svg" ? { density: clamp((SVG_DPI * maxSide) / Math.max(header.width, header.height)) } : {};
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", autoOrient: true, ...density });
}

async function asJpeg(pixels: Sharp): Promise<StoredFile> {
  return { bytes: await pixels.jpeg({ quality: JPEG_QUALITY }).toBuffer(), mime: "image/jpeg" };
}

function clamp(density: number): number {
  return Math.min(100_000, Math.max(1, density));
}
