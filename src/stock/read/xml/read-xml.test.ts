import { describe, expect, it } from 'vitest';
import { feedSettings } from '../../import/feed-settings.fixture.ts';
import { readXml } from './read-xml.ts';

const read = (text: string, recordPath: string | null = null) => {
  const result = readXml(text, feedSettings({ recordPath }));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const messageOf = (text: string, recordPath: string | null = null) => {
  const result = readXml(text, feedSettings({ recordPath }));
  return result.ok ? 'ok' : result.error.message;
};
const car = (model: string, more = '') =>
  `<vehicle>\n<make>Kia</make><model>${model}</model><year>2019</year><price>9990</price>${more}</vehicle>\n`;

describe('readXml', () => {
  it('finds the repeated element and its lines', () => {
    const { records } = read(
      `<?xml version="1.0"?>\n<stock><dealer><name>A</name></dealer>\n${car('Rio')}${car('Ceed')}</stock>`,
    );
    expect(records.map(({ line, cells }) => [line, cells['model']])).toEqual([
      [3, 'Rio'],
      [5, 'Ceed'],
    ]);
  });
  it('finds the element of a feed with one vehicle', () => {
    expect(read(`<stock><date>today</date>${car('Rio')}</stock>`).records).toHaveLength(1);
  });
  it('reads the vehicles of all branches', () => {
    const branches = `<branch><name>A</name><stock>${car('Rio')}</stock></branch><branch><name>B</name><stock>${car('Ceed')}${car('EV6')}</stock></branch>`;
    const { records, notes } = read(`<dealer>${branches}</dealer>`);
    expect(records.map(({ cells }) => cells['model'])).toEqual(['Rio', 'Ceed', 'EV6']);
    expect(notes).toEqual([]);
  });
  it('hands the place of a branch to its vehicles, whether it stands before or after them', () => {
    const own = '<location>Broome</location>';
    const perth = `<branch id="7"><stock>${car('Rio')}</stock><name>Perth</name></branch>`;
    const albany = `<branch id="8"><address><city>Albany</city></address><stock>${car('Ceed')}${car('EV6', own)}</stock></branch>`;
    const placesIn = (text: string) =>
      read(text).records.map(({ cells }) =>
        ['branch.id', 'branch.name', 'branch.address.city'].flatMap((column) => cells[column] ?? []),
      );
    expect(placesIn(`<feed><dealer id="1">${perth}${albany}</dealer></feed>`)).toEqual([
      ['7', 'Perth'],
      ['8', 'Albany'],
      [],
    ]);
    expect(placesIn(`<feed>${perth}</feed>`)).toEqual([[]]);
  });
  it('prefers a vehicle to the similar ones inside it', () => {
    const similar = `<similar>${car('EV6')}${car('Soul')}</similar>`;
    expect(read(`<stock>${car('Rio', similar)}${car('Ceed')}</stock>`).records).toHaveLength(2);
  });
  it.each([
    [
      'in another element',
      `<stock><used>${car('Rio')}${car('Ceed')}</used><new>${car('EV6')}</new></stock>`,
      'stock.new.vehicle',
    ],
    [
      'with another name',
      `<stock>${car('Rio')}${car('Ceed')}${`${car('EV6')}${car('Soul')}`.replaceAll('vehicle', 'demo')}</stock>`,
      'stock.demo',
    ],
  ])('tells of vehicles %s', (_, text, place) => {
    const { records, notes } = read(text);
    expect(records).toHaveLength(2);
    expect(notes).toEqual([expect.stringContaining(`vehicles at "${place}" too`)]);
  });
  it('tells of no vehicles in what stands about the feed', () => {
    const about =
      '<title>Stock</title><link>a</link><description>b</description><image><url>a</url><title>b</title><link>c</link></image>';
    const { notes } = read(
      `<rss><channel>${about}${car('Rio').replaceAll('vehicle', 'item')}</channel></rss>`,
    );
    expect(notes).toEqual([]);
  });
  it('makes dotted columns, lists and attributes', () => {
    const more =
      '<address format="simple"><component name="city">Perth</component></address><images><image><url>a</url></image><image><url>b</url></image></images><odo unit="km">5</odo><empty/>';
    expect(read(`<stock>${car('Rio', more)}${car('Ceed')}</stock>`).records[0]?.cells).toEqual({
      make: 'Kia',
      model: 'Rio',
      year: '2019',
      price: '9990',
      'address.format': 'simple',
      'address.city': 'Perth',
      'images.image.url': ['a', 'b'],
      'odo.unit': 'km',
      odo: '5',
      empty: '',
    });
  });
  it('keeps the name of an element that has a key beside it', () => {
    const more =
      '<category key="OffRoad"><label>SUV</label></category><fuel key="DIESEL"/><mileage value="5" key="km"/><field key="seats">5</field>';
    expect(read(`<stock>${car('Rio', more)}${car('Ceed')}</stock>`).records[0]?.cells).toMatchObject({
      'category.label': 'SUV',
      fuel: 'DIESEL',
      mileage: '5',
      seats: '5',
    });
  });
  it('reads formats of search servers, whose elements name only the type of a value', () => {
    const doc = (model: string, year: string) =>
      `<doc><str name="make">Kia</str><str name="model">${model}</str><int name="year">${year}</int><float name="price">9990.0</float><arr name="photos"><str>/a.jpg</str><str>/b.jpg</str></arr></doc>`;
    const { records } = read(
      `<response><result name="response">${doc('Rio', '2019')}${doc('Ceed', '2020')}</result></response>`,
    );
    expect(records.map(({ cells }) => cells)).toEqual([
      { make: 'Kia', model: 'Rio', year: '2019', price: '9990.0', photos: ['/a.jpg', '/b.jpg'] },
      { make: 'Kia', model: 'Ceed', year: '2020', price: '9990.0', photos: ['/a.jpg', '/b.jpg'] },
    ]);
  });
  it.each([
    ['var', '<var name="fuel">Diesel</var><var name="colour">Red</var>'],
    [
      'characteristic',
      '<characteristic name="fuel" value="Diesel"/><characteristic name="colour" value="Red"/>',
    ],
    ['kenmerk', '<kenmerk name="fuel">Diesel</kenmerk><kenmerk name="colour">Red</kenmerk>'],
  ])('takes the columns of %s elements from their names, even if a car has only one', (element, more) => {
    const one = `<${element} name="fuel">Petrol</${element}>`;
    const { records } = read(`<stock>${car('Rio', more)}${car('Ceed', one)}</stock>`);
    expect(records[0]?.cells).toMatchObject({ fuel: 'Diesel', colour: 'Red' });
    expect(records[1]?.cells).toMatchObject({ fuel: 'Petrol' });
  });
  it('keeps lists whose items have an additional name or key', () => {
    const more =
      '<photo name="front">/a.jpg</photo><photo name="rear">/b.jpg</photo><equipment key="ABS">Brakes</equipment><equipment key="ESP">Control</equipment><phone name="sales">1</phone><phone name="dealer">2</phone>';
    expect(read(`<stock>${car('Rio', more)}${car('Ceed')}</stock>`).records[0]?.cells).toMatchObject({
      photo: ['/a.jpg', '/b.jpg'],
      equipment: ['Brakes', 'Control'],
      phone: ['1', '2'],
    });
  });
  it('reads vehicles made only of attributes', () => {
    const { records } = read(
      '<stock><v make="Kia" model="Rio" year="2019"/><v make="Kia" model="Ceed" year="2020"/></stock>',
    );
    expect(records.map(({ cells }) => cells['model'])).toEqual(['Rio', 'Ceed']);
  });
  it('drops namespaces and keeps CDATA, entities and formatting as text', () => {
    const more =
      '<g:description><![CDATA[<b>Nice</b> & clean]]></g:description><notes>One<br/>two &amp; three</notes>';
    expect(read(`<stock>${car('Rio', more)}${car('Ceed')}</stock>`).records[0]?.cells).toMatchObject({
      description: '<b>Nice</b> & clean',
      notes: 'One\ntwo & three',
    });
  });
  it('does not expand entities that the document defines', () => {
    const bomb = '<!DOCTYPE stock [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    const { records } = read(`${bomb}<stock>${car('Rio', '<notes>&b;</notes>')}${car('Ceed')}</stock>`);
    expect(records[0]?.cells['notes']).toBe('&b;');
  });
  it('follows recordPath', () => {
    const xml = `<stock><old>${car('Rio')}${car('Soul')}</old><fresh>${car('Ceed')}</fresh></stock>`;
    expect(read(xml, 'stock.fresh.vehicle').records.map(({ cells }) => cells['model'])).toEqual(['Ceed']);
    expect(messageOf(xml, 'stock.none')).toMatch(/no element "stock.none"/);
  });
  it('loses only the vehicle with an unclosed element', () => {
    const { records, faults } = read(
      `<stock>${car('Rio')}<vehicle><make>Kia<model>Ceed</vehicle>\n${car('Niro')}</stock>`,
    );
    expect(records.map(({ cells }) => cells['model'])).toEqual(['Rio', 'Niro']);
    expect(faults).toMatchObject([{ line: 3, reason: 'has an element that is not closed' }]);
  });
  it.each([3, 12, 40, 90])('rejects a document that ends %d characters early', (count) => {
    expect(messageOf(`<stock>${car('Rio')}${car('Ceed')}</stock>`.slice(0, -count))).toMatch(
      /ends early, on line \d/,
    );
  });
  it('ignores excessively nested elements', () => {
    const deep = '<x>'.repeat(5000) + '</x>'.repeat(5000);
    expect(read(`<stock>${car('Rio', deep)}${car('Ceed')}</stock>`).records).toHaveLength(2);
  });
  it('reports when no element is a vehicle', () => {
    expect(messageOf('<error><code>403</code></error>')).toMatch(/no element that looks like a vehicle/);
  });
});
