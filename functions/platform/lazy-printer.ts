import type { DocumentPrinter } from '../ports/document-printer.ts';

/** Loads what draws when the first visitor asks for it: its libraries would double the time of a start. */
function lazyPrinter(load: () => Promise<DocumentPrinter>): DocumentPrinter {
  let loading: Promise<DocumentPrinter> | undefined;
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    drawShareImage: async (...asked) => (await loaded()).drawShareImage(...asked),
    photoAsJpeg: async (...asked) => (await loaded()).photoAsJpeg(...asked),
    writePdf: async (...asked) => (await loaded()).writePdf(...asked),
  };
}

/** For a server that answers many at once: drawing goes on in processes of its own. */
export function pooledPrinter(reportError: (error: unknown) => void): DocumentPrinter {
  return lazyPrinter(async () => {
    const [{ createNodePrinter }, { drawingPool }] = await Promise.all([
      import('../documents/node-printer.ts'),
      import('../documents/drawing-pool.ts'),
    ]);
    return createNodePrinter({ draw: drawingPool({ reportError }) });
  });
}

/** For hosts that start a program for a few requests, bundled into one file: there is no worker's file to start. */
export function inProcessPrinter(): DocumentPrinter {
  return lazyPrinter(async () => {
    const [{ createNodePrinter }, { draw }] = await Promise.all([
      import('../documents/node-printer.ts'),
      import('../documents/drawing.ts'),
    ]);
    return createNodePrinter({ draw });
  });
}
