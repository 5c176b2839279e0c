interface IcoPicture {
  /** Width and height in pixels, at most 256. */
  readonly size: number;
  readonly png: Uint8Array;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON_TYPE = 1;
const BITS_PER_PIXEL = 32;

/**
 * An .ico file with several PNGs: a header, a directory entry for each image, then the images. All browsers
 * in use read PNGs in it. @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoFile(pictures: readonly IcoPicture[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  directory.writeUInt16LE(ICON_TYPE, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    // One byte each for width and height: 0 stands for 256.
    directory.writeUInt8(size % 256, entry);
    directory.writeUInt8(size % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
