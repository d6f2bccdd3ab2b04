// The package describes its library, and not this way to load it.
declare module "libheif-js/wasm-bundle.js" {
  /** The pixels of a picture, four bytes each: red, green, blue and how opaque it is. */
  export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

  /** A picture of a file. It must be freed. */
  export type HeifImage = {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    display: (target: Pixels, done: (pixels: Pixels | null) => void) => void;
    free: () => void;
  };

  const library: { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } };
  export default library;
}
