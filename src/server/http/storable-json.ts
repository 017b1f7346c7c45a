import type { FastifyInstance } from 'fastify';

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

/** The same value, with texts and names that can be stored. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storable(name), storable(part)]));
}
