/** A process of its own, as Eleventy's command is: templates and data of one folder to the pages of another. */
import Eleventy from '@11ty/eleventy';

const [input = '', output = ''] = process.argv.slice(2);
await new Eleventy(input, output, { quietMode: true, configPath: undefined }).write();
