import * as v from 'valibot';
import { enginesSchema, type Make, makesFileSchema } from './make.schema.ts';
import { checkData, readData } from './read-data.ts';

/** The files of makes/. The demo stock generated from a seed depends on their order. */
export const makeFiles = [
  'toyota',
  'mazda',
  'ford',
  'hyundai-kia',
  'mitsubishi-nissan-isuzu',
  'honda-subaru-suzuki',
  'volkswagen-group',
  'german-luxury',
  'luxury-others',
  'american',
  'french-italian',
  'chinese',
  'korean-indian',
  'motorcycles',
  'caravans',
  'trucks',
];

/** Every make that a demo dealer can have in stock. */
export const allMakes: readonly Make[] = makeFiles.flatMap((name) => {
  const file = `makes/${name}.json`;
  return makesOf(file, readData(file, v.unknown()));
});

/** The makes of one file's content. */
export function makesOf(file: string, data: unknown): readonly Make[] {
  const { engines } = checkData(file, v.object({ engines: enginesSchema }), data);
  return checkData(file, makesFileSchema(engines), data).makes;
}
