import type { FastifyInstance } from 'fastify';
import { storable } from '#domain/storable.ts';

/** Escapes of what PostgreSQL stores in no text: the zero character, and halves of surrogate pairs. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/**
 * Reads bodies of JSON so that every text in them can be stored. What a broken paste brought in, a zero character or
 * half of a surrogate pair, is left out or replaced, instead of an answer being refused for ever because of it.
 */
export function readStorableJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    parse(request, body, (error, value) => done(error, SUSPECT.test(body) ? storable(value) : value)),
  );
}
