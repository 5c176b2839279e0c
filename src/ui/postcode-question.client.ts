import { readPostcode } from '../values/postcode.ts';
import { formatInputs } from './format-input.client.ts';

const PATIENCE_MS = 15_000;

export interface PostcodeAnswer {
  /** Tells how it stands with the question. */
  readonly say: (state: 'loading' | 'error', message: string) => void;
  /** Shows a reply of the form's address; false where it is none. `refuse` says that the postcode will not do. */
  readonly show: (reply: unknown, postcode: string, refuse: (message: string) => void) => boolean;
}

/**
 * Has a form within the element, which works by itself, answer without leaving the page. Its messages are
 * `data-empty`, `data-invalid`, `data-loading`, `data-offline` and `data-failed` of the element.
 */
export function answerPostcodes(
  element: HTMLElement,
  { say, show }: PostcodeAnswer,
  signal: AbortSignal,
): void {
  const form = element.querySelector('form');
  const input = element.querySelector<HTMLInputElement>('input[name="postcode"]');
  if (form === null || input === null) return;
  let asked: string | null = null;
  const refuse = (message: string) => {
    say('error', message);
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };
  const submit = async () => {
    const { empty = '', invalid = '', loading = '', offline = '', failed = '' } = element.dataset;
    const postcode = readPostcode(input.value);
    // A second press of the button asks nothing new.
    if (postcode !== null && postcode === asked) return;
    asked = postcode;
    if (postcode === null) return refuse(input.value.trim() === '' ? empty : invalid);
    say('loading', loading);
    const reply = navigator.onLine ? await replyTo(form) : null;
    // A later question has its own answer.
    if (asked !== postcode) return;
    asked = null;
    if (!show(reply, postcode, refuse)) say('error', navigator.onLine ? failed : offline);
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void submit();
    },
    { signal },
  );
  formatInputs(form);
  input.addEventListener('input', () => input.removeAttribute('aria-invalid'), { signal });
}

/** Sends what the form itself would send, and asks for data; null when nobody answered. */
async function replyTo(form: HTMLFormElement): Promise<unknown> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  const query = new URLSearchParams(fields);
  const isPost = form.method === 'post';
  try {
    const response = await fetch(isPost ? form.action : `${form.action}?${query}`, {
      method: form.method,
      headers: { Accept: 'application/json' },
      body: isPost ? query : null,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return await response.json();
  } catch {
    return null;
  }
}
