import type { FastifyRequest } from 'fastify';

/** The languages of `Accept-Language: de-AT, en;q=0.5` in order; our pages send only the current one. */
export const requestedLanguagesOf = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '').split(',').map((language) => language.split(';', 1)[0]?.trim() ?? '');
