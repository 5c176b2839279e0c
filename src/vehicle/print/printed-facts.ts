import type { Settings } from '../../tenant/settings/subjects.ts';
import { featureList } from '../details/features/feature-list.ts';
import { commentParagraphs } from '../details/folding/comments.ts';
import { foldText } from '../details/folding/folded-text.ts';
import { specification } from '../details/specification/specification.ts';
import { factLanguage } from '../fact-language.ts';
import { keyFacts } from '../key-facts.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** The facts that fit on one page next to the photo. */
/** The facts that fit on one page next to the photo. */
export function printedFacts(
  vehicle: Vehicle,
  settings: Pick<Settings, 'site' | 'vehicle' | 'documents' | 'search'>,
) {
  const { maxFeatures, maxSpecification, commentsCharacters } = settings.documents.print;
  const language = factLanguage(settings);
  const facts = keyFacts(vehicle, settings.vehicle.texts, language.words);
  const shownAbove = new Set(facts.map(({ value }) => value));
  const rows = specification(vehicle, settings.site.timeZone, language).flatMap((group) => group.rows);
  const features = featureList(vehicle);
  const { shown, cut } = foldText(commentParagraphs(vehicle.dealerComments), commentsCharacters);
  return {
    facts,
    specification: rows.filter(({ value }) => !shownAbove.has(value)).slice(0, maxSpecification),
    features: features.slice(0, maxFeatures),
    moreFeatures: Math.max(0, features.length - maxFeatures),
    comments: cut === null ? shown : [...shown, cut],
  };
}
