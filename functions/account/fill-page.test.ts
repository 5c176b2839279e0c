import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';

const page = `<!DOCTYPE html><html><head><meta charset="utf-8"><script>if (1 < 2) "<p name=\\"message\\">";</script></head>
<body><h1 data-fill="heading">Enquire <b>now</b></h1><img data-fill="photo" src="data:," alt="" hidden>
<form><input type="hidden" name="car_slug" value=""><textarea name="message" required rows="4"></textarea>
<fieldset data-fill="places" hidden disabled><select name="place"><option value="">Please choose</option></select></fieldset></form></body></html>`;

describe('a built page', () => {
  it('stays as it is where nothing is filled in', () => {
    expect(fillPage(page, [])).toBe(page);
    expect(fillPage(page, [{ at: '[name="nothing"]', text: 'x' }])).toBe(page);
  });

  it('gets texts, values and options in their places, and nothing else changes', () => {
    const filled = fillPage(page, [
      { at: '[data-fill="heading"]', text: 'Find something similar' },
      { at: '[data-fill="photo"]', attributes: { src: '/a.webp', hidden: null } },
      { at: '[name="car_slug"]', attributes: { value: 'kia-rio' } },
      { at: '[name="message"]', text: 'Like this?', attributes: { required: null } },
      { at: '[data-fill="places"]', attributes: { hidden: null, disabled: null } },
      { at: '[name="place"]', options: ['Robina', 'Coomera'] },
      { at: 'form', attributes: { 'data-car': '7' } },
    ]);
    expect(filled).toBe(
      page
        .replace('Enquire <b>now</b>', 'Find something similar')
        .replace('src="data:," alt="" hidden', 'src="/a.webp" alt=""')
        .replace('name="car_slug" value=""', 'name="car_slug" value="kia-rio"')
        .replace('name="message" required rows="4">', 'name="message" rows="4">Like this?')
        .replace('"places" hidden disabled', '"places"')
        .replace(
          'choose</option>',
          'choose</option><option value="Robina">Robina</option><option value="Coomera">Coomera</option>',
        )
        .replace('<form>', '<form data-car="7">'),
    );
  });

  it.each([
    ['</textarea><script>alert(1)</script>', 'text'],
    ['"><img src=x onerror=alert(1)>', 'value'],
    ["' onfocus='alert(1)", 'value'],
    ['</option></select><script>', 'option'],
  ])('shows %s as a %s', (nasty, kind) => {
    const filled = fillPage(page, [
      kind === 'text'
        ? { at: '[name="message"]', text: nasty }
        : kind === 'value'
          ? { at: '[name="car_slug"]', attributes: { value: nasty } }
          : { at: '[name="place"]', options: [nasty] },
    ]);
    expect(filled.match(/<script|<img|onfocus='/g)).toEqual(page.match(/<script|<img|onfocus='/g));
    expect(filled).toContain(nasty.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`));
  });

  it('never gets another element, whatever is filled in', () => {
    const count = (html: string) =>
      JSON.stringify(parseDocument(html), ['children', 'name']).split('"name"').length;
    const before = count(page);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const filled = fillPage(page, [
          { at: '[name="message"]', text },
          { at: '[name="car_slug"]', attributes: { value: text } },
        ]);
        expect(count(filled)).toBe(before);
      }),
    );
  });
});
