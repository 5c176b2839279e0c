/** A picture's size in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The sizes of the pictures within texts, by address. */
export type PictureSizes = ReadonlyMap<string, PictureSize>;

export const noSizes: PictureSizes = new Map();
