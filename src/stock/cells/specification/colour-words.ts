/**
 * Each line: the basic colour, then `|` and words that mean it, then `|` and makers' names that suggest it.
 */
const TABLE = `
White: white vit weiss weiß wit blanc bianco | ivory alpine polar glacier snow arctic chalk frost moonlight diamond artic oxford
Black: black svart schwarz swart zwart noir nero | ebony onyx obsidian jet phantom raven carbon midnight panther ebano
Silver: silver silber silwer zilver argent argento | platinum sterling aluminium mercury liquid chrome brilliant billet
Grey: grey gray grå grau grys grijs gris grigio gunmetal charcoal | graphite magnetic anthracite slate granite tungsten titanium steel shadow meteor smoke nardo storm ash concrete iron lead cement mineral
Blue: blue blå blau blou blauw bleu blu navy | indigo sapphire azure ocean marine cobalt denim aqua turquoise cyan
Red: red röd rot rood rooi rouge rosso maroon burgundy | ruby crimson scarlet cherry garnet magma soul candy vermilion merlot wine
Green: green grön grün groen vert verde | khaki olive moss emerald forest sage jade lime racing
Yellow: yellow gul gelb geel jaune giallo | lemon mustard sunlight
Orange: orange oranje | tangerine ember sunset amber
Brown: brown brun braun bruin bronze-brown marron | chocolate espresso mocha coffee chestnut walnut cognac truffle copper rust
Beige: beige cream tan | champagne sand almond oyster biscuit latte parchment sandstone desert
Gold: gold guld goud | golden
Bronze: bronze |
Purple: purple violet lila paars | plum aubergine amethyst mauve
Pink: pink rosa | rose magenta
`;

function wordsOf(half: 'basic' | 'fancy'): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const line of TABLE.trim().split('\n')) {
    const [name = '', rest = ''] = line.split(': ');
    const [basic = '', fancy = ''] = rest.split('|');
    for (const word of (half === 'basic' ? basic : fancy).trim().split(/\s+/))
      if (word !== '') words.set(word, name);
  }
  return words;
}

/** Words that name a colour, and words that only suggest one and count if no other does. */
export const simpleColourWords = { basic: wordsOf('basic'), fancy: wordsOf('fancy') } as const;
