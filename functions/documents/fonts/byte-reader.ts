/** Reads big-endian numbers one after the other; past the end it throws, as a `DataView` does. */
export class ByteReader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  position = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u8(): number {
    this.position += 1;
    return this.#view.getUint8(this.position - 1);
  }

  u16(): number {
    this.position += 2;
    return this.#view.getUint16(this.position - 2);
  }

  i16(): number {
    this.position += 2;
    return this.#view.getInt16(this.position - 2);
  }

  u32(): number {
    this.position += 4;
    return this.#view.getUint32(this.position - 4);
  }

  take(length: number): Uint8Array {
    const end = this.position + length;
    if (end > this.bytes.byteLength) throw new RangeError('The font ends in the middle of a table.');
    const taken = this.bytes.subarray(this.position, end);
    this.position = end;
    return taken;
  }

  /** @see https://www.w3.org/TR/WOFF2/#DataTypes UIntBase128 */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('A length in the font is too long.');
  }

  /** @see https://www.w3.org/TR/WOFF2/#DataTypes 255UInt16 */
  u255(): number {
    const first = this.u8();
    if (first === 253) return this.u16();
    if (first === 254) return this.u8() + 253 * 2;
    return first === 255 ? this.u8() + 253 : first;
  }
}
