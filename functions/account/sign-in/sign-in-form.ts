import type { Context } from 'hono';
import * as v from 'valibot';
import { accountHome } from '#src/account/session/account-home.ts';
import { codeField, signInFormSchema } from '#src/account/sign-in/sign-in.schema.ts';
import { asksNames } from '#src/account/sign-in/sign-in-facts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/read-body.ts';
import { localPath } from '../../http/visitor/local-path.ts';
import type { Ports } from '../../ports/ports.ts';
import { codePage, detailOf, failureToSend } from '../codes/code-page.ts';
import { redeemCode } from '../codes/redeem-code.ts';

type SignInForm = v.InferOutput<ReturnType<typeof signInFormSchema>>;

/**
 * Sign-in without JavaScript, in two steps: a form with only a phone sends a code and shows a page
 * that asks for it; that page posts both.
 */
export async function signInByForm(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { published } = c.var;
  const { settings } = published;
  const { texts } = settings.account;
  const body = await readBody(c, signInFormSchema(texts));
  if (!body.ok) return body.reply;
  const form = body.value;
  const ask = (alert: string | null) => askForCode(c, ports, form, alert);
  if (form.code === '' || form.resend !== '') {
    const { phone, name: firstName, last_name: lastName, email } = form;
    return ask(await failureToSend(c, ports, { phone, firstName, lastName, email }));
  }
  const typed = v.safeParse(codeField(texts), form.code);
  if (!typed.success) return ask(typed.issues[0].message);
  const redeemed = await redeemCode(c, ports, { phone: form.phone, code: typed.output });
  if (!redeemed.ok) return ask(await detailOf(redeemed.reply, published));
  const redirect = localPath(form.redirect) ?? accountHome(settings);
  if (!redeemed.isNew || !asksNames(settings, redirect)) return c.redirect(redirect, 303);
  const page = await ports.pages.render(published, 'names', { redirect });
  // Keeps the headers set on the context, which carry the new session cookie; a new Response would
  // not have them.
  return c.newResponse(page.body, page);
}

function askForCode(
  c: Context<AppEnv>,
  ports: Ports,
  form: SignInForm,
  alert: string | null,
): Promise<Response> {
  const { published } = c.var;
  const { texts } = published.settings.account.signIn;
  const { phone, name, last_name, email, redirect, back } = form;
  const fields = { phone, name, last_name, email, redirect: localPath(redirect), back: localPath(back) };
  return codePage(ports, published, {
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
