import { type Garbled, garbledIn } from '../values/garbled.ts';
import type { Finding } from './mistakes/mistake.ts';
import { formatPath } from './problem.ts';
import { settingTexts } from './setting-texts.ts';
import type { Settings } from './settings/subjects.ts';

/** The message about a text decoded with the wrong encoding. */
export function garbledFault({ found, meant }: Garbled): Pick<Finding, 'message' | 'nearest' | 'fix'> {
  if (meant === null) {
    const fix = 'Write it anew, and save the file with the encoding UTF-8.';
    return { message: `"${found}" holds "\ufffd": a letter that was lost when the text was saved.`, fix };
  }
  return {
    message: `"${found}" was saved as UTF-8 and read as something else.`,
    nearest: JSON.stringify(meant),
    fix: 'Save the file with the encoding UTF-8 in the program that it comes from.',
  };
}

/** Settings with texts decoded with the wrong encoding. */
export function garbledFindings(settings: Partial<Settings>): Finding[] {
  return settingTexts(settings).flatMap(({ subject, path, text }) => {
    const garbled = garbledIn(text);
    if (garbled === null) return [];
    const fault = garbledFault(garbled);
    return [
      {
        subject,
        path,
        ...fault,
        message: `${formatPath(path)}: ${fault.message}`,
        found: JSON.stringify(garbled.found),
      },
    ];
  });
}

const tag =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|u|ul)\b[^>]*>|&(?:amp|nbsp|copy|quot|lt|gt|ndash|mdash|rsquo|lsquo|#\d{2,5});/i;

/** Settings with HTML in texts, which would be shown as it is. */
export function markupFindings(settings: Partial<Settings>): Finding[] {
  return settingTexts(settings).flatMap(({ subject, path, text }) => {
    const [found] = tag.exec(text) ?? [];
    if (found === undefined) return [];
    return [
      {
        subject,
        path,
        message: `${formatPath(path)} holds "${found}", which would stand on the page as it is written.`,
        found: JSON.stringify(found),
        fix: 'Write plain words: & and © as they are; bold words, links and lists belong into a text of content/.',
        isAdvice: true,
      },
    ];
  });
}
