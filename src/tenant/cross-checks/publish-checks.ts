import type { PublishTarget } from '../settings/publish/publish-target.schema.ts';
import { type CrossCheck, unknownName } from './cross-check.ts';

/** Two targets at one place would overwrite each other's releases. */
export const checkPublishPlaces: CrossCheck = ({ publish }) => {
  const named = Object.entries(publish?.targets ?? {});
  return named.flatMap(([name, target], index) => {
    const other = named.slice(0, index).find(([, earlier]) => placeOf(earlier) === placeOf(target));
    if (other === undefined) return [];
    const message = `targets.${name} is the same place as targets.${other[0]}.`;
    const fix = 'Give each target a place of its own.';
    return [{ subject: 'publish', path: ['targets', name], related: ['targets', other[0]], message, fix }];
  });
};

/** Targets that other settings name must exist. */
export const checkPublishTargets: CrossCheck = ({ publish }) => {
  const names = Object.keys(publish?.targets ?? {});
  const named = [
    { path: ['indexNow', 'target'], target: publish?.indexNow?.target },
    { path: ['automatic'], target: publish?.automatic },
  ];
  return named.flatMap(({ path, target }) =>
    target == null ? [] : unknownName('publish', path, target, names, 'none of the targets'),
  );
};

function placeOf(target: PublishTarget): string {
  switch (target.kind) {
    case 'folder':
      return `folder ${target.path.replace(/\/+$/, '')}`;
    case 's3':
      return `s3 ${target.endpoint} ${target.bucket} ${target.prefix}`;
    case 'cloudflare-pages':
      return `cloudflare-pages ${target.project} ${target.branch}`;
    case 'netlify':
      return `netlify ${target.site}`;
  }
}

/**
 * Google identifies a vehicle's place by the store code of its branch: without any, the feed would be empty.
 */
export const checkStoreCodes: CrossCheck = ({ syndication, locations }) => {
  if (!syndication?.google.enabled || !locations) return [];
  const hasCode = locations.locations.some(
    ({ visible, googleStoreCode }) => visible && googleStoreCode !== null,
  );
  if (hasCode) return [];
  return [
    {
      subject: 'syndication',
      path: ['google', 'enabled'],
      message:
        'google.enabled is true, but no visible branch in locations.json has a "googleStoreCode": the feed would be empty.',
    },
  ];
};
