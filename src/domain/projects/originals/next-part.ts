import { PHOTO_LIMITS } from "../photos.ts";

/** What is there of an original, and a part of it that comes. Offsets and sizes are in bytes. */
type ComingPart = { receivedBytes: number; offset: number; partBytes: number; size: number };

/**
 * What becomes of a part: it goes after what is there, or begins anew, or changes nothing since it came already or too
 * soon. The last one makes the original whole.
 */
export function placePart({ receivedBytes, offset, partBytes, size }: ComingPart): "first" | "next" | "last" | "none" {
  const end = offset + partBytes;
  if (end > size || (offset !== receivedBytes && offset !== 0)) return "none";
  if (end === size) return "last";
  return offset === 0 ? "first" : "next";
}

/** True when a project has room for one more original. Sizes are in bytes. */
export function hasRoomFor(otherOriginalsBytes: number, size: number): boolean {
  return otherOriginalsBytes + size <= PHOTO_LIMITS.projectOriginalBytes;
}
