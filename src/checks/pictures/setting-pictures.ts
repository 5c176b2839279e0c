import type { Finding } from '../../tenant/mistakes/mistake.ts';
import { formatPath } from '../../tenant/problem.ts';
import { type SettingText, settingTexts } from '../../tenant/setting-texts.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

const pictureFile = /^\/(?!\/)[^\s{}?#]+\.(?:svg|avif|webp|png|jpe?g|gif|ico|heic|heif|tiff?|bmp|psd|pdf)$/i;

export function settingPictures(settings: Partial<Settings>): SettingText[] {
  return settingTexts(settings).filter(({ text }) => pictureFile.test(text));
}

const pictureKeys = /^(?:image|picture|photo|banner|poster)$/i;
const altKeys = ['alt', 'pictureAlt', 'imageAlt'];
/** If one of these stands beside an image, the image is decorative. */
const nameKeys = ['heading', 'title', 'label', 'name', 'text'];

/** An image without words beside it needs alternative text. */
export function silentPictures(settings: Partial<Settings>): Finding[] {
  return settingTexts(settings).flatMap(({ subject, path, text, beside }): Finding[] => {
    const isPicture = pictureKeys.test(String(path.at(-1))) && /^(?:\/|https:)/.test(text);
    const alt = altKeys.find((key) => beside.has(key));
    if (
      !isPicture ||
      alt === undefined ||
      beside.get(alt) !== '' ||
      nameKeys.some((key) => (beside.get(key) ?? '') !== '')
    )
      return [];
    const at = [...path.slice(0, -1), alt];
    const message = `${formatPath(at)} is empty: nobody tells those who do not see "${text}" what it shows.`;
    const fix = 'Write what is to be seen, in a few words.';
    return [{ subject, path: at, related: path, message, fix, isAdvice: true }];
  });
}
