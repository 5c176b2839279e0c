const patienceMs = 8000;

/** What a card needs none of: only what is looked at comes over from the other page. */
function withoutScripts(card: Element): Element {
  for (const element of [card, ...card.querySelectorAll('*')]) {
    if (element.matches('script, iframe, object, embed')) element.remove();
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  }
  return card;
}

/** Cards of the vehicles that a vehicle's page calls similar, at most so many; none where it has none or cannot be had. */
export async function similarCards(slug: string, most: number): Promise<Element[]> {
  try {
    const reply = await fetch(`/cars/${slug}`, { signal: AbortSignal.timeout(patienceMs) });
    if (!reply.ok) return [];
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
    const cards = [...page.querySelectorAll('#similar .card-grid > li')].slice(0, most);
    return cards.map((card) => document.importNode(withoutScripts(card), true));
  } catch {
    return [];
  }
}
