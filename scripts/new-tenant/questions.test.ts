import { describe, expect, it } from 'vitest';
import { type AnswerName, questions, readFlags, readHours } from './questions.ts';

const read = (name: AnswerName, text: string) =>
  questions.find((question) => question.name === name)?.read(text);

describe('the questions about a new dealer', () => {
  it.each<[AnswerName, string, string]>([
    ['name', '  City   Motors ', 'City Motors'],
    ['phone', '0730001234', '(07) 3000 1234'],
    ['phone', '+61 412 345 678', '0412 345 678'],
    ['email', ' Sales@City.Example.com.au', 'Sales@city.example.com.au'],
    ['state', 'vic', 'VIC'],
    ['postcode', ' 3175 ', '3175'],
    ['abn', '98765432109', '98 765 432 109'],
    ['abn', '', ''],
    ['template', 'Yard', 'yard'],
    ['colour', '1F5FD1', '#1f5fd1'],
    ['colour', '#15d', '#1155dd'],
    ['url', 'www.citymotors.com.au/', 'https://www.citymotors.com.au'],
    ['weekdays', '8:30 – 17.30', '08:30-17:30'],
    ['sunday', '', ''],
  ])('%s takes %j as %j', (name, text, answer) => {
    expect(read(name, text)).toBe(answer);
  });

  it.each<[AnswerName, string]>([
    ['name', ' '],
    ['phone', '12'],
    ['email', ''],
    ['email', 'sales'],
    ['state', 'Queensland'],
    ['postcode', '317'],
    ['abn', '123'],
    ['template', 'castle'],
    ['colour', 'blue'],
    ['colour', '#12345'],
    ['url', 'citymotors'],
    ['weekdays', 'nine to five'],
  ])('%s does not take %j', (name, text) => {
    expect(read(name, text)).toBeNull();
  });
});

describe('readHours', () => {
  it.each(['17:30-08:30', '08:30-08:30', '25:00-26:00', '08:60-09:00'])('rejects %s', (text) => {
    expect(readHours(text)).toBeNull();
  });
});

describe('readFlags', () => {
  it('normalises given answers', () => {
    expect(readFlags({ state: 'qld', sunday: '' })).toEqual({
      ok: true,
      answers: { state: 'QLD', sunday: '' },
    });
  });

  it('names an invalid flag with the allowed values', () => {
    expect(readFlags({ postcode: '12' })).toEqual({
      ok: false,
      problem: '--postcode "12" is invalid. Allowed: four digits, such as 3175.',
    });
  });
});
