import { Component, type ReactNode, useLayoutEffect, useState } from 'react';

interface Props {
  /** The element whose content React renders. */
  island: Element;
  children?: ReactNode;
}

/**
 * Stands around the component of every island (renderer.client.ts). When a component throws, React would leave the island
 * empty. Here what stood there stays, as plain HTML, because it is of more use than a sentence in its place: links
 * lead, the browser sends the forms, and what was typed is still there.
 */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  override render() {
    const { island, children } = this.props;
    return this.state.hasFailed ? <Kept island={island} /> : children;
  }
}

function Kept({ island }: { island: Element }) {
  // Remembered while it still stands there: React takes it away when this is shown.
  const [{ nodes, focused }] = useState(() => ({
    nodes: [...island.childNodes],
    focused: document.activeElement,
  }));
  useLayoutEffect(() => {
    island.replaceChildren(...nodes);
    if (focused instanceof HTMLElement && island.contains(focused)) focused.focus({ preventScroll: true });
    island.toggleAttribute('data-unhydrated', true);
    // The page says so: lost-scripts.js.
    island.dispatchEvent(new Event('island-failed', { bubbles: true }));
  }, [island, nodes, focused]);
  return null;
}
