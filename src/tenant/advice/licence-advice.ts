import type { Finding } from '../mistakes/mistake.ts';
import { formatPath } from '../problem.ts';
import type { Location } from '../settings/locations/locations.schema.ts';
import type { Advice } from './advice.ts';

/**
 * "NSW s19A number on site and ads, labelled, prominent" (Motor Dealers and Repairers Act 2013 (NSW)); other
 * states license dealers too, and customers there ask for the number.
 */
export const adviseOnLicences: Advice = ({ site, locations }) => {
  const seen = (locations?.locations ?? []).flatMap((location, index) =>
    location.visible ? [{ location, index }] : [],
  );
  const isInNewSouthWales = seen.some(({ location }) => location.address.state === 'NSW');
  const hidden: Finding[] =
    isInNewSouthWales && site?.showLicenceNumbers === false
      ? [
          {
            subject: 'site',
            path: ['showLicenceNumbers'],
            message:
              'showLicenceNumbers is false, but a branch is in New South Wales: the law there wants the licence number on the site (Motor Dealers and Repairers Act 2013).',
            found: 'false',
            fix: 'Write true.',
          },
        ]
      : [];
  return [...hidden, ...seen.flatMap(({ location, index }) => missingNumbers(location, index))];
};

function missingNumbers(location: Location, index: number): Finding[] {
  const does = (type: string) => location.types.some((one) => one === type);
  const sells = location.types.length === 0 || does('sales') || does('car-buying');
  const about = (key: string, what: string): Finding => {
    const path = ['locations', index, key];
    const { state } = location.address;
    const why =
      state === 'NSW'
        ? 'The law there wants it on the site and in advertisements.'
        : 'Customers look for it.';
    return {
      subject: 'locations',
      path,
      message: `${formatPath(path)} is missing: "${location.name}" in ${state} ${what}. ${why}`,
      fix: 'Write the number as it stands on the licence.',
    };
  };
  return [
    ...(sells && location.dealerLicenceNumber === null
      ? [about('dealerLicenceNumber', 'sells vehicles')]
      : []),
    ...(does('service') && location.motorVehicleRepairerNumber === null && location.address.state === 'NSW'
      ? [about('motorVehicleRepairerNumber', 'repairs vehicles')]
      : []),
  ];
}
