import type { Context } from 'hono';
import * as v from 'valibot';
import { accountHome } from '#src/account/account-home.ts';
import { codeField, signInFormSchema } from '#src/account/sign-in.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import { localPath } from '../http/local-path.ts';
import { readBody } from '../http/read-body.ts';
import type { Ports } from '../ports/ports.ts';
import { codePage, detailOf } from './code-page.ts';
import { namesPage } from './names-page.ts';
import { redeemCode } from './redeem-code.ts';
import { sendNewCode } from './send-code.ts';

type SignInForm = v.InferOutput<ReturnType<typeof signInFormSchema>>;

/**
 * Signing in without script: the form of the page brings a phone and no code, so a code is sent and asked for on the
 * next page; that one brings both.
 */
export async function signInByForm(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { settings } = c.var.published;
  const { texts } = settings.account;
  const body = await readBody(c, signInFormSchema(texts));
  if (!body.ok) return body.reply;
  const form = body.value;
  if (form.code === '' || form.resend !== '') return askForCode(c, form, await failureToSend(c, ports, form));
  const typed = v.safeParse(codeField(texts), form.code);
  if (!typed.success) return askForCode(c, form, typed.issues[0].message);
  const redeemed = await redeemCode(c, ports, { phone: form.phone, code: typed.output });
  if (!redeemed.ok) return askForCode(c, form, await detailOf(redeemed.reply));
  const redirect = localPath(form.redirect) ?? accountHome(settings);
  if (redeemed.isNew && settings.account.signIn.askNames) return namesPage(c, redirect);
  return c.redirect(redirect, 303);
}

/** Null once a code is on its way. */
async function failureToSend(
  c: Context<AppEnv>,
  ports: Ports,
  { phone, name: first_name, last_name, email }: SignInForm,
): Promise<string | null> {
  const claimed = { first_name, last_name, email, dealership_slug: '' };
  const sent = await sendNewCode(c, ports, { phone, claimed });
  return sent.ok ? null : detailOf(sent.reply);
}

function askForCode(c: Context<AppEnv>, form: SignInForm, alert: string | null): Promise<Response> {
  const { settings } = c.var.published;
  const { texts } = settings.account.signIn;
  const { phone, name, last_name, email, redirect, back } = form;
  const fields = { phone, name, last_name, email, redirect: localPath(redirect), back: localPath(back) };
  return codePage(settings, {
    heading: texts.codeHeading,
    text: texts.codeText,
    phone,
    submit: texts.submit,
    action: new URL(c.req.url).pathname,
    fields: Object.entries(fields).flatMap(([field, value]) => (value ? [{ name: field, value }] : [])),
    alert,
    back: localPath(back) ?? '/',
  });
}
