/**
 * Reads the content of a response. With `arrayBuffer()`, Node 24 would keep the buffer until the next full
 * garbage collection, causing one each second for thousands of pages.
 */
export async function replyBytes({ body }: Response): Promise<Buffer> {
  const chunks = body === null ? [] : await Array.fromAsync(body);
  const [only] = chunks;
  return only !== undefined && chunks.length === 1
    ? Buffer.from(only.buffer, only.byteOffset, only.byteLength)
    : Buffer.concat(chunks);
}
