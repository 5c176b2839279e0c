import { expect, it } from 'vitest';
import { codeFiles, isTest, textOf } from './repository.ts';

/**
 * With `experimentalDisableStreaming`, @astrojs/react 7.0.0 gives the ids of `useId` a prefix of the island in the
 * browser, but not on the server: two islands of a page would have the same ids, and labels would lose their fields
 * when the browser takes over. Pass ids to components, and `id` to the forms of libraries.
 */
it('React components take their ids from props or names, never from useId', () => {
  const wrong = codeFiles.filter(
    (file) => /\.tsx?$/.test(file) && !isTest(file) && /\buseId\b/.test(textOf(file)),
  );
  expect(wrong).toEqual([]);
});
