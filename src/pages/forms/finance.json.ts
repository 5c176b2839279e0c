import type { APIRoute } from 'astro';
import { hasFinancePopup } from '../../finance/page/finance-pages.ts';
import { financePopupFacts } from '../../finance/popup/finance-popup-facts.ts';

export const GET: APIRoute = ({ locals: { frame } }) => {
  const { settings } = frame.tenant;
  if (!hasFinancePopup(settings)) return new Response(null, { status: 404 });
  return Response.json(
    financePopupFacts({ settings, today: frame.today, branches: frame.locations, words: frame.words() }),
  );
};
