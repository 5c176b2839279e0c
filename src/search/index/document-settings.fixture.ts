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
};
