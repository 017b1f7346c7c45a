import type { FastifyInstance } from 'fastify';
import { storable } from '#domain/platform/storable.ts';

/** JSON escapes of characters that PostgreSQL cannot store: NUL and lone surrogates. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/**
 * Parses JSON bodies so that every text in them can be stored. NUL characters and lone surrogates from a broken paste
 * are removed or replaced, because otherwise an answer would be refused for ever.
 */
export function readStorableJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    parse(request, body, (error, value) => done(error, SUSPECT.test(body) ? storable(value) : value)),
  );
}
