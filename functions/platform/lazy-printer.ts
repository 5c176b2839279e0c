import type { DocumentPrinter } from '../ports/document-printer.ts';

/** Loads the drawing libraries on first use, because they would double the server's start time. */
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

/** For a long-running server: draws in a pool of processes. */
export function pooledPrinter(reportError: (error: unknown) => void): DocumentPrinter {
  return lazyPrinter(async () => {
    const [{ createNodePrinter }, { drawingPool }] = await Promise.all([
      import('../documents/node-printer.ts'),
      import('../documents/drawing-pool.ts'),
    ]);
    return createNodePrinter({ draw: drawingPool({ reportError }) });
  });
}

/** For serverless hosts, where the program is bundled into one file and no worker module exists. */
export function inProcessPrinter(): DocumentPrinter {
  return lazyPrinter(async () => {
    const [{ createNodePrinter }, { draw }] = await Promise.all([
      import('../documents/node-printer.ts'),
      import('../documents/drawing.ts'),
    ]);
    return createNodePrinter({ draw });
  });
}
