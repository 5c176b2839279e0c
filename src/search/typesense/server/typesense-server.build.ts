import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'typesense';
import * as v from 'valibot';
import type { CollectionSchema } from '../../engine/collection.ts';
import { fetchTransport } from './fetch-transport.build.ts';
import type { ImportBatch } from './import-batches.ts';
import {
  aliasReply,
  collectionReply,
  collectionsReply,
  createdKeyReply,
  deletedReply,
  HASH_FIELD,
  type HeldDocument,
  heldDocuments,
  keysReply,
  metadataReply,
  type RefusedDocument,
  refusedDocuments,
} from './server-reply.schema.ts';
import { isTransient, ServerTrouble, troubleOf } from './server-trouble.ts';

export type ServerOptions = {
  /** Addresses of the cluster's nodes; if one does not answer, the next is used. */
  readonly nodes: readonly string[];
  readonly adminKey: string;
  /** Timeout of a request; importing a batch on a busy server takes seconds. */
  readonly limitMs?: number;
  /** Delays between the attempts of a request; there is one more attempt than delays. */
  readonly pausesMs?: readonly number[];
  readonly onRetry?: (line: string) => void;
};

type CollectionSummary = v.InferOutput<typeof collectionReply>;

/** The requests of the sync. All reject with ServerTrouble, after retries if useful. */
export interface TypesenseServer {
  readonly address: string;
  /** As given. */
  readonly nodes: readonly string[];
  collections(): Promise<CollectionSummary[]>;
  /** Null if there is no such collection. */
  collection(name: string): Promise<CollectionSummary | null>;
  /** The collection to which an alias points; null if there is no such alias. */
  liveVersion(alias: string): Promise<string | null>;
  createCollection(schema: CollectionSchema): Promise<void>;
  importBatch(collection: string, batch: ImportBatch): Promise<RefusedDocument[]>;
  /** Missing ones are ignored. */
  deleteDocuments(collection: string, ids: readonly string[]): Promise<void>;
  heldDocuments(collection: string, rankField: string | null): Promise<HeldDocument[]>;
  /** Stores the time of a run in a collection's metadata. */
  noteSync(collection: string, time: string): Promise<void>;
  pointAlias(alias: string, collection: string): Promise<void>;
  dropCollection(name: string): Promise<void>;
  /** A search-only key for the collections of that name. */
  createSearchKey(description: string, collection: string): Promise<{ id: number; value: string }>;
  /** Ids of the keys with that description. */
  keysNamed(description: string): Promise<number[]>;
}

export function openServer(options: ServerOptions): TypesenseServer {
  const client = new Client({
    nodes: options.nodes.map((url) => ({ url: url.replace(/\/+$/, '') })),
    randomizeNodes: false,
    apiKey: options.adminKey,
    numRetries: 0,
    logLevel: 'silent',
    axiosAdapter: fetchTransport(options.limitMs ?? 60_000),
  });
  const address = options.nodes.join(', ');
  const asking = {
    address,
    pausesMs: options.pausesMs ?? [500, 1000, 2000, 4000, 8000],
    onRetry: options.onRetry,
  };
  const ask = <T>(action: string, request: () => Promise<T>) => withRetries(asking, action, request);
  const read = <S extends v.GenericSchema>(action: string, schema: S, request: () => Promise<unknown>) =>
    ask(action, async () => checked(schema, await request(), action, address));
  return {
    address,
    nodes: options.nodes,
    collections: () =>
      read('list its collections', collectionsReply, () =>
        client.collections().retrieve({ exclude_fields: 'fields' }),
      ),
    collection: (name) =>
      unless404(read('look up a collection', collectionReply, () => client.collections(name).retrieve())),
    liveVersion: (alias) =>
      unless404(
        read('look up an alias', aliasReply, () => client.aliases(alias).retrieve()).then(
          ({ collection_name }) => collection_name,
        ),
      ),
    createCollection: (schema) => ask('create a collection', () => create(client, schema)),
    importBatch: (collection, batch) =>
      ask('import documents', async () => {
        const reply = await client
          .collections(collection)
          .documents()
          .import(batch.lines, { action: 'upsert' });
        const refused = typeof reply === 'string' ? refusedDocuments(reply, batch.ids) : null;
        if (refused !== null) return refused;
        throw new ServerTrouble(`Typesense at ${address} broke off its answer to an import.`, null);
      }),
    deleteDocuments: async (collection, ids) => {
      const filter_by = `id:[${ids.map((id) => `\`${id}\``).join(',')}]`;
      await read('delete documents', deletedReply, () =>
        client.collections(collection).documents().delete({ filter_by }),
      );
    },
    heldDocuments: (collection, rankField) =>
      ask('export documents', async () => {
        const include_fields = ['id', HASH_FIELD, rankField ?? []].flat().join(',');
        const reply: unknown = await client.collections(collection).documents().export({ include_fields });
        const held = typeof reply === 'string' ? heldDocuments(reply, rankField) : null;
        if (held !== null) return held;
        throw new ServerTrouble(`Typesense at ${address} broke off its answer to an export.`, null);
      }),
    noteSync: async (collection, lastSync) => {
      await read('keep the time of a sync', metadataReply, () =>
        client.collections(collection).update({ metadata: { lastSync } }),
      );
    },
    pointAlias: async (alias, collection_name) => {
      await read('point an alias', aliasReply, () => client.aliases().upsert(alias, { collection_name }));
    },
    dropCollection: async (name) => {
      await unless404(ask('delete a collection', () => client.collections(name).delete()));
    },
    createSearchKey: (description, collection) =>
      read('create a key', createdKeyReply, () =>
        client.keys().create({ description, actions: ['documents:search'], collections: [collection] }),
      ),
    keysNamed: async (description) => {
      const { keys } = await read('list its keys', keysReply, () => client.keys().retrieve());
      return keys.filter((key) => key.description === description).map(({ id }) => id);
    },
  };
}

/** Every run uses a new name: if the collection exists, this run created it and only the reply was lost. */
async function create(
  client: Client,
  { fields, token_separators, symbols_to_index, ...rest }: CollectionSchema,
) {
  const lists = {
    fields: fields.map((field) => ({ ...field })),
    ...(token_separators && { token_separators: [...token_separators] }),
    ...(symbols_to_index && { symbols_to_index: [...symbols_to_index] }),
  };
  await client
    .collections()
    .create({ ...rest, ...lists })
    .catch((error: unknown) => {
      if (troubleOf(error, '', '').status !== 409) throw error;
    });
}

function checked<S extends v.GenericSchema>(
  schema: S,
  reply: unknown,
  action: string,
  address: string,
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, reply);
  if (parsed.success) return parsed.output;
  throw new ServerTrouble(
    `What answers at ${address} is no Typesense server: it was asked to ${action}.`,
    200,
  );
}

async function unless404<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ServerTrouble && error.status === 404) return null;
    throw error;
  }
}

type Asking = {
  readonly address: string;
  readonly pausesMs: readonly number[];
  readonly onRetry: ((line: string) => void) | undefined;
};

async function withRetries<T>(asking: Asking, action: string, request: () => Promise<T>): Promise<T> {
  const { address, pausesMs, onRetry } = asking;
  for (const pauseMs of pausesMs) {
    try {
      return await request();
    } catch (error) {
      const trouble = troubleOf(error, action, address);
      if (!isTransient(trouble)) throw trouble;
      onRetry?.(`${trouble.message} Trying again in ${pauseMs / 1000} s.`);
      await pause(pauseMs);
    }
  }
  return request().catch((error: unknown) => {
    throw troubleOf(error, action, address);
  });
}
