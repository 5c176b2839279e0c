import type { Finding } from '../mistakes/mistake.ts';
import { formatPath } from '../problem.ts';
import { listedPages } from '../settings/editorial/promotion-blocks.schema.ts';
import { type CrossCheck, freeName, unknownName } from './cross-check.ts';

/** Blocks may only name existing tiles, and pages existing blocks. */
export const checkPromotionNames: CrossCheck = ({ promotions }) => {
  const { tiles = [], blocks = {}, placed = {} } = promotions ?? {};
  const ids = tiles.map(({ id }) => id);
  return [
    ...Object.entries(blocks).flatMap(([name, block]) =>
      block.tiles.flatMap((id, index) =>
        unknownName('promotions', ['blocks', name, 'tiles', index], id, ids, 'the id of no tile'),
      ),
    ),
    ...Object.entries(placed).flatMap(([page, names]) =>
      names.flatMap((name, index) =>
        unknownName('promotions', ['placed', page, index], name, Object.keys(blocks), 'the name of no block'),
      ),
    ),
  ];
};

/** Blocks name tiles by id, so ids must be unique. */
export const checkTileIds: CrossCheck = ({ promotions }) => {
  const ids = (promotions?.tiles ?? []).map(({ id }) => id);
  return ids.flatMap((id, index): Finding[] => {
    const first = ids.indexOf(id);
    if (first === index) return [];
    const path = ['tiles', index, 'id'];
    const message = `${formatPath(path)} is "${id}", as tiles[${first}].id is.`;
    const related = ['tiles', first, 'id'];
    const nearest = JSON.stringify(freeName(id, ids));
    return [{ subject: 'promotions', path, related, message, found: JSON.stringify(id), nearest }];
  });
};

/** A tile needs words or a picture, and its link needs a name. */
export const checkTileWords: CrossCheck = ({ promotions }) =>
  (promotions?.tiles ?? []).flatMap(({ heading, linkLabel, text, image, alt, href }, index): Finding[] => {
    const path = ['tiles', index];
    const problem = (message: string, fix: string) => [{ subject: 'promotions', path, message, fix }];
    if (heading === null && text === null && image === null)
      return problem(`${formatPath(path)} is empty.`, 'Give it a heading or an image.');
    if (href === null || [heading, linkLabel].some((words) => words !== null)) return [];
    if (image !== null && alt !== '') return [];
    return problem(
      `${formatPath(path)} leads to "${href}" and shows nothing to press.`,
      'Give it a heading, a linkLabel, or an image with alt.',
    );
  });

/** Tiles among cars need a page with a list of cars. */
export const checkListBlocks: CrossCheck = ({ promotions }) => {
  const { blocks = {}, placed = {} } = promotions ?? {};
  const listed: readonly string[] = listedPages;
  return Object.entries(placed).flatMap(([page, names]) =>
    names.flatMap((name, index): Finding[] => {
      if (blocks[name]?.kind !== 'list' || listed.includes(page)) return [];
      const path = ['placed', page, index];
      const message = `${formatPath(path)} is "${name}", a "list", and "${page}" has no list of cars.`;
      return [
        {
          subject: 'promotions',
          path,
          related: ['blocks', name, 'kind'],
          message,
          found: JSON.stringify(name),
          allowed: `a block of another kind here, or this one on ${listed.map((word) => `"${word}"`).join(' or ')}`,
        },
      ];
    }),
  );
};
