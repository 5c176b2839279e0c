// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { comparisonRows } from '#src/catalogue/comparison-rows.ts';
import { modelPath } from '#src/catalogue/model-path.ts';
import { modelSlug } from '#src/tenant/model-slug.ts';
import { fill } from '#src/values/fill.ts';
import { bodyLabels } from '#src/values/vehicle/vehicle-labels.ts';
import { hrefsOf, mainOf, regionsOf, textOf, textsOf } from './built-document.ts';
import { openDemoDealer } from './demo-dealer.ts';

const { settings, site } = await openDemoDealer('harbourline');
const { models, modelsPage, comparison, partsSearch } = settings.catalogue;
const { contact } = settings;

describe('the pages of models', () => {
  it('list all of them, and the link of a body type leads to its section', () => {
    const main = mainOf(site.page('/models'));
    expect(main.querySelectorAll('article')).toHaveLength(models.length);
    const links = main.querySelector(`nav[aria-label="${modelsPage.bodies}"]`);
    for (const body of new Set(models.map(({ model }) => model.body))) {
      expect(links && hrefsOf(links)).toContain(`/models?body=${body}#${body}`);
      const [section] = regionsOf(main, bodyLabels[body]);
      expect(section?.id).toBe(body);
      const own = models.filter(({ model }) => model.body === body);
      expect(section?.querySelectorAll('article')).toHaveLength(own.length);
    }
  });

  it('compare a model with its rivals, with the differences marked', () => {
    const compared = models.filter(({ compareWith }) => compareWith.length > 1);
    expect(compared.length).toBeGreaterThan(0);
    for (const model of compared) {
      const rivals = model.compareWith.flatMap((slug) => models.find((one) => modelSlug(one) === slug) ?? []);
      const all = [model, ...rivals];
      const table = mainOf(site.page(modelPath(model) ?? '')).querySelector('table');
      if (table === null || table.tHead === null) throw new Error('The page has no comparison.');
      expect(table.tHead.querySelectorAll('th')).toHaveLength(all.length + 1);
      expect(hrefsOf(table.tHead)).toEqual(all.map(modelPath));
      const rows = [...(table.tBodies[0]?.rows ?? [])];
      expect(rows.map(({ cells }) => [...cells].map(textOf))).toEqual(
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
    const headings = textsOf(main, 'h2, h3, h4');
    expect(names.filter((name) => !headings.includes(name))).toEqual([]);
    expect(textOf(main)).toContain(fill(partsSearch.countMany, { count: names.length }));
    expect(regionsOf(main, contact.forms.parts.heading)).toHaveLength(1);
  });
});
