import { expect, it } from 'vitest';
import { checkoutApp, openSettings, reserved } from '#tests/fixtures/checkout/checkout-app.ts';

const { locations } = openSettings;
const inPerth = locations.locations.map((branch) => ({ ...branch, timeZone: 'Australia/Perth' }));

it('the end of a hold is written by the clock of the branch where the car stands', async () => {
  await using app = await checkoutApp({
    settings: { ...openSettings, locations: { ...locations, locations: inPerth } },
  });
  const { reservation } = await reserved(app);
  const until = 'Sunday 22 November at 7:00 am';
  expect(reservation).toMatchObject({
    held_until: '2026-11-22T07:00:00+08:00',
    message: expect.stringContaining(until),
  });
  await app.round();
  expect(app.letters[0]?.text).toContain(until);
  const page = await app.askPage(reservation.path);
  expect(await page.json()).toMatchObject({ name: 'reservation', props: { until } });
});
