import type { Vehicle } from '../vehicle.schema.ts';

/** "Spinner views: Spin, Images, Interior" (stock and vehicle §2). */
export type MediaView = 'spin' | 'images' | 'interior';

type Media = Pick<Vehicle, 'images' | 'videoUrl' | 'externalVideoUrl' | 'spinImages' | 'spinInteriorImage'>;

/**
 * The views of a vehicle in display order. Never empty: Images is included even without photos, and says so. A spin
 * needs more than one frame.
 */
export function mediaViews(vehicle: Media, slideCount: number): MediaView[] {
  const views: MediaView[] = [];
  if (vehicle.spinImages.length > 1) views.push('spin');
  if (slideCount > 0) views.push('images');
  if (vehicle.spinInteriorImage !== null) views.push('interior');
  return views.length === 0 ? ['images'] : views;
}

/** "default is gallery on one site, spinner elsewhere" (stock and vehicle §4); falls back to an existing view. */
export function openingView(views: readonly MediaView[], preferred: 'spin' | 'images'): MediaView {
  const order: readonly MediaView[] = [preferred, 'images', 'spin', 'interior'];
  return order.find((view) => views.includes(view)) ?? 'images';
}
