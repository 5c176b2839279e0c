import { describe, expect, it } from 'vitest';
import { comparisonRows } from '#src/catalogue/comparison-rows.ts';
import { modelPath } from '#src/catalogue/model-path.ts';
import { modelSlug } from '#src/tenant/model-slug.ts';
import { fill } from '#src/values/fill.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import { openDemoDealer } from './demo-dealer.ts';
import { mainOf } from './page-parts.ts';

const { settings, site } = await openDemoDealer('harbourline');
const { models, modelsPage, comparison, partsSearch } = settings.catalogue;
const { contact } = settings;

describe('the pages of models', () => {
  it('list all of them, and the link of a body type leads to its section', () => {
    const main = mainOf(site.page('/models'));
    expect(main.all('article')).toHaveLength(models.length);
    const links = main.all('nav').find((nav) => nav.attribute('aria-label') === modelsPage.bodies);
    for (const body of new Set(models.map(({ model }) => model.body))) {
      expect(links?.hrefs()).toContain(`/models?body=${body}#${body}`);
      const [section] = main.regions(bodyLabels[body]);
      expect(section?.attribute('id')).toBe(body);
      const own = models.filter(({ model }) => model.body === body);
      expect(section?.all('article')).toHaveLength(own.length);
    }
  });

  it('compare a model with its rivals, with the differences marked', () => {
    const compared = models.filter(({ compareWith }) => compareWith.length > 1);
    expect(compared.length).toBeGreaterThan(0);
    for (const model of compared) {
      const rivals = model.compareWith.flatMap((slug) => models.find((one) => modelSlug(one) === slug) ?? []);
      const all = [model, ...rivals];
      const [table] = mainOf(site.page(modelPath(model) ?? '')).all('table');
      const [head] = table?.all('thead') ?? [];
      expect(head?.all('th')).toHaveLength(all.length + 1);
      expect(head?.hrefs()).toEqual(all.map(modelPath));
      const [body] = table?.all('tbody') ?? [];
      const cells = body
        ?.all('tr')
        .map((row) => [...row.all('th'), ...row.all('td')].map(({ text }) => text));
      expect(cells).toEqual(
        comparisonRows(all, comparison.price).map(({ label, values, differs }) => [
          differs ? `${label} (${comparison.differs})` : label,
          ...values.map((value) => value ?? comparison.unknown),
        ]),
      );
    }
  });
});

describe('the page to search for parts', () => {
  it('lists and counts all accessories, with a form to ask about others', () => {
    const main = mainOf(site.page('/parts/search'));
    const names = models.flatMap(({ accessories }) => accessories.map(({ name }) => name));
    const headings = ['h2', 'h3', 'h4'].flatMap((tag) => main.all(tag).map(({ text }) => text));
    expect(names.filter((name) => !headings.includes(name))).toEqual([]);
    expect(main.text).toContain(fill(partsSearch.countMany, { count: names.length }));
    expect(main.regions(contact.forms.parts.heading)).toHaveLength(1);
  });
});
