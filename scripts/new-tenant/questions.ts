import { templateNames } from '#src/tenant/templates.ts';
import { readEmail } from '#src/values/contact/email.ts';
import { formatPhone, readPhone } from '#src/values/contact/phone.ts';
import { readPostcode } from '#src/values/contact/postcode.ts';
import { type State, stateZones } from '#src/values/time/state-zones.ts';
import { readColour } from './theme-of-colour.ts';

export const answerNames = [
  'name',
  'legal-name',
  'phone',
  'email',
  'address',
  'suburb',
  'state',
  'postcode',
  'licence',
  'abn',
  'weekdays',
  'saturday',
  'sunday',
  'template',
  'colour',
  'url',
] as const;
export type AnswerName = (typeof answerNames)[number];
/** Empty for no answer. */
export type Answers = Readonly<Record<AnswerName, string>>;

export interface Question {
  readonly name: AnswerName;
  readonly text: string;
  /** The default for an empty answer; undefined: an answer is required. */
  readonly otherwise?: ((known: Partial<Answers>, slug: string) => string) | undefined;
  /** The normalised answer; null if invalid. */
  readonly read: (text: string) => string | null;
  /** The allowed answers, as in "Allowed: …". */
  readonly allowed: string;
}

export function isState(text: string): text is State {
  return Object.hasOwn(stateZones, text);
}

const words = (text: string) => (text.trim() === '' ? null : text.trim().replace(/\s+/g, ' '));
const orNothing = (read: (text: string) => string | null) => (text: string) =>
  text.trim() === '' ? '' : read(text);
const none = () => '';

/** Normalises `8:30-17:30` or `08.30 – 17.30` to `08:30-17:30`; null if invalid or not in order. */
export function readHours(text: string): string | null {
  const found = /^\s*(\d{1,2})[:.](\d\d)\s*(?:-|–|to)\s*(\d{1,2})[:.](\d\d)\s*$/.exec(text);
  if (found === null) return null;
  const [, openHour = '', openMinute = '', closeHour = '', closeMinute = ''] = found;
  const [open, close] = [
    `${openHour.padStart(2, '0')}:${openMinute}`,
    `${closeHour.padStart(2, '0')}:${closeMinute}`,
  ];
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  return isTime(open) && isTime(close) && open < close ? `${open}-${close}` : null;
}

function readAbn(text: string): string | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{11}$/.test(digits) ? digits.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4') : null;
}

const hours = {
  otherwise: none,
  read: orNothing(readHours),
  allowed: 'opening and closing time, such as 08:30-17:30; nothing for closed',
};

/** In the order in which they are asked. */
export const questions: readonly Question[] = [
  {
    name: 'name',
    text: 'What do customers call the dealer?',
    read: words,
    allowed: 'a name, such as City Motors',
  },
  {
    name: 'legal-name',
    text: 'Which company is behind it?',
    otherwise: ({ name = '' }) => name,
    read: words,
    allowed: 'a name, such as City Motors Pty Ltd',
  },
  {
    name: 'phone',
    text: 'Which number do customers ring?',
    read: (text) => (readPhone(text) === null ? null : formatPhone(text)),
    allowed: 'an Australian phone number, such as (07) 3000 1234',
  },
  {
    name: 'email',
    text: 'Where do enquiries go by e-mail?',
    read: readEmail,
    allowed: 'an e-mail address, such as sales@citymotors.com.au',
  },
  {
    name: 'address',
    text: 'Street and number of the yard?',
    read: words,
    allowed: 'a street, such as 12 Main Street',
  },
  { name: 'suburb', text: 'Suburb or town?', read: words, allowed: 'a name, such as Dandenong' },
  {
    name: 'state',
    text: 'State?',
    read: (text) => (isState(text.trim().toUpperCase()) ? text.trim().toUpperCase() : null),
    allowed: Object.keys(stateZones).join(', '),
  },
  { name: 'postcode', text: 'Postcode?', read: readPostcode, allowed: 'four digits, such as 3175' },
  {
    name: 'licence',
    text: 'Dealer licence number?',
    otherwise: none,
    read: (text) => words(text) ?? '',
    allowed: 'the number as it stands on the licence',
  },
  {
    name: 'abn',
    text: 'ABN?',
    otherwise: none,
    read: orNothing(readAbn),
    allowed: 'eleven digits, such as 12 345 678 901',
  },
  { name: 'weekdays', text: 'Hours, Monday to Friday?', ...hours },
  { name: 'saturday', text: 'Hours on Saturday?', ...hours },
  { name: 'sunday', text: 'Hours on Sunday?', ...hours },
  {
    name: 'template',
    text: 'showroom (calm, large photographs), journal (like a magazine), register (dense tables) or yard (price first)?',
    otherwise: () => 'showroom',
    read: (text) => templateNames.find((template) => template === text.trim().toLowerCase()) ?? null,
    allowed: templateNames.join(', '),
  },
  {
    name: 'colour',
    text: "The brand's colour?",
    otherwise: () => '#1f5fd1',
    read: readColour,
    allowed: 'a hex colour, such as #1f5fd1',
  },
  {
    name: 'url',
    text: 'The address of the site?',
    // A reserved domain (RFC 2606), until the dealer's own is known.
    otherwise: (_known, slug) => `https://www.${slug}.example`,
    read: readUrl,
    allowed: 'a web address, such as https://www.citymotors.com.au',
  },
];

function readUrl(text: string): string | null {
  const address = /^https?:\/\//.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url === null || !url.hostname.includes('.') ? null : url.origin;
}

/** Parses flags such as `--legal-name`; an error sentence for the first invalid one. */
export function readFlags(
  given: Partial<Record<AnswerName, string>>,
): { ok: true; answers: Partial<Answers> } | { ok: false; problem: string } {
  const answers: Partial<Record<AnswerName, string>> = {};
  for (const { name, read, allowed } of questions) {
    const text = given[name];
    if (text === undefined) continue;
    const answer = read(text);
    if (answer === null)
      return { ok: false, problem: `--${name} "${text}" is invalid. Allowed: ${allowed}.` };
    answers[name] = answer;
  }
  return { ok: true, answers };
}
