import * as v from 'valibot';
import { expect, it } from 'vitest';
import { freeTimesSchema } from '#src/leads/test-drive/free-times.schema.ts';
import { base, booked, booking, open, saturday, settingsWith } from '#tests/fixtures/leads/test-drive-app.ts';

it('a time booked on one site of a dealer is taken on its sites in other languages', async () => {
  const site = { ...base.site, languageOf: 'city-motors' };
  await using app = await open({ ...settingsWith({ seats: 1 }), site });
  await booked(app);
  const onEdition = async (path: string, body?: unknown) => app.ask(path, body, {}, 'other');
  const reply = await onEdition('/api/test-drive/appointments?car_slug=corolla-7');
  const { days } = v.parse(freeTimesSchema, await reply.json());
  expect(days.flatMap(({ times }) => times.map(({ at }) => at))).not.toContain(saturday);
  const other = { ...booking, phone: '0498 765 432', idempotency_key: 'key-of-grace-0001' };
  expect((await onEdition('/api/test-drive', other)).status).toBe(409);
});
