/** Each line: the basic colour, then the words that mean it, `|`, then makers' names that suggest it. */
const table = `
White: white vit weiss weiß wit blanc bianco | pearl ivory alpine polar glacier snow arctic chalk frost moonlight diamond artic crystal oxford
Black: black svart schwarz noir nero | ebony onyx obsidian jet phantom raven carbon midnight panther ebano
Silver: silver silber argent argento | platinum sterling aluminium mercury liquid chrome brilliant billet
Grey: grey gray grå grau gris grigio gunmetal charcoal | graphite magnetic anthracite slate granite tungsten titanium steel shadow meteor smoke nardo storm ash concrete iron lead cement mineral
Blue: blue blå blau bleu blu navy | indigo sapphire azure ocean marine cobalt denim aqua turquoise cyan
Red: red röd rot rouge rosso maroon burgundy | ruby crimson scarlet cherry garnet magma soul candy vermilion merlot wine
Green: green grön grün vert verde | khaki olive moss emerald forest sage jade lime racing
Yellow: yellow gul gelb jaune giallo | lemon mustard sunlight
Orange: orange | tangerine ember sunset amber
Brown: brown brun braun bronze-brown marron | chocolate espresso mocha coffee chestnut walnut cognac truffle copper rust
Beige: beige cream tan | champagne sand almond oyster biscuit latte parchment sandstone desert
Gold: gold guld | golden
Bronze: bronze |
Purple: purple violet lila | plum aubergine amethyst mauve
Pink: pink rosa | rose magenta
`;

function wordsOf(half: 'basic' | 'fancy'): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const line of table.trim().split('\n')) {
    const [name = '', rest = ''] = line.split(': ');
    const [basic = '', fancy = ''] = rest.split('|');
    for (const word of (half === 'basic' ? basic : fancy).trim().split(/\s+/))
      if (word !== '') words.set(word, name);
  }
  return words;
}

/** Words that name a colour outright, and words that only suggest one and count when no other does. */
export const simpleColourWords = { basic: wordsOf('basic'), fancy: wordsOf('fancy') } as const;
