import * as v from 'valibot';
import { financeAroundSchema } from '../finance/page/finance-around.schema.ts';

/** Hidden from visitors, like all that a build leaves for the functions. */
export const frameFile = '_frame.json';

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

/** `_frame.json`: what pages on demand need of the stock, beside the settings in `_settings.json`. */
export const publishedFrameSchema = v.object({
  /** The digest of the code that rendered the site: the scripts and styles that lie beside it are of that code. */
  program: v.string(),
  stockPath: v.string(),
  showsRepayments: v.boolean(),
  liveFiles: v.number(),
  /** For texts with {count}. */
  vehicleCount: v.number(),
  menu: menuSchema,
  /** Null where the dealer has no page of finance. */
  finance: v.nullable(financeAroundSchema),
});

export type PublishedFrame = v.InferOutput<typeof publishedFrameSchema>;
