/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Sizes of the pictures in a dealer's Markdown texts, by the address that the text gives. */
export type PictureSizes = ReadonlyMap<string, PictureSize>;

export const noSizes: PictureSizes = new Map();
