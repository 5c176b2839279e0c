import { type MarkdownFile, textProblem } from '../../editorial/markdown/markdown-checks.ts';
import { type MarkdownPart, markdownParts } from '../../editorial/markdown/markdown-parts.ts';
import type { SiteAddresses } from '../../site/site-addresses.ts';
import type { Problem } from '../../tenant/problem.ts';
import type { PictureFault } from '../pictures/picture-checks.build.ts';
import type { CheckedTexts } from '../text-files.build.ts';
import { type LinkCheck, linkFault } from './link-checks.ts';

export async function linksAndPictures(
  file: MarkdownFile,
  addresses: SiteAddresses,
  { look }: CheckedTexts,
): Promise<Problem[]> {
  const pictures = markdownParts(file.text).map((part) =>
    part.kind === 'image' ? pictureProblems(file, part, look) : [],
  );
  return [...linkProblems(file, addresses), ...(await Promise.all(pictures)).flat()];
}

export function linkProblems(
  file: MarkdownFile,
  addresses: SiteAddresses,
  faultOf: LinkCheck = linkFault,
): Problem[] {
  return markdownParts(file.text).flatMap((part) => {
    if (part.kind !== 'link') return [];
    const fault = faultOf(part.href, addresses) ?? relativeLink(part.href);
    if (fault === null) return [];
    return [textProblem(file, part.line, { ...fault, message: `the link "${part.text}" ${fault.message}` })];
  });
}

/** Links must be full addresses or absolute paths: relative ones break when the page moves. */
function relativeLink(href: string): PictureFault | null {
  if (/^(?:\/|#|https?:\/\/|mailto:|tel:)/.test(href)) return null;
  return {
    message: `leads to "${href}".`,
    fix: 'A link begins with / for a page of this site, or with https://, mailto: or tel:.',
  };
}

/** The page's own address would decide where the picture is looked for. */
function relativePicture(href: string): PictureFault[] {
  if (/^(?:[a-z]+:|\/\/)/i.test(href)) return [];
  const nearest = JSON.stringify(`/${href.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`);
  const fix = "A picture of the dealer's folder public begins with /, any other with https://.";
  return [{ message: `names "${href}", which does not begin with /.`, nearest, fix }];
}

async function pictureProblems(
  file: MarkdownFile,
  { href, alt, line, isHead }: MarkdownPart & { kind: 'image' },
  look: CheckedTexts['look'],
): Promise<Problem[]> {
  const silent: PictureFault[] =
    alt.trim() === ''
      ? [
          {
            message: `"${href}" has no words for those who do not see it.`,
            fix: 'Write between the square brackets what is to be seen: ![A red ute on the beach](/ute.avif).',
          },
        ]
      : [];
  const isOwn = href.startsWith('/');
  const faults = isOwn ? await look(href, isHead ? 'sized' : 'named') : relativePicture(href);
  return [...silent, ...faults].map((fault) =>
    textProblem(file, line, { ...fault, message: `the picture ${fault.message}` }),
  );
}
