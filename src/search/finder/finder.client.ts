import * as v from 'valibot';
import { fill } from '../../values/fill.ts';
import { countIn, type FinderChoice, type FinderCube, finderCubeSchema } from './finder-cube.ts';
import { finderPath } from './finder-path.ts';

const COUNT_MS = 250;

type Field = 'make' | 'body' | 'price';
type Fields = Record<Field, HTMLSelectElement>;

/** What the select says: any is the empty value. */
function choiceOf(fields: Fields, changes: Partial<Record<Field, string>> = {}): FinderChoice {
  const value = (field: Field) => changes[field] ?? keyOf(fields[field].selectedOptions[0]);
  const price = value('price');
  return { make: value('make') || null, body: value('body') || null, price: price ? Number(price) : null };
}

function keyOf(option: HTMLOptionElement | undefined): string {
  return option?.dataset['key'] ?? '';
}

/** Each option says how many there are with the other choices; what would leave none cannot be chosen. */
function countOptions(fields: Fields, cube: FinderCube): void {
  for (const field of ['make', 'body', 'price'] as const) {
    for (const option of fields[field].options) {
      const key = keyOf(option);
      if (key === '') continue;
      const count = countIn(cube, choiceOf(fields, { [field]: key }));
      option.textContent = `${option.dataset['label'] ?? ''} (${count.toLocaleString('en-AU')})`;
      option.disabled = count === 0 && !option.selected;
    }
  }
}

function pathOf(form: HTMLFormElement, fields: Fields): string {
  const listing = (field: Field) => {
    const [option] = fields[field].selectedOptions;
    const path = option?.dataset['path'];
    return option && path ? { name: option.value, path } : null;
  };
  const { price } = choiceOf(fields);
  return finderPath({ make: listing('make'), body: listing('body'), price }, form.dataset['stock'] ?? '/');
}

function buttonText({ dataset }: HTMLFormElement, count: number): string {
  const { one = '', many = '' } = dataset;
  return fill(count === 1 ? one : many, { count: count.toLocaleString('en-AU') });
}

/** Writes the count into the button, running there from the one before unless motion is unwelcome. */
function countUp(form: HTMLFormElement, shown: { count: number }, count: number): void {
  const label = form.querySelector('[data-count]');
  const write = (now: number) => {
    if (label) label.textContent = buttonText(form, now);
  };
  const from = shown.count;
  shown.count = count;
  if (from === count || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    write(count);
    return;
  }
  const started = performance.now();
  const step = (now: number) => {
    // A later choice has taken over.
    if (shown.count !== count) return;
    const share = Math.min(1, Math.max(0, (now - started) / COUNT_MS));
    write(Math.round(from + (count - from) * share));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function prefetch(path: string): void {
  const links = [...document.head.querySelectorAll('link[rel=prefetch]')];
  if (links.some((link) => link.getAttribute('href') === path)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: path }));
}

function fieldsOf(form: HTMLFormElement): Fields | null {
  const [make, body, price] = ['make', 'body', 'price'].map((field) =>
    form.querySelector<HTMLSelectElement>(`select[data-field=${field}]`),
  );
  return make && body && price ? { make, body, price } : null;
}

/** Brings the finder of a home page to life; without it the form is an ordinary search form. */
export function startFinder(form: HTMLFormElement): void {
  const fields = fieldsOf(form);
  const json = form.querySelector('script')?.textContent ?? '';
  const cube = v.safeParse(v.pipe(v.string(), v.parseJson(), finderCubeSchema), json);
  const button = form.querySelector('button');
  if (!fields || !button || !cube.success) return;
  const shown = { count: countIn(cube.output, { make: null, body: null, price: null }) };
  const update = () => {
    countOptions(fields, cube.output);
    countUp(form, shown, countIn(cube.output, choiceOf(fields)));
  };
  form.addEventListener('change', () => {
    update();
    // A screen reader hears the result, not the numbers on the way to it.
    const status = form.querySelector('[role=status]');
    if (status) status.textContent = buttonText(form, shown.count);
  });
  // A browser that comes back restores the choices without telling.
  addEventListener('pageshow', update);
  for (const event of ['pointerenter', 'focus']) {
    button.addEventListener(event, () => prefetch(pathOf(form, fields)));
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.assign(pathOf(form, fields));
  });
}
