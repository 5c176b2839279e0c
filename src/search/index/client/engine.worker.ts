import type { EngineRequest } from './engine-messages.ts';
import { createEngineService } from './engine-service.ts';

const service = createEngineService(
  (url) => fetch(url),
  (event) => self.postMessage(event),
);

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  void service.handle(data);
});
