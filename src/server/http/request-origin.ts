import type { FastifyRequest } from 'fastify';

/** `Accept-Language: de-AT, en;q=0.5` in its order; pages send the one language they speak. */
export const wishesOf = ({ headers }: FastifyRequest): string[] =>
  (headers['accept-language'] ?? '').split(',').map((wish) => wish.split(';', 1)[0]?.trim() ?? '');
