import { createInterface } from 'node:readline/promises';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { allAnswers, askQuestions, chooseWord, confirm } from './ask.ts';

/** Simulates a person who types these lines, each after a question. */
function typist(...said: string[]) {
  const asked: string[] = [];
  const lines = createInterface({ input: new PassThrough(), output: new PassThrough() });
  lines.question = async (question: string) => {
    asked.push(question);
    const answer = said.shift();
    if (answer === undefined) throw new Error(`Nobody answers: ${question}`);
    return answer;
  };
  return { lines, asked };
}

const required = {
  name: 'City Motors',
  phone: '(07) 3000 1234',
  email: 'a@b.example',
  address: '12 Main Street',
  suburb: 'Dandenong',
  state: 'VIC',
  postcode: '3175',
};

describe('askQuestions', () => {
  it('asks only what no flag has answered, and takes the default for an empty answer', async () => {
    const { lines, asked } = typist('', '', '', '', '', '', '', '', '');
    const answers = await askQuestions(lines, required, 'city');
    expect(answers).toMatchObject({
      'legal-name': 'City Motors',
      licence: '',
      template: 'showroom',
      url: 'https://www.city.example',
    });
    expect(asked).toHaveLength(9);
    expect(asked[0]).toContain('[City Motors]');
  });

  it('asks again until the answer is valid', async () => {
    const { name: _, ...rest } = required;
    const others = {
      ...rest,
      'legal-name': 'x',
      licence: '',
      abn: '',
      weekdays: '',
      saturday: '',
      sunday: '',
    };
    const { lines, asked } = typist(' ', 'City Motors', 'castle', 'yard', '', '');
    const answers = await askQuestions(lines, others, 'city');
    expect(answers).toMatchObject({ name: 'City Motors', template: 'yard' });
    expect(asked.filter((question) => question.includes('customers call'))).toHaveLength(2);
  });
});

describe('allAnswers', () => {
  it('names all missing answers at once', () => {
    const { postcode: _, phone: __, ...rest } = required;
    expect(() => allAnswers(rest, 'city')).toThrow(
      /--phone: an Australian phone number.*\n.*--postcode: four digits/,
    );
  });
});

describe('confirm', () => {
  it.each([
    ['', true],
    ['Y', true],
    ['yes', true],
    ['n', false],
    ['no', false],
  ])('takes %j for %s', async (said, answer) => {
    expect(await confirm(typist(said).lines, 'Is it?')).toBe(answer);
  });
});

describe('chooseWord', () => {
  it('accepts a word in any case, null for none, and asks again for others', async () => {
    const words = ['Ref', 'Kms'];
    expect(await chooseWord(typist('kms').lines, '?', words)).toBe('Kms');
    expect(await chooseWord(typist('').lines, '?', words)).toBeNull();
    expect(await chooseWord(typist('Miles', 'Ref').lines, '?', words)).toBe('Ref');
  });
});
