import * as v from 'valibot';
import { count, described } from '../parts.schema.ts';

/** images.json: how image addresses of a given size are formed. */
export const imagesSchema = v.strictObject({
  urlTemplate: described(
    v.nullable(v.pipe(v.string(), v.includes('{width}', 'an address that contains "{width}"'))),
    'Address of a picture at a width, with {url} (the whole address, encoded), {path}, {stem} (address without ' +
      'its ending), {ext}, {width}, {height}, {crop} (the shape to cut it to, as "3:2"), {quality}; for example ' +
      '"https://img.example.com/w_{width},q_{quality}/{url}". null: pictures are used as the feed gives them',
    'https://img.example.com/w_{width},q_{quality}/{url}',
  ),
  widths: described(
    v.pipe(v.array(count(40, 4000)), v.minLength(1)),
    'Widths in pixels that the image service offers, small to large',
  ),
  quality: described(count(1, 100), 'Quality asked of the image service'),
});
