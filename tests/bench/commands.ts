import { defineCommand } from '#scripts/command-line.ts';

// Apart from the benchmarks, whose libraries take seconds to load: help is printed without them.

export const pagesCommand = defineCommand({
  name: 'bench',
  about: 'Lighthouse on the built sites, the median of some runs for each page.',
  forms: ['pages [options]'],
  options: {
    tenant: {
      type: 'string',
      multiple: true,
      value: 'SLUG',
      default: ['harbourline', 'meridian'],
      help: 'of this dealer; repeat for more',
    },
    runs: { type: 'string', value: 'N', default: '3', help: 'for each page' },
    dist: { type: 'string', value: 'DIR', default: 'dist', help: 'folder of the built sites' },
  },
  example: 'pages --runs 1',
});

export const buildParts = ['large', 'peers', 'many'];

export const buildCommand = defineCommand({
  name: 'bench',
  about: 'A large dealer from feed to live, and many at once, beside Eleventy and plain writeFile.',
  forms: ['build [options]'],
  options: {
    part: { type: 'string', multiple: true, default: buildParts, help: 'only this part; repeat for more' },
    cars: { type: 'string', value: 'N', default: '10000', help: 'of the large dealer' },
    tenant: {
      type: 'string',
      value: 'SLUG',
      default: 'meridian',
      help: 'whose settings the large dealer has',
    },
    tenants: { type: 'string', value: 'N', default: '100', help: 'how many at once' },
    each: { type: 'string', value: 'N', default: '200', help: 'cars of each of them' },
    seed: { type: 'string', value: 'N', default: '1', help: 'draws other cars' },
  },
  example: 'build --part large --cars 5000',
});

export const chaosCommand = defineCommand({
  name: 'bench',
  about: 'Random feeds, kills and full disks: what is live stays whole.',
  forms: ['chaos [options]'],
  options: {
    minutes: { type: 'string', default: '30', value: 'N', help: 'how long' },
    seed: { type: 'string', default: '1', value: 'N', help: 'other chance' },
    tenant: { type: 'string', default: 'harbourline', value: 'SLUG', help: 'whose settings the dealer has' },
    cars: { type: 'string', default: '200', value: 'N', help: 'of the dealer' },
  },
  example: 'chaos --minutes 5',
});

export const publishCommand = defineCommand({
  name: 'bench',
  about: "A large dealer's files to a folder.",
  forms: ['publish [options]'],
  options: {
    cars: { type: 'string', value: 'N', default: '10000', help: 'of the dealer' },
  },
  example: 'publish --cars 2000',
});

export const searchCommand = defineCommand({
  name: 'bench',
  about: 'Keystrokes against Orama and ItemsJS; with --fuzz, nonsense for our engine.',
  forms: ['search [options]'],
  options: {
    cars: { type: 'string', value: 'N', default: '20000', help: 'for all engines' },
    large: { type: 'string', value: 'N', default: '50000', help: 'for ours alone' },
    fuzz: { type: 'boolean', default: false, help: 'nonsense instead of keystrokes' },
    requests: { type: 'string', value: 'N', default: '100000', help: 'with --fuzz: how many' },
    seed: { type: 'string', value: 'N', default: '1', help: 'with --fuzz: other nonsense' },
    dist: { type: 'string', value: 'DIR', default: 'dist', help: 'folder of the built sites' },
  },
  example: 'search --cars 5000',
});

export const functionsCommand = defineCommand({
  name: 'bench',
  about:
    'Leads under load against bare inserts; with --kills or --faults, while the server or its storage fails.',
  forms: ['functions [options]'],
  options: {
    seconds: { type: 'string', default: '30', value: 'N', help: 'how long' },
    clients: { type: 'string', default: '200', value: 'N', help: 'how many send at once' },
    kills: { type: 'string', value: 'N', help: 'how often the server is killed; instead of load' },
    faults: { type: 'boolean', help: 'a locked, deleted and full database; instead of load' },
    seed: { type: 'string', default: '1', value: 'N', help: 'other chance' },
  },
  example: 'functions --seconds 10',
});
