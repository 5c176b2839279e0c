/** `toast()` for scripts that every page loads: its code comes with the first toast. */
export async function loadToast(text: string, closeLabel: string): Promise<void> {
  const load = () => import('./toast.store.ts');
  await load()
    .catch(load)
    .then(
      ({ toast }) => toast(text, closeLabel),
      // lost-scripts.js shows a message instead.
      () => dispatchEvent(new Event('island-failed')),
    );
}
