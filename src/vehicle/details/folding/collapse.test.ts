import { describe, expect, it } from 'vitest';
import { collapse, collapseGroups } from './collapse.ts';

describe('collapse', () => {
  it.each([
    [8, 7, 7, 0],
    [8, 8, 8, 0],
    [8, 9, 8, 1],
    [4, 5, 4, 1],
  ])('"default collapse at 8 features and 4 specs": at %d, %d items', (limit, length, shown, hidden) => {
    const items = Array.from({ length }, (_, i) => i);
    const collapsed = collapse(items, limit);
    expect([collapsed.shown.length, collapsed.hidden.length]).toEqual([shown, hidden]);
    expect([...collapsed.shown, ...collapsed.hidden]).toEqual(items);
  });
});

describe('collapseGroups', () => {
  const groups = [
    { title: 'Engine', rows: [1, 2, 3] },
    { title: 'Body', rows: [4, 5] },
    { title: 'Safety', rows: [6] },
  ];

  it('counts rows across groups, and repeats the heading of a divided group only once', () => {
    expect(collapseGroups(groups, 4)).toEqual({
      shown: [groups[0], { title: 'Body', rows: [4] }],
      hidden: [{ title: null, rows: [5] }, groups[2]],
    });
  });

  it('keeps the heading of a group that begins after the cut', () => {
    expect(collapseGroups(groups, 3)).toEqual({ shown: [groups[0]], hidden: [groups[1], groups[2]] });
  });

  it('hides nothing of a short list', () => {
    expect(collapseGroups(groups, 6)).toEqual({ shown: groups, hidden: [] });
  });
});
