import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { DeliveryFailure } from '../../leads/delivery/delivery-failure.ts';
import type { MailMessage } from '../../ports/mail.ts';
import { UnreachablePhone } from '../../ports/text-messages.ts';
import { dayMs, minuteMs } from '../account-app.fixture.ts';
import { notifyWatchers } from './notify-watchers.ts';
import { byMail, cheaper, hilux, watchersApp } from './watchers.fixture.ts';

const settings = demoSettings('harbourline');

describe('messages that cannot be delivered', () => {
  it('unsubscribe a number that accepts none, such as after STOP', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish([cheaper, hilux]);
    const refusing = { send: () => Promise.reject(new UnreachablePhone('Twilio refused: 21610.')) };
    await notifyWatchers(site.notifier({ textMessages: refusing }));
    expect(await site.app.rows('SELECT stopped_by FROM watch_notices')).toEqual([
      { stopped_by: 'phone network' },
    ]);
    expect(site.errors).toEqual([]);
  });

  it('are reported to the operator; a text message is not retried', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish([cheaper, hilux]);
    const down = { send: () => Promise.reject(new Error('Twilio answered 503.')) };
    await notifyWatchers(site.notifier({ textMessages: down }));
    expect(site.errors.map(String)).toEqual(['Error: Twilio answered 503.']);
    site.app.wait(dayMs);
    await notifyWatchers(site.notifier());
    expect(site.texts).toEqual([]);
  });

  it('are retried by e-mail, with the one-click unsubscribe headers', async () => {
    await using site = await watchersApp(settings);
    await site.watcher(byMail);
    site.publish([cheaper, hilux]);
    const keys: string[] = [];
    const down = {
      send: ({ key }: MailMessage) => {
        keys.push(key);
        return Promise.reject(new DeliveryFailure('It answered 503.'));
      },
    };
    await notifyWatchers(site.notifier({ mail: down }));
    site.app.wait(5 * minuteMs);
    await notifyWatchers(site.notifier());
    const [mail] = site.mails;
    expect(keys).toEqual([mail?.key]);
    const url = /https:\S+unsubscribe\S+/.exec(mail?.text ?? '')?.[0];
    expect(mail).toMatchObject({
      to: ['ana@example.com'],
      subject: 'Harbourline Motor Group: news of the cars you saved',
      headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.text).toContain('because you asked Harbourline Motor Group for it on November 20, 2026.');
    expect(mail?.text).toContain(
      'Harbourline Motor Group Pty Ltd\n(07) 5550 0140\nhello@harbourline.example',
    );
  });

  it('stay queued while no e-mail account is configured', async () => {
    await using site = await watchersApp(settings);
    await site.watcher(byMail);
    site.publish([cheaper, hilux]);
    for (let round = 0; round < 10; round += 1) {
      await notifyWatchers(site.notifier({ mail: null }));
      site.app.wait(6 * 60 * minuteMs);
    }
    expect(site.errors.map(String)).toEqual(['DeliveryFailure: MAIL_KEY and MAIL_FROM are not set.']);
    expect(await site.app.rows('SELECT state FROM watch_messages')).toEqual([{ state: 'failed' }]);
  });

  it('are dropped after a day, because prices may have changed again', async () => {
    await using site = await watchersApp(settings);
    await site.watcher();
    site.publish([cheaper, hilux]);
    await notifyWatchers(site.killedBeforeSending());
    site.errors.length = 0;
    site.app.wait(dayMs);
    await notifyWatchers(site.notifier());
    expect(site.texts).toEqual([]);
    expect(await site.app.rows('SELECT state FROM watch_messages')).toEqual([{ state: 'dropped' }]);
    expect(site.errors.map(String)).toEqual([
      'Error: Messages about saved cars and searches became too old to be sent: 1.',
    ]);
  });

  it('are dropped once the e-mail service has forgotten their key', async () => {
    await using site = await watchersApp(settings);
    await site.watcher(byMail);
    site.publish([cheaper, hilux]);
    const isSent = Promise.withResolvers<void>();
    const killed = site.notifier({
      mail: {
        send: () => {
          isSent.resolve();
          return new Promise(() => undefined);
        },
      },
    });
    void notifyWatchers(killed);
    await isSent.promise;
    site.app.wait(dayMs);
    await notifyWatchers(site.notifier());
    expect(site.mails).toEqual([]);
  });
});
