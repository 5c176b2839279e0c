/** Runs Eleventy in its own process, like its command: from templates and data in one folder to pages in another. */
import Eleventy from '@11ty/eleventy';

const [input = '', output = ''] = process.argv.slice(2);
await new Eleventy(input, output, { quietMode: true, configPath: undefined }).write();
