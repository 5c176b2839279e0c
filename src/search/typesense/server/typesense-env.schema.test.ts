import { describe, expect, it } from 'vitest';
import { readTypesenseEnv } from './typesense-env.schema.ts';

describe('the environment of the search server', () => {
  it.each(['http://localhost:8108', 'https://search.example.com', 'https://example.com/typesense'])(
    'accepts %s',
    (url) => {
      expect(readTypesenseEnv({ TYPESENSE_URL: url }).TYPESENSE_URL).toBe(url);
    },
  );

  it('reports an invalid value without repeating it, because it may be a key', () => {
    const read = () => readTypesenseEnv({ TYPESENSE_URL: 's3cret', TYPESENSE_ADMIN_KEY: '' });
    expect(read).toThrow(/TYPESENSE_URL must be.*\nTYPESENSE_ADMIN_KEY must not be empty/);
    expect(read).not.toThrow(/s3cret/);
  });
});
