import { html } from 'hono/html';
import { pageShell } from '#functions/overview/page-shell.ts';
import { errorMessage } from '#src/values/text/error-message.ts';

/** A page for an error: the sentence, with the stack trace folded away. */
export function errorPage(title: string, error: unknown): Promise<string> {
  const message = errorMessage(error);
  const stack = error instanceof Error ? error.stack : undefined;
  return pageShell(
    title,
    html`<h1>${title}</h1>
<p>${message}</p>
<p>The page is loaded again by itself after the next change.</p>
${stack === undefined ? '' : html`<details><summary>Stack trace</summary><pre style="overflow:auto">${stack}</pre></details>`}`,
  );
}

/**
 * Shown instead of every page until the settings are valid for the first time; the bar lists the mistakes.
 */
export function nothingYetPage(): Promise<string> {
  return errorPage(
    'Nothing can be shown yet',
    'There are mistakes in the settings; they are listed below. The page appears once they are corrected.',
  );
}
