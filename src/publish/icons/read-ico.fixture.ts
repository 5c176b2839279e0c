/** The images of an .ico file according to its directory; throws if it holds none. */
export function readIco(bytes: Buffer): { width: number; height: number; png: Buffer }[] {
  if (bytes.readUInt16LE(0) !== 0 || bytes.readUInt16LE(2) !== 1) throw new Error('This is no .ico file.');
  return Array.from({ length: bytes.readUInt16LE(4) }, (_, index) => {
    const entry = bytes.subarray(6 + 16 * index, 22 + 16 * index);
    const offset = entry.readUInt32LE(12);
    const png = bytes.subarray(offset, offset + entry.readUInt32LE(8));
    return { width: entry.readUInt8(0) || 256, height: entry.readUInt8(1) || 256, png };
  });
}
