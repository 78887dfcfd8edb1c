import { parentPort } from 'node:worker_threads';
import { request } from 'undici';

/* Sends requests from another thread, so that the main thread of the program does the work of the service alone. */
parentPort.on('message', async ({ id, url, method, headers, body }) => {
  try {
    const answer = await request(url, { method, headers, body, headersTimeout: 60_000, bodyTimeout: 60_000 });
    let bytes = 0;
    let head = '';
    for await (const chunk of answer.body) {
      if (bytes < 2_000) head += chunk.toString();
      bytes += chunk.length;
    }
    parentPort.postMessage({ id, status: answer.statusCode, bytes, head: head.slice(0, 500) });
  } catch (error) {
    parentPort.postMessage({ id, status: 0, bytes: 0, head: String(error) });
  }
});
