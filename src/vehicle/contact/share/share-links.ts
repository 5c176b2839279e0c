export type ShareFacts = {
  /** Absolute URL of the vehicle's page. */
  readonly url: string;
  /** `2021 Toyota Hilux SR5 at Harbour Motors`. */
  readonly message: string;
};

export type ShareName = 'facebook' | 'x' | 'whatsApp' | 'email';

/** Settings in `share` of vehicle.json: the services offered. */
export type ShareSettings = Readonly<Record<ShareName, boolean>>;

export type ShareLink = { readonly name: ShareName; readonly label: string; readonly href: string };

const serviceNames = { facebook: 'Facebook', x: 'X', whatsApp: 'WhatsApp' } as const;

// URLSearchParams encodes a space as "+", which mail programs display literally.
const query = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Share URLs as documented by each service. */
function shareHref(name: ShareName, { url, message }: ShareFacts): string {
  switch (name) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`;
    case 'x':
      return `https://x.com/intent/post?${query({ url, text: message })}`;
    case 'whatsApp':
      return `https://wa.me/?${query({ text: `${message} ${url}` })}`;
    case 'email':
      return `mailto:?${query({ subject: message, body: `${message}\n${url}` })}`;
  }
}

/** The offered services in display order. */
export function shareLinks(facts: ShareFacts, settings: ShareSettings, emailLabel: string): ShareLink[] {
  const names = ['facebook', 'x', 'whatsApp', 'email'] as const;
  return names
    .filter((name) => settings[name])
    .map((name) => ({
      name,
      label: name === 'email' ? emailLabel : serviceNames[name],
      href: shareHref(name, facts),
    }));
}
