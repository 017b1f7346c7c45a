/** `npm run dev`: runs the server, and rebuilds and reloads the application when a source file changes. `PORT` (3000) sets the port. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { createRsbuild, loadConfig } from '@rsbuild/core';

const ROOT = resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.PORT ?? 3000);
/** Paths that the server handles; all others are the application, rebuilt and reloaded when its sources change. */
const SERVED = [
  '/graphql',
  '/config.json',
  '/media',
  '/uploads',
  '/exports',
  '/own-data.zip',
  '/calendar',
  '/api/v1',
  '/healthz',
  '/readyz',
  '/first-run',
  '/_outbox',
];

/** A free port, for the server behind the development server. */
function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolvePort(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const serverPort = await freePort();
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort), NODE_ENV: 'development' },
});

process.env.PSEUDO_LOCALES = '1';
const { content } = await loadConfig({ cwd: ROOT, loader: 'native' });
const target = `http://127.0.0.1:${serverPort}`;
const rsbuild = await createRsbuild({
  cwd: ROOT,
  config: {
    ...content,
    mode: 'development',
    // An existing build is not touched: a server may be serving it.
    output: { ...content.output, cleanDistPath: false },
    server: {
      port: PORT,
      strictPort: true,
      historyApiFallback: true,
      proxy: Object.fromEntries(SERVED.map((path) => [path, { target }])),
    },
  },
});
const development = await rsbuild.startDevServer();
console.log(`Lectern runs at http://localhost:${PORT}, and its server at ${target}`);

const stop = async (): Promise<void> => {
  server.kill('SIGTERM');
  await development.server.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
