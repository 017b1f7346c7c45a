import type { FastifyRequest } from 'fastify';

/** The languages of `Accept-Language: de-AT, en;q=0.5` in their order; our pages send the current one only. */
export const requestedLanguagesOf = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '').split(',').map((language) => language.split(';', 1)[0]?.trim() ?? '');
