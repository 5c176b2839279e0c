import { readyReply } from '../../publish/program/ready-file.ts';
import { currentSite } from '../../publish/site.build.ts';
import { liveFiles } from '../../search/recent/live-cars.ts';

export async function getStaticPaths() {
  const { vehicles, tenant } = await currentSite();
  const { search, vehicle, site } = tenant.settings;
  if (!search.recentlyViewed) return [];
  const files = liveFiles(vehicles, vehicle.price, site.currency);
  return [...files].map(([file, cars]) => ({ params: { file }, props: { readyText: JSON.stringify(cars) } }));
}

export { readyReply as GET };
