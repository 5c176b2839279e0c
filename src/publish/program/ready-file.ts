/** Props of an endpoint that knows the whole of its file when it names its paths. A build writes it as it is. */
export interface ReadyFile {
  readonly readyText: string;
}

export function isReadyFile(props: unknown): props is ReadyFile {
  return typeof props === 'object' && props !== null && 'readyText' in props;
}

/** Its reply, for whoever asks for the address: `GET` of such an endpoint. */
export function readyReply({ props: { readyText } }: { readonly props: ReadyFile }): Response {
  return new Response(readyText, { headers: { 'Content-Type': 'application/json' } });
}
