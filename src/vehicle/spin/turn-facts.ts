import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type InteriorData, interiorData } from './interior/interior-data.ts';
import { type SpinData, spinData } from './spin-data.ts';

type TextName = 'label' | 'hint' | 'left' | 'right' | 'loading' | 'failed';
type SharedTextName = 'play' | 'pause' | 'retry' | 'showImages' | 'spot' | 'spots';

/** Props of the island for both kinds of view. */
export type TurnFacts<Data = SpinData | InteriorData> = {
  readonly data: Data;
  readonly picture: { readonly src: string; readonly alt: string; readonly isFirst: boolean };
  /** Descriptions of the hotspots. */
  readonly spots: readonly string[];
  readonly hasPhotos: boolean;
  readonly texts: Readonly<Record<TextName | SharedTextName, string>>;
};

export type SpinFacts = TurnFacts<SpinData> & {
  /** Whether the car can turn by itself. */
  readonly canPlay: boolean;
};

type SpinSettings = Settings['gallery']['spin'];

function sharedTexts({ texts }: SpinSettings): Readonly<Record<SharedTextName, string>> {
  const { play, pause, retry, showImages, spot, spots } = texts;
  return { play, pause, retry, showImages, spot, spots };
}

export function spinFacts(vehicle: Vehicle, settings: SpinSettings, isFirst: boolean): SpinFacts {
  const { texts } = settings;
  const data = spinData(vehicle, settings);
  return {
    data,
    picture: { src: data.frames[data.step] ?? '', alt: vehicle.name, isFirst },
    spots: vehicle.hotspots.exterior.map(({ description }) => description),
    hasPhotos: vehicle.images.length > 0,
    canPlay: settings.autoRotate,
    texts: {
      ...sharedTexts(settings),
      label: fill(texts.label, { name: vehicle.name }),
      hint: texts.hint,
      left: texts.turnLeft,
      right: texts.turnRight,
      loading: texts.loading,
      failed: texts.failed,
    },
  };
}

export function interiorFacts(
  vehicle: Vehicle,
  panorama: string,
  settings: SpinSettings,
): TurnFacts<InteriorData> {
  const { texts } = settings;
  const label = fill(texts.interiorLabel, { name: vehicle.name });
  return {
    data: interiorData(vehicle, settings),
    picture: { src: panorama, alt: label, isFirst: false },
    spots: vehicle.hotspots.interior.map(({ description }) => description),
    hasPhotos: vehicle.images.length > 0,
    texts: {
      ...sharedTexts(settings),
      label,
      hint: texts.interiorHint,
      left: texts.lookLeft,
      right: texts.lookRight,
      loading: texts.interiorLoading,
      failed: texts.interiorFailed,
    },
  };
}
