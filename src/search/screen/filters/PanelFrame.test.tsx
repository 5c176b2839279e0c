// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PanelFrame } from './PanelFrame.tsx';

const panel = (inUse: number) => (
  <PanelFrame label="State" isOpen={inUse > 0} inUse={inUse}>
    {() => <input type="checkbox" />}
  </PanelFrame>
);
const isOpen = () => screen.getByText('State', { selector: 'h3' }).closest('details')?.open;

/** jsdom does not dispatch toggle events. */
function toggle() {
  const details = screen.getByText('State', { selector: 'h3' }).closest('details');
  if (!details) throw new Error('There is no panel.');
  details.open = !details.open;
  fireEvent(details, new Event('toggle'));
}

it('renders its options when it is opened, and keeps them', () => {
  render(panel(0));
  expect(screen.queryByRole('checkbox')).toBeNull();
  toggle();
  screen.getByRole('checkbox');
  toggle();
  expect(isOpen()).toBe(false);
  screen.getByRole('checkbox', { hidden: true });
});

it('stays open when its last filter is removed, because it has the focus', () => {
  const { rerender } = render(panel(0));
  toggle();
  screen.getByRole('checkbox').focus();
  for (const inUse of [1, 0]) rerender(panel(inUse));
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
});

it('opens when a filter of it becomes active, and can be closed then', () => {
  const { rerender } = render(panel(0));
  rerender(panel(1));
  expect(isOpen()).toBe(true);
  toggle();
  rerender(panel(2));
  expect(isOpen()).toBe(false);
});
