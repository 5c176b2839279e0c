/**
 * The content of a reply. Asked for by `arrayBuffer()`, Node 24 keeps it until the next complete garbage collection,
 * and of thousands of pages comes to one of those each second.
 */
export async function replyBytes({ body }: Response): Promise<Buffer> {
  const chunks = body === null ? [] : await Array.fromAsync(body);
  const [only] = chunks;
  return only !== undefined && chunks.length === 1
    ? Buffer.from(only.buffer, only.byteOffset, only.byteLength)
    : Buffer.concat(chunks);
}
