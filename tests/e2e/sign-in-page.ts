import { expect, type Page } from '@playwright/test';
import { animationsDone } from './animations-done.ts';
import { type Dealer, settingsOf } from './dealers.ts';
import { sentCode, somePhone } from './sent-code.ts';

/** The sign-in page, as a shopper uses it. */
export function signInPage(page: Page, dealer: Dealer) {
  const { account, forms } = settingsOf(dealer);
  const { texts } = account.signIn;
  const place = page.locator('main');
  const phone = somePhone();
  const parts = {
    place,
    phone,
    mobile: place.getByRole('textbox', { name: forms.labels.phone, exact: true }),
    code: place.getByRole('textbox', { name: account.phoneCode.label }),
    send: place.getByRole('button', { name: account.phoneCode.send }),
    state: place.locator('.phone-code-state'),
    submit: place.getByRole('button', { name: texts.submit, exact: true }),
    alert: place.locator('.form-errors'),
    names: place.getByRole('heading', { name: texts.namesHeading }),
    firstName: place.getByRole('textbox', { name: texts.firstName }),
  };
  return {
    ...parts,
    /** Requests a code and types it in. */
    typeCode: async () => {
      await parts.mobile.fill(phone);
      await parts.send.click();
      await expect(parts.state).toHaveText(account.phoneCode.sent);
      const code = await sentCode(phone);
      await parts.code.fill(code);
      return code;
    },
  };
}

/** The account link of the header, which is in the menu on a phone. */
export async function headerLink(page: Page, dealer: Dealer, name: string, isPhone: boolean) {
  const { navigation } = settingsOf(dealer);
  if (isPhone && !(await page.locator('#menu').isVisible()))
    await page.getByRole('button', { name: navigation.texts.menu }).click();
  // The menu slides in together with its links.
  await animationsDone(page);
  const place = isPhone ? page.locator('#menu') : page.locator('#site-header .wide');
  return place.getByRole('link', { name, exact: true });
}
