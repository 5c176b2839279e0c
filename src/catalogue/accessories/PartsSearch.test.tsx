// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { modelSlug } from '../../tenant/model-slug.ts';
import { modelName, shownModels } from '../model-path.ts';
import { accessoryGroups } from './accessory-groups.ts';
import { PartsSearch } from './PartsSearch.island.tsx';

const { catalogue } = demoSettings('harbourline');
const { partsSearch: texts, accessories } = catalogue;
const models = shownModels(catalogue).filter((model) => model.accessories.length > 0);
const [model] = models;
const total = models.reduce((sum, one) => sum + one.accessories.length, 0);
const countOf = (count: number) =>
  (count === 1 ? texts.countOne : texts.countMany).replace('{count}', String(count));

const show = () =>
  render(
    <PartsSearch
      groups={accessoryGroups(models)}
      models={[
        { slug: 'other', name: 'Other' },
        ...models.map((one) => ({ slug: modelSlug(one), name: modelName(one) })),
      ]}
      texts={{ ...texts, fits: accessories.fits, ask: accessories.ask }}
    />,
  );
const count = () => screen.getByRole('status').textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');

beforeEach(() => history.replaceState(null, '', '/parts/search'));

describe('the search among accessories', () => {
  it('shows all accessories, each with a link to enquire about it', () => {
    show();
    expect(count()).toBe(countOf(total));
    expect(screen.getAllByRole('listitem')).toHaveLength(total);
    expect(screen.getAllByText(modelName(model ?? never()))).not.toEqual([]);
  });

  it('filters the list and updates the address while typing, without empty groups', async () => {
    show();
    await userEvent.type(box(), 'submarine');
    expect(count()).toBe(countOf(0));
    expect(location.search).toBe('?query=submarine');
    expect(screen.getByText(texts.none)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    await userEvent.clear(box());
    expect([count(), location.search]).toEqual([countOf(total), '']);
  });

  it('filters by model', async () => {
    show();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Other');
    expect([count(), location.search]).toEqual([countOf(0), '?model=other']);
  });

  it('filters by model and text together, whatever the case', async () => {
    show();
    const { accessories: own } = model ?? never();
    const [first = never()] = own;
    await userEvent.selectOptions(screen.getByRole('combobox'), modelName(model ?? never()));
    expect(count()).toBe(countOf(own.length));
    await userEvent.click(box());
    await userEvent.paste(first.name.toUpperCase());
    expect(count()).toBe(countOf(1));
    expect(screen.getAllByRole('heading', { name: first.name })).toHaveLength(1);
  });

  it('starts with the filter in the address, and follows the browser history', async () => {
    history.pushState(null, '', '/parts/search?query=submarine');
    show();
    expect([box().value, count()]).toEqual(['submarine', countOf(0)]);
    act(() => history.back());
    await waitFor(() => expect([box().value, count()]).toEqual(['', countOf(total)]));
  });
});

function never(): never {
  throw new Error('The demo dealer has no accessories.');
}
