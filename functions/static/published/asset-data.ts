import { LRUCache } from 'lru-cache';
import type * as v from 'valibot';
import { SiteInfo } from '#src/publish/published/site-info.schema.ts';
import { OutdatedPublication, type PublishedSite } from '../../ports/published-site.ts';
import { checked, parseJson } from '../checked.ts';
import { sitePath } from '../site-path.ts';
import { publishedSiteData } from './published-site-data.ts';

/** Requests a file from a CDN's storage by its path from the site's root. */
export type FetchAsset = (path: string) => Promise<Response>;

/**
 * A large dealer's files take half a megabyte each when parsed, and a Worker has 128. A deployment's files never
 * change.
 */
const MAX_FILES = 40;

interface AssetData {
  readonly listSites: () => Promise<readonly SiteInfo[]>;
  readonly publishedSite: (slug: string) => Promise<PublishedSite | null>;
}

/** The published data of a deployment's only dealer, read through the host's own storage. */
export function createAssetData(fetchAsset: FetchAsset): AssetData {
  const readSite = assetReader(fetchAsset)(SiteInfo);
  const jsonReader = assetReader(fetchAsset);
  const published = publishedSiteData({
    rootOf: (slug) => slug,
    jsonReader,
    file: (_slug, path) => readAsset(fetchAsset, path),
  });
  const site = async () => readSite('dist', 'site-info.json');
  return {
    listSites: async () => [await site()].filter((info) => info !== undefined),
    publishedSite: async (slug) => ((await site())?.slug === slug ? published(slug) : null),
  };
}

function assetReader(fetchAsset: FetchAsset) {
  return <T>(schema: v.GenericSchema<unknown, T>) => {
    const cache = new LRUCache<string, { readonly value: T | OutdatedPublication }>({ max: MAX_FILES });
    return async (root: string, path: string): Promise<T | undefined> => {
      let known = cache.get(path);
      if (known === undefined) {
        const content = await bytesOf(await fetchAsset(`/${path}`));
        if (content === null) return undefined;
        known = { value: checked(schema, parseJson(content), { root, path }) };
        cache.set(path, known);
      }
      if (known.value instanceof OutdatedPublication) throw known.value;
      return known.value;
    };
  };
}

async function readAsset(fetchAsset: FetchAsset, path: string): Promise<Uint8Array | null> {
  const target = sitePath(path);
  return target.kind === 'file' ? bytesOf(await fetchAsset(target.cleanPath)) : null;
}

/** Null if the file does not exist; rejects if the storage does not answer. */
async function bytesOf(reply: Response): Promise<Uint8Array | null> {
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`The storage of the site answered ${reply.status}.`);
  return new Uint8Array(await reply.arrayBuffer());
}
