import { openDialog } from '../../ui/dialog.client.ts';

/** Lets the summary of a `<holiday-hours>` show its list in a dialog, and puts it back afterwards. */
export function openInDialog(element: HTMLElement): void {
  const details = element.querySelector('details');
  const summary = element.querySelector('summary');
  const list = element.querySelector('ul');
  if (details === null || summary === null || list === null) return;
  summary.addEventListener('click', (event) => {
    event.preventDefault();
    const { heading = '', name = '', close = '' } = element.dataset;
    const { dialog, body } = sheet(heading, name, close);
    body.append(list);
    element.append(dialog);
    dialog.addEventListener(
      'close',
      () => {
        details.append(list);
        dialog.remove();
      },
      { once: true },
    );
    openDialog(dialog, summary);
  });
}

/** As `Sheet.astro` draws it. */
function sheet(heading: string, name: string, close: string) {
  const make = (tag: string, className: string) => Object.assign(document.createElement(tag), { className });
  const dialog = document.createElement('dialog');
  const head = make('div', 'sheet-head');
  const title = Object.assign(make('h2', 'sheet-title'), { textContent: heading });
  const button = make('button', 'button button--quiet');
  const body = make('div', 'sheet-body');
  Object.assign(button, { type: 'button', textContent: close });
  button.dataset['close'] = '';
  head.append(title, button);
  body.append(Object.assign(make('p', 'muted'), { textContent: name }));
  dialog.className = 'sheet';
  dialog.ariaLabel = `${heading}, ${name}`;
  dialog.append(head, body);
  return { dialog, body };
}
