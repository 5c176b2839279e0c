// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { ModelsByBody } from './ModelsByBody.island.tsx';

const card = (heading: string) => ({
  ...{ heading, manufacturer: 'Kia', model: heading, body: 'SUV', tagline: null, price: null },
  ...{ picture: '/p.svg', isDrawn: true, href: '/', action: 'Enquire' },
});
const groups = [
  { body: 'suv', label: 'SUV', cards: [card('Sportage'), card('Seltos')] },
  { body: 'ute', label: 'Ute', cards: [card('Tasman')] },
];
const page = <ModelsByBody groups={groups} texts={{ bodies: 'Body types', all: 'All' }} />;
const shown = () => screen.queryAllByRole('region').map(({ id }) => id);
const current = () => screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);

beforeEach(() => history.replaceState(null, '', '/models'));

describe('models by body type', () => {
  it('are all shown in the built page, and each link leads to its own section', () => {
    document.body.innerHTML = renderToString(page);
    expect(shown()).toEqual(['suv', 'ute']);
    expect(screen.getByRole('link', { name: 'Ute 1' }).getAttribute('href')).toBe('/models?body=ute#ute');
    document.body.replaceChildren();
  });

  it('show a single body type, and all again with the Back button', async () => {
    render(page);
    expect(current()).toEqual(['All']);
    await userEvent.click(screen.getByRole('link', { name: 'Ute 1' }));
    expect([shown(), current(), location.search]).toEqual([['ute'], ['Ute 1'], '?body=ute']);
    await userEvent.click(screen.getByRole('link', { name: 'All' }));
    expect([shown(), location.search]).toEqual([['suv', 'ute'], '']);
    act(() => history.back());
    await waitFor(() => expect(shown()).toEqual(['ute']));
  });

  it('show the body type in the address at once', () => {
    history.replaceState(null, '', '/models?body=suv');
    render(page);
    expect([shown(), current()]).toEqual([['suv'], ['SUV 2']]);
  });
});
