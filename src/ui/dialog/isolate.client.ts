/** Makes everything except `element` inert; call the returned function to undo it. */
export function isolate(element: Element): () => void {
  const silenced: HTMLElement[] = [];
  for (let inner = element; inner.parentElement !== null; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) silenced.push(sibling);
    }
  }
  for (const outside of silenced) outside.inert = true;
  return () => {
    for (const outside of silenced) outside.inert = false;
  };
}
