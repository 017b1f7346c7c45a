import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const WORDS = 'Notes, quizzes, flash cards and exam papers by subject and topic, with answers that say why. ';

const PAGE = gzipSync(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="description" content="A bare page."><title>Bare</title></head>
<body><main><h1>Walk into your exam knowing what you know</h1><p>${WORDS.repeat(6)}</p><p>${WORDS.repeat(6)}</p></main></body></html>`);

/** The lower bound: a document with text only, without styles, scripts or fonts. */
export async function barePage(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(PAGE);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page is not served.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
