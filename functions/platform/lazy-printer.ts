import type { DocumentPrinter } from '../ports/document-printer.ts';

/** Loads what draws when the first visitor asks for it: its libraries would double the time of a start. */
export function lazyPrinter(): DocumentPrinter {
  let loading: Promise<DocumentPrinter> | undefined;
  const load = () => {
    loading ??= import('../documents/node-printer.ts').then(({ createNodePrinter }) => createNodePrinter());
    return loading;
  };
  return {
    drawShareImage: async (...asked) => (await load()).drawShareImage(...asked),
    photoAsJpeg: async (...asked) => (await load()).photoAsJpeg(...asked),
    writePdf: async (...asked) => (await load()).writePdf(...asked),
  };
}
