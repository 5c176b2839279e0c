import { aLender } from '../../vehicle/estimate/a-lender.fixture.ts';
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
  locations: {
    north: { name: 'Northside', address: { latitude: -27.3992, longitude: 153.0657 } },
    south: { name: 'Southside', address: { latitude: -27.4875, longitude: 153.0366 } },
    nowhere: { name: 'Somewhere', address: { latitude: null, longitude: null } },
  },
  card: { weeklyEstimate: true },
  finance: {
    estimate: { show: true, lenders: ['house'], hiddenMakes: [], hiddenDealerships: [] },
    lenders: { house: aLender() },
    calculator: { lender: 'house' },
    comparison: { amount: 30_000, termYears: 5 },
  },
  thisYear: 2026,
};
