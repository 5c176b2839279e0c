import type { DocumentSettings } from './search-document.ts';

/** A dealer with one branch that shows weekly repayments. */
export const documentSettings: DocumentSettings = {
  currency: 'AUD',
  timeZone: 'Australia/Brisbane',
  tags: {
    electricAndHybrid: true,
    electricText: 'Electric',
    hybridText: 'Hybrid',
    reservedText: 'Reserved',
    certified: true,
    certifiedText: 'Certified',
    comingSoonText: 'COMING SOON',
    newArrival: true,
    newArrivalText: 'JUST ARRIVED',
    newArrivalDays: 8,
    sold: true,
    soldText: 'SOLD',
  },
  locations: { north: { name: 'Northside' } },
  card: { weeklyEstimate: true },
  finance: {
    estimate: { show: true, lenders: ['house'], hiddenMakes: [], hiddenDealerships: [] },
    lenders: {
      house: {
        estimate: { needs: 'comparison-rate', priceAbove: 500, yearsBack: 12 },
        disclaimer: null,
      },
    },
  },
  thisYear: 2026,
};
