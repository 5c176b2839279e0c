import { scriptJson } from '../values/script-json.ts';
import type { Question } from './markdown/text-parts.ts';

/** The questions of a page as a FAQPage (schema.org), escaped for a script element; undefined if there are none. */
export function questionsJsonLd(questions: readonly Question[]): string | undefined {
  if (questions.length === 0) return undefined;
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml.trim() },
    })),
  });
}
