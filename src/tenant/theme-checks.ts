import { contrastRatio, nearestPassing } from '../ui/theme/contrast.ts';
import type { CrossCheck } from './cross-checks/cross-check.ts';
import type { Finding } from './mistakes/mistake.ts';
import type { Settings } from './settings/subjects.ts';

type ColourName = keyof Settings['theme']['colours'];

interface ContrastRule {
  colour: ColourName;
  grounds: readonly ColourName[];
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for buttons and other non-text parts (1.4.11). */
  ratio: number;
}

const surfaces = ['surface', 'surfaceRaised'] as const;

const contrastRules: readonly ContrastRule[] = [
  { colour: 'ink', grounds: surfaces, ratio: 4.5 },
  { colour: 'inkMuted', grounds: surfaces, ratio: 4.5 },
  { colour: 'price', grounds: surfaces, ratio: 4.5 },
  { colour: 'onAccent', grounds: ['accent'], ratio: 4.5 },
  { colour: 'onHeader', grounds: ['header'], ratio: 4.5 },
  { colour: 'onFooter', grounds: ['footer'], ratio: 4.5 },
  { colour: 'onHero', grounds: ['hero'], ratio: 4.5 },
  { colour: 'success', grounds: surfaces, ratio: 4.5 },
  { colour: 'warning', grounds: surfaces, ratio: 4.5 },
  { colour: 'danger', grounds: surfaces, ratio: 4.5 },
  { colour: 'accent', grounds: surfaces, ratio: 3 },
];

/** The site must be readable with any brand's colours. */
export const checkContrast: CrossCheck = ({ theme }) =>
  theme === undefined ? [] : contrastRules.flatMap((rule) => contrastFindings(rule, theme.colours));

function contrastFindings(rule: ContrastRule, colours: Settings['theme']['colours']): Finding[] {
  const colour = colours[rule.colour];
  return rule.grounds
    .filter((ground) => contrastRatio(colour, colours[ground]) < rule.ratio)
    .map((ground) => ({
      subject: 'theme',
      path: ['colours', rule.colour],
      related: ['colours', ground],
      message: contrastSentence(rule, ground, colours),
      found: JSON.stringify(colour),
    }));
}

function contrastSentence(
  rule: ContrastRule,
  ground: ColourName,
  colours: Settings['theme']['colours'],
): string {
  const [colour, behind] = [colours[rule.colour], colours[ground]];
  const everyGround = rule.grounds.map((name) => colours[name]);
  const better =
    nearestPassing(colour, everyGround, rule.ratio) ?? nearestPassing(colour, [behind], rule.ratio);
  const advice = better === undefined ? '' : ` The nearest ${rule.colour} that passes is "${better}".`;
  const ratio = Math.floor(contrastRatio(colour, behind) * 100) / 100;
  const pair = `colours.${rule.colour} "${colour}" on colours.${ground} "${behind}"`;
  return `${pair} has a contrast of ${ratio}; at least ${rule.ratio} is needed.${advice}`;
}
