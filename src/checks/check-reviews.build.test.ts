import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { absentFile } from '../tenant/json/settings-file.ts';
import { formatProblem } from '../tenant/problem.ts';
import { reviewProblems } from './check-reviews.build.ts';

let tenantsDir = '';

beforeAll(() => {
  tenantsDir = mkdtempSync(join(tmpdir(), 'reviews-'));
  mkdirSync(join(tenantsDir, 'harbourline/reviews'), { recursive: true });
});
afterAll(() => rmSync(tenantsDir, { recursive: true }));

const review = (id: number, differs: object = {}) => ({
  id,
  customer_name: 'Mei',
  rating: 5,
  review_date: '2026-10-22',
  ...differs,
});

/** The messages about a reviews file with this text. */
function problemsOf(text: string, file = 'reviews/google.json', show = true): string[] {
  writeFileSync(join(tenantsDir, 'harbourline/reviews/google.json'), text);
  const settings = demoSettings('harbourline');
  const changed = { ...settings, reviews: { ...settings.reviews, file, show } };
  const files = new Map([
    [
      'reviews',
      {
        own: absentFile('tenants/harbourline/reviews.json'),
        defaults: absentFile('tenants/_defaults/reviews.json'),
      },
    ],
  ]);
  return reviewProblems(changed, { tenantsDir, slug: 'harbourline' }, files).map(formatProblem);
}

const lines = (value: unknown) => JSON.stringify(value, null, 1);

it('reports nothing about a correct file', () => {
  expect(
    problemsOf(lines({ count: 1, average_rating: '5.0', reviews: [review(1, { location_id: 'gc' })] })),
  ).toEqual([]);
});

it.each([
  [
    'a review that cannot be shown',
    lines({ reviews: [review(1), review(2, { rating: 7 })] }),
    [
      'tenants/harbourline/reviews/google.json:12  reviews[1].rating is 7, which cannot be shown. It should be a number from 1 to 5.',
    ],
  ],
  [
    'a branch that is not there',
    lines({ reviews: [review(1, { location_id: 'moon' })] }),
    [
      'tenants/harbourline/reviews/google.json:8  reviews[0].location_id is "moon", and no branch has that id: the review stands on no branch\'s page.',
    ],
  ],
  [
    'JSON that is none',
    '{ "reviews": [',
    [expect.stringMatching(/^tenants\/harbourline\/reviews\/google\.json:1:\d+ {2}not valid JSON/)],
  ],
])('tells of %s where it stands', (_, text, sentences) => {
  expect(problemsOf(text)).toEqual(sentences);
});

it('reports a missing file', () => {
  expect(problemsOf('{}', 'reviews/gogle.json')).toEqual([
    expect.stringContaining(
      'file names "reviews/gogle.json", and there is no such file: no review is shown.',
    ),
  ]);
});

it('ignores reviews that are switched off', () => {
  expect(problemsOf('{ "reviews": [', 'reviews/google.json', false)).toEqual([]);
});
