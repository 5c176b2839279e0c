import { Component, type ReactNode, useLayoutEffect, useState } from 'react';

interface Props {
  /** The element into which React renders. */
  island: Element;
  children?: ReactNode;
}

/**
 * Error boundary around every island (renderer.client.ts). When a component throws, React would empty the island.
 * This restores the HTML that was there: links and forms still work without React, and typed text is kept.
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
  // Saved during rendering, because React removes the nodes when it shows the fallback.
  const [{ nodes, focused }] = useState(() => ({
    nodes: [...island.childNodes],
    focused: document.activeElement,
  }));
  useLayoutEffect(() => {
    island.replaceChildren(...nodes);
    if (focused instanceof HTMLElement && island.contains(focused)) focused.focus({ preventScroll: true });
    island.toggleAttribute('data-unhydrated', true);
    // lost-scripts.js shows a message.
    island.dispatchEvent(new Event('island-failed', { bubbles: true }));
  }, [island, nodes, focused]);
  return null;
}
