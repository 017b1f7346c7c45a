import type { Server } from 'node:net';

/** The port on which a server listens. Throws if it doesn't listen on one. */
export function listeningPort(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}
