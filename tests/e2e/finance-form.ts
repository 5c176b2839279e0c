import type { Page } from '@playwright/test';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf } from './dealers.ts';
import { sentCode, somePhone } from './sent-code.ts';
import { expect } from './visitor.ts';

/** The form for a finance application, as a shopper uses it. */
export function financeForm(page: Page, dealer: Dealer) {
  const { finance, forms, account, leads } = settingsOf(dealer);
  const { labels, creditScores } = finance.form;
  const form = page.locator('.finance-form');
  const phone = somePhone();
  const box = (name: string) => form.getByRole('textbox', { name, exact: true });
  const parts = {
    form,
    phone,
    price: box(labels.purchasePrice),
    deposit: form.getByRole('textbox', { name: labels.deposit }),
    term: form.getByRole('slider', { name: labels.loanTerm }),
    score: (name: keyof typeof creditScores) =>
      form.getByRole('radio', { name: `${creditScores[name].label} ${creditScores[name].hint}` }),
    name: box(forms.labels.name),
    mobile: box(forms.labels.phone),
    code: form.locator('input[autocomplete="one-time-code"]'),
    send: form.getByRole('button', { name: account.phoneCode.send }),
    resend: form.getByRole('button', { name: account.phoneCode.resend }),
    state: form.locator('.phone-code').getByRole('status'),
    codeAlert: form.locator('.phone-code').getByRole('alert'),
    alert: form.locator('.form-errors:not(.phone-code-alert)'),
    quote: form.locator('.quick-quote'),
    terms: form.getByRole('checkbox', { name: leads.terms.text }),
    submit: form.locator('[data-submit]'),
  };
  const fillInPerson = async () => {
    await parts.name.fill('Ada');
    await box(forms.labels.last_name).fill('Lovelace');
    await box(forms.labels.email).fill('ada@example.com');
    await box(forms.labels.postcode).fill('4000');
  };
  return {
    ...parts,
    fillInPerson,
    open: async (path = '/finance') => {
      await page.goto(siteUrl(dealer, path));
      await expect(parts.form).toBeVisible();
    },
    /** Hydrates the form by hovering over it. */
    improved: async () => {
      await parts.form.dispatchEvent('pointerover');
      await expect(page.locator('astro-island:has(.finance-form)')).not.toHaveAttribute('ssr');
    },
    /** Fills in everything except the code. */
    fillIn: async () => {
      await parts.score('GREAT').check();
      await fillInPerson();
      await parts.mobile.fill(phone);
      if (await parts.terms.isVisible()) await parts.terms.check();
    },
    /** Requests a code and types it in. */
    typeCode: async () => {
      await parts.send.click();
      await expect(parts.state).toHaveText(account.phoneCode.sent);
      await parts.code.fill(await sentCode(phone));
    },
  };
}

/** Answers requests in place of a function; returns the requests' data. */
export async function answerInstead(
  page: Page,
  path: string,
  answer: (count: number) => { readonly status: number; readonly body: object } | null,
): Promise<Record<string, unknown>[]> {
  const asked: Record<string, unknown>[] = [];
  await page.route(`**${path}`, async (route) => {
    asked.push(route.request().postDataJSON());
    const reply = answer(asked.length);
    if (reply === null) await route.continue();
    else {
      const { status, body } = reply;
      await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
    }
  });
  return asked;
}
