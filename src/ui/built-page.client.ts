/** A page of the site, of which a part is to stand in this one, with its style sheets in place. Rejects when they do not come. */
export async function fetchBuiltPage(path: string): Promise<Document> {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const styles = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(styles.map(({ href }) => addStyle(href)));
  return page;
}

function addStyle(href: string): Promise<void> | null {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (known.some((style) => style.href === href)) return null;
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    style.onload = () => resolve();
    style.onerror = () => {
      style.remove();
      reject(new Error(`${href} did not load.`));
    };
    document.head.append(style);
  });
}
