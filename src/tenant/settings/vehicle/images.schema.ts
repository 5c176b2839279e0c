import * as v from 'valibot';
import { count } from '../parts.schema.ts';

/** images.json: how image addresses of a given size are formed. */
export const imagesSchema = v.strictObject({
  urlTemplate: v.pipe(
    v.nullable(v.pipe(v.string(), v.includes('{width}', 'an address that contains "{width}"'))),
    v.description(
      'Address of a picture at a width, with {url} (the whole address, encoded), {path}, {stem} (address without ' +
        'its ending), {ext}, {width}, {height}, {crop} (the shape to cut it to, as "3:2"), {quality}; for example ' +
        '"https://img.example.com/w_{width},q_{quality}/{url}". null: pictures are used as the feed gives them',
    ),
    v.examples(['https://img.example.com/w_{width},q_{quality}/{url}']),
  ),
  widths: v.pipe(
    v.array(count(40, 4000)),
    v.minLength(1),
    v.description('Widths in pixels that the image service offers, small to large'),
  ),
  quality: v.pipe(count(1, 100), v.description('Quality asked of the image service')),
});
