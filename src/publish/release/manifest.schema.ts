import * as v from 'valibot';

/**
 * Time of publishing and the start of a digest of all files: `20261122T130510123Z-1f3a9c02`; sorts by age.
 */
const releaseId = v.pipe(v.string(), v.regex(/^\d{8}T\d{9}Z-[0-9a-f]{8}$/));

/**
 * Matches paths with an empty, `.` or `..` part; paths of files are relative to the site's folder, with
 * slashes.
 */
const strayPart = /(^|\/)\.{0,2}(\/|$)/;

const publishedFileSchema = v.object({
  /** SHA-256 of the content, 64 hexadecimal digits. */
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Since when no build contains the asset: pages that are still open in browsers may request it. */
  goneSince: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

/** valibot's `record` would take twice as long for tens of thousands of entries. */
const filesSchema = v.custom<Record<string, PublishedFile>>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([path, file]) => !strayPart.test(path) && v.is(publishedFileSchema, file)),
);

/** The manifest of a release; stored beside it, and written before it goes live. */
export const manifestSchema = v.object({
  id: releaseId,
  /** The release that was live before this one, to which a rollback goes. */
  previous: v.nullable(releaseId),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  files: filesSchema,
  /** `lastmod` from the sitemap, by address; used to find which pages a release changes. */
  pages: v.record(v.string(), v.string()),
});

export type PublishedFile = v.InferOutput<typeof publishedFileSchema>;
export type ReleaseFiles = Readonly<Record<string, PublishedFile>>;
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Throws if the text is no manifest; the message contains `place`. */
export function readManifest(text: string, place: string): Manifest {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (parsed.success) return parsed.output;
  throw new Error(
    `${place} is no list of a release's files. Restore it, or delete the release that it belongs to.`,
  );
}
