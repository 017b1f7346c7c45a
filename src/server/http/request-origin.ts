import type { FastifyRequest } from 'fastify';

/** Under which a request reached the server, where no setting says it: `https://lectern.example`. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
