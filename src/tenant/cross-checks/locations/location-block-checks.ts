import type { Finding } from '../../mistakes/mistake.ts';
import { formatPath } from '../../problem.ts';
import { locationFilters } from '../../settings/locations/location-blocks.schema.ts';
import { type CrossCheck, unknownName } from '../cross-check.ts';

/** A block shows branches by a filter, or one by its id. */
export const checkBlockFilters: CrossCheck = ({ locations }) => {
  const ids = (locations?.locations ?? []).map(({ id }) => id);
  return Object.entries(locations?.blocks ?? {}).flatMap(([name, { filter }]) =>
    unknownName(
      'locations',
      ['blocks', name, 'filter'],
      filter,
      [...locationFilters, ...ids],
      "neither one of the filters nor a location's id",
    ),
  );
};

/** Blocks placed on pages must exist. */
export const checkPlacedBlocks: CrossCheck = ({ locations }) => {
  const blocks = Object.keys(locations?.blocks ?? {});
  return Object.entries(locations?.placed ?? {}).flatMap(([page, names]) =>
    names.flatMap((name, index) =>
      unknownName('locations', ['placed', page, index], name, blocks, 'the name of no block'),
    ),
  );
};

/** A map needs both coordinates. */
export const checkCoordinates: CrossCheck = ({ locations }) =>
  (locations?.locations ?? []).flatMap(({ address: { latitude, longitude } }, index): Finding[] => {
    if ((latitude === null) === (longitude === null)) return [];
    const [given, other] = latitude === null ? ['longitude', 'latitude'] : ['latitude', 'longitude'];
    const path = ['locations', index, 'address', given];
    const message = `${formatPath(path)} is set without ${other}; the map and the nearest branch need both.`;
    return [{ subject: 'locations', path, message, found: String(latitude ?? longitude) }];
  });

/** The tile address and its key belong together. */
export const checkMapKey: CrossCheck = ({ locations }) => {
  if (locations === undefined) return [];
  const { tiles, key } = locations.map;
  const isAsked = tiles?.includes('{key}') ?? false;
  if (isAsked === (key !== null)) return [];
  const message = isAsked
    ? 'map.tiles holds {key}, and map.key is null; without the key of the provider there is no map.'
    : 'map.key is set, and map.tiles does not say with {key} where it belongs.';
  const [path, related] = isAsked
    ? [
        ['map', 'key'],
        ['map', 'tiles'],
      ]
    : [
        ['map', 'tiles'],
        ['map', 'key'],
      ];
  return [{ subject: 'locations', path, related, message, found: JSON.stringify(isAsked ? key : tiles) }];
};
