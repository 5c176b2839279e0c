import * as v from 'valibot';
import { described, switchFor } from '../parts.schema.ts';

/** vehicle.json `liveStatus`: a dealer's own system that reports the vehicle's state between two feeds. */
export const liveStatusSchema = v.strictObject({
  reported: switchFor(
    "The dealer's system reports every change of a vehicle's status or price at once, with PUT /api/cars/{slug}/status",
  ),
  secretVariable: described(
    v.nullable(
      v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, 'a name such as "STATUS_SECRET_CITY_MOTORS"')),
    ),
    'Environment variable with the secret that the system sends; null for STATUS_SECRET_ and the slug in capitals',
  ),
});
