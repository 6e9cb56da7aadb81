// Files are compressed in the site itself, because many hosts of static files do not compress, or not everything.

/** The response, decompressed unless the host or the browser has done that already. */
export async function unzipped(response: Response, type = 'application/octet-stream'): Promise<Response> {
  if (response.body === null) return response;
  const reader = response.body.getReader();
  const first = await reader.read();
  const zipped = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      if (first.value !== undefined) controller.enqueue(first.value as Uint8Array<ArrayBuffer>);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value as Uint8Array<ArrayBuffer>);
    },
    cancel: (why) => reader.cancel(why),
  });
  return new Response(zipped ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes, { headers: { 'content-type': type } });
}
