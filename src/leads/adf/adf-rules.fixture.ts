/**
 * The content model of the Auto-lead Data Format 1.0 from its DTD: the child elements of each element in their order,
 * and the allowed attribute values. `?` means optional, `*` any number, `+` at least one.
 */
const contents: Readonly<Record<string, string>> = {
  adf: 'prospect+',
  prospect: 'id* requestdate vehicle+ customer vendor provider?',
  vehicle:
    'id* year make model vin? stock? trim? doors? bodystyle? transmission? odometer? condition? colorcombination* ' +
    'imagetag? price? pricecomments? option* finance? comments?',
  colorcombination: 'interiorcolor? exteriorcolor? preference',
  finance: 'method amount+ balance?',
  customer: 'contact id* timeframe? comments?',
  timeframe: 'description? earliestdate? latestdate?',
  contact: 'name+ email? phone* address?',
  address: 'street+ apartment? city? regioncode? postalcode? country?',
  vendor: 'id* vendorname url? contact',
  provider: 'id* name service? url? email? phone? contact?',
};

const texts =
  'id requestdate year make model vin stock trim doors bodystyle transmission odometer condition interiorcolor ' +
  'exteriorcolor preference imagetag price pricecomments method amount balance description earliestdate latestdate comments name email phone ' +
  'street apartment city regioncode postalcode country vendorname url service';

const anything = /^/;
const yesOrNo = /^[01]$/;
const currency = /^[A-Z]{3}$/;

const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  id: { sequence: /^\d+$/, source: anything },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  odometer: { status: /^(unknown|rolledover|replaced|original)$/, units: /^(km|mi)$/ },
  imagetag: { width: /^\d+$/, height: /^\d+$/, alttext: anything },
  price: {
    type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/,
    currency,
    delta: /^(absolute|relative|percentage)$/,
    relativeto: /^(msrp|invoice)$/,
    source: anything,
  },
  amount: { type: /^(downpayment|monthly|total)$/, limit: /^(maximum|minimum|exact)$/, currency },
  balance: { type: /^(finance|residual)$/, currency },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(business|individual)$/ },
  email: { preferredcontact: yesOrNo },
  phone: {
    type: /^(voice|fax|cellphone|pager)$/,
    time: /^(morning|afternoon|evening|nopreference|day)$/,
    preferredcontact: yesOrNo,
  },
  address: { type: /^(work|home|delivery)$/ },
  street: { line: /^[1-5]$/ },
};

export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ReadElement[];
  readonly text: string;
}

/** The violations of the format in a document, one sentence each. */
export function brokenRules(element: ReadElement): string[] {
  const { name, children } = element;
  const content = contents[name];
  const names = children.map((child) => `${child.name} `).join('');
  const problems: string[] = [];
  if (content === undefined && !texts.split(' ').includes(name)) problems.push(`${name} is unknown`);
  if (content === undefined && children.length > 0) problems.push(`${name} holds elements`);
  if (content !== undefined && element.text.trim() !== '') problems.push(`${name} holds text`);
  if (content !== undefined && !sequence(content).test(names)) problems.push(`${name} holds ${names}`);
  if (name === 'contact' && !/email|phone/.test(names)) problems.push('contact without email and phone');
  for (const [key, value] of Object.entries(element.attributes)) {
    if (!attributes[name]?.[key]?.test(value)) problems.push(`${name} has ${key}="${value}"`);
  }
  return [...problems, ...children.flatMap(brokenRules)];
}

function sequence(content: string): RegExp {
  const parts = content.split(' ').map((part) => part.replace(/^(\w+)([?*+]?)$/, '(?:$1 )$2'));
  return new RegExp(`^${parts.join('')}$`);
}

const character = '[\\t\\n\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]';
const tokens = new RegExp(
  [
    '<(?<end>/?)(?<name>[a-z]+)(?<attributes>(?: [a-z]+="[^<"]*")*)>',
    `(?<text>(?:(?![<>])${character})+)`,
  ].join('|'),
  'uy',
);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A strict parser for the XML subset that ADF documents use. Throws if the document is not well-formed. */
export function readXml(document: string): ReadElement {
  const prologue = '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n';
  if (!document.startsWith(prologue)) throw new Error('The prologue is missing.');
  const top = { name: '', attributes: {}, children: [] as ReadElement[], text: '' };
  const open = [top];
  tokens.lastIndex = prologue.length;
  while (tokens.lastIndex < document.length) {
    const at = tokens.lastIndex;
    const groups = tokens.exec(document)?.groups;
    const inner = open.at(-1);
    if (groups === undefined || inner === undefined) throw new Error(`Not well-formed at ${at}.`);
    const { end, name = '', attributes: given = '', text } = groups;
    if (text !== undefined) inner.text += unescaped(text);
    else if (end === '/') {
      if (inner.name !== name) throw new Error(`</${name}> ends <${inner.name}>.`);
      open.pop();
    } else {
      const found = [...given.matchAll(/ ([a-z]+)="([^"]*)"/g)];
      const pairs = found.map(([, key = '', value = '']) => [key, unescaped(value)]);
      if (new Set(pairs.map(([key]) => key)).size < pairs.length)
        throw new Error('An attribute stands twice.');
      const next = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      inner.children.push(next);
      open.push(next);
    }
  }
  const [root, ...others] = top.children;
  if (root === undefined || others.length > 0 || open.length > 1) throw new Error('There is one root.');
  return root;
}

function unescaped(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error('A bare ampersand.');
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
}

/** The first element at a path such as `prospect/customer/comments`. */
export function at(element: ReadElement, path: string): ReadElement | undefined {
  return path
    .split('/')
    .reduce<ReadElement | undefined>(
      (found, name) => found?.children.find((child) => child.name === name),
      element,
    );
}
