import { describe, expect, it } from 'vitest';
import { blockMistakes, readBlock } from './block.ts';

describe('a line that starts with ::', () => {
  it.each([
    ['::stock::', 'stock', []],
    ['::stock used suv::', 'stock', ['used', 'suv']],
    [':: stock used  land-rover ::', 'stock', ['used', 'land-rover']],
    ['::form mini-contact::', 'form', ['mini-contact']],
    ['::blog buyer-advice::', 'blog', ['buyer-advice']],
    ['::return-terms::', 'return-terms', []],
    ['::people::', 'people', []],
    ['::warranty::', 'warranty', []],
  ])('is the block %s', (line, name, words) => {
    expect(readBlock(line)).toEqual({ ok: true, block: { name, words } });
  });

  it.each([
    [
      '::stock used suv',
      '"::stock used suv" is no block: it stands on a line of its own, begins and ends with "::" and has lower-case words between them, such as "::stock used suv::".',
    ],
    ['::Stock::', expect.stringMatching(/^"::Stock::" is no block:/)],
    ['::stock <b>::', expect.stringMatching(/^"::stock <b>::" is no block:/)],
    [
      '::stok used::',
      'there is no block "stok". Did you mean stock? Allowed here: stock, blog, form, warranty, people, return-terms, compare-models, accessories.',
    ],
    [
      '::form sevrice::',
      'the block "form" takes one of enquiry, short, mini-contact, service, parts, careers, unsubscribe, such as "::form service::".',
    ],
    ['::form::', expect.stringMatching(/^the block "form" takes one of/)],
    [
      '::stock usde::',
      'the block "stock" has the word "usde". Did you mean used? It takes types, bodies and makes, such as "::stock used suv::".',
    ],
    [
      '::compare-models mazda-cx-5::',
      'the block "compare-models" takes two models of catalogue.json or more, such as "::compare-models mazda-cx-5 kia-sportage::".',
    ],
    [
      '::accessories::',
      'the block "accessories" takes one model of catalogue.json, such as "::accessories mazda-cx-5::".',
    ],
    ['::warranty kia::', 'the block "warranty" takes no words, such as "::warranty::".'],
    [
      '::blog buyer-advice motoring-tips::',
      'the block "blog" takes one section of the blog, or none for the newest, such as "::blog buyer-advice::".',
    ],
  ])('%s is rejected with a message', (line, sentence) => {
    expect(readBlock(line)).toEqual({ ok: false, sentence });
  });
});

describe('the blocks of a text', () => {
  it.each([
    ['alone between empty lines', 'Hello.\n\n::stock used::\n\nBye.', []],
    ['within a fence of code', '```\n::nothing\n```', []],
    ['with two colons in a sentence', 'It is 5:: or so.', []],
    [
      'right below a sentence',
      'Hello.\n::stock used::\n',
      [[2, '"::stock used::" needs an empty line before and after it, and no space in front.']],
    ],
    [
      'indented',
      '\n   ::stock used::\n',
      [[2, '"::stock used::" needs an empty line before and after it, and no space in front.']],
    ],
    [
      'misspelt on the fourth line',
      'A\r\n\r\nB\r\n::warrenty::',
      [[4, expect.stringContaining('Did you mean warranty?')]],
    ],
  ])('are checked line by line: %s', (_, text, mistakes) => {
    expect(blockMistakes(text).map(({ line, sentence }) => [line, sentence])).toEqual(mistakes);
  });
});
