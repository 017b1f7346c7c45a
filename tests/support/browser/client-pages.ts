import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { CONFIG, STUDENT } from '../users/fake-users.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const SUBJECTS = ['Physics', 'Biology', 'Mathematics', 'History', 'Economics'].map((title, id) => ({
  id: `${id}`,
  title,
}));

/** Answers of the fake API by operation; a session only for a token. */
const answer = (operation: string, token: string | undefined, user: SessionUser): object => {
  if (operation === 'session' && token === undefined) {
    return { errors: [{ message: 'No session', extensions: { code: 'UNAUTHENTICATED' } }] };
  }
  const data: Readonly<Record<string, object>> = {
    session: { session: user },
    signIn: { signIn: { token: 't1', refreshToken: 'r1', expiresIn: 300 } },
    signOut: { signOut: true },
    saveProfile: { saveProfile: true },
    profile: {
      ownAccount: { name: 'Ada Lovelace', level: null, subjects: [] },
      ownConsent: { status: 'none' },
      subjects: SUBJECTS,
    },
  };
  return { data: data[operation] ?? null };
};

/** Serves a build of the browser application with a fake API behind it, to test its pages. */
export async function serveClient(folder: string) {
  const users = { user: STUDENT };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body);
    if (pathname === '/config.json') return send('application/json', JSON.stringify(CONFIG));
    if (pathname === '/graphql') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { operationName } = JSON.parse(Buffer.concat(parts).toString()) as { operationName: string };
        send('application/json', JSON.stringify(answer(operationName, request.headers.authorization, users.user)));
      });
      return undefined;
    }
    const requested = join(folder, pathname);
    const file = pathname !== '/' && existsSync(requested) ? requested : join(folder, 'index.html');
    return send(TYPES[extname(file)] ?? 'application/octet-stream', readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    users,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
