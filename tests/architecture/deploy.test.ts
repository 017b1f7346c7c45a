import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const CONF = readFileSync(resolve(import.meta.dirname, '../../docs/deploy/nginx.conf'), 'utf8');

describe('the image', () => {
  it('holds neither the history of the sources nor tests, and runs as an account without rights', () => {
    const ignored = readFileSync(resolve(import.meta.dirname, '../../.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.data', 'node_modules']));
    const image = readFileSync(resolve(import.meta.dirname, '../../docs/deploy/Dockerfile'), 'utf8');
    expect(image).toContain('npm prune --omit=dev && rm -rf tests');
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^ENV NODE_ENV=production$/m);
  });
});

describe('the configuration of nginx', () => {
  it('speaks TLS 1.2 and 1.3 only, with forward secrecy and authenticated encryption', () => {
    expect(/ssl_protocols ([^;]+);/.exec(CONF)?.[1]).toBe('TLSv1.2 TLSv1.3');
    const ciphers = /ssl_ciphers ([^;]+);/.exec(CONF)?.[1]?.split(':') ?? [];
    expect(ciphers.length).toBeGreaterThan(3);
    expect(ciphers.filter((cipher) => !/^ECDHE-.*(GCM|POLY1305)/.test(cipher))).toEqual([]);
  });

  it('sends people on from http to https, and refuses programs', () => {
    const rules = [...CONF.matchAll(/^ {4}~(\S+) ([01]);$/gm)].map(([, pattern = '', value]) => ({
      pattern: new RegExp(pattern),
      isSentOn: value === '1',
    }));
    const isSentOn = (method: string, path: string): boolean =>
      rules.find(({ pattern }) => pattern.test(`${method}:${path}`))?.isSentOn ?? false;
    for (const page of ['/', '/login', '/subject/1/topic/2?tab=quiz', '/graphic-design']) {
      expect([page, isSentOn('GET', page)]).toEqual([page, true]);
    }
    for (const [method, path] of [
      ['POST', '/graphql'],
      ['GET', '/graphql?query=%7Bsession%7D'],
      ['POST', '/login'],
      ['PATCH', '/uploads/1'],
      ['GET', '/media/figures/x?signature=y'],
      ['POST', '/payments/webhook'],
      ['GET', '/exports/users.csv?signature=y'],
      ['GET', '/lti/login'],
      ['TRACE', '/'],
    ] as const) {
      expect([method, path, isSentOn(method, path)]).toEqual([method, path, false]);
    }
  });

  it('replaces what a client says about its own address and scheme', () => {
    expect(CONF).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(CONF).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  });
});
