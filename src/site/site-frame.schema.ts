import * as v from 'valibot';
import { financeAroundSchema } from '../finance/page/finance-page-extras.schema.ts';

/** Hidden from visitors, like all files for the functions. */
export const FRAME_FILE = '_frame.json';

const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());

const linkSchema = v.object({ label: v.string(), href: v.string(), count: v.exactOptional(v.number()) });

const sectionSchema = v.object({
  heading: v.nullable(v.string()),
  href: v.nullable(v.string()),
  links: listOf(linkSchema),
});

const menuSchema = v.object({
  header: listOf(
    v.object({ label: v.string(), href: v.nullable(v.string()), sections: listOf(sectionSchema) }),
  ),
  footer: listOf(v.object({ title: v.string(), links: listOf(linkSchema) })),
});

/** `_frame.json`: what pages on demand need to know of the stock, beside the settings in `_settings.json`. */
export const publishedFrameSchema = v.object({
  /** Digest of the code that rendered the site; its scripts and styles belong to that code. */
  program: v.string(),
  stockPath: v.string(),
  showsRepayments: v.boolean(),
  liveFiles: v.number(),
  /** For texts with {count}. */
  vehicleCount: v.number(),
  menu: menuSchema,
  /** The addresses of the dealer's sites in other languages, by `url`; those of `withStock` are patterns. */
  otherSites: v.record(v.string(), v.object({ always: listOf(v.string()), withStock: listOf(v.string()) })),
  /** Null if the dealer has no finance page. */
  finance: v.nullable(financeAroundSchema),
});

export type PublishedFrame = v.InferOutput<typeof publishedFrameSchema>;
