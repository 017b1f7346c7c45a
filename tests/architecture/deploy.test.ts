import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const CONF = readFileSync(resolve(import.meta.dirname, '../../docs/deploy/nginx.conf'), 'utf8');

describe('the image', () => {
  it('contains neither the history of the sources nor tests, and runs as an unprivileged account', () => {
    const ignored = readFileSync(resolve(import.meta.dirname, '../../.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.data', 'node_modules']));
    const image = readFileSync(resolve(import.meta.dirname, '../../docs/deploy/Dockerfile'), 'utf8');
    expect(image).toContain('RUN npm ci --omit=dev');
    expect(image).toContain('rm -rf tests');
    expect(image).toContain('npm uninstall --no-save --ignore-scripts @rsbuild/core');
    expect(image).toMatch(/^USER node$/m);
    expect(image).toMatch(/^ENV NODE_ENV=production$/m);
  });
});

describe('the network policy', () => {
  it('lets the server reach DNS, PostgreSQL, email and the public internet only', () => {
    const manifests = readFileSync(resolve(import.meta.dirname, '../../docs/deploy/kubernetes.yaml'), 'utf8').split(
      '---\n',
    );
    const policy = manifests.find((manifest) => manifest.includes('kind: NetworkPolicy')) ?? '';
    expect(policy).toContain('policyTypes: [Egress]');
    const ports = [...policy.matchAll(/port: (\d+)/g)].map(([, port]) => Number(port));
    expect([...new Set(ports)].toSorted((a, b) => a - b)).toEqual([53, 443, 465, 587, 5432, 6432]);
    for (const range of ['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']) {
      expect(policy).toContain(range);
    }
  });
});

describe('the configuration of nginx', () => {
  it('allows only TLS 1.2 and 1.3, with forward secrecy and authenticated encryption', () => {
    expect(/ssl_protocols ([^;]+);/.exec(CONF)?.[1]).toBe('TLSv1.2 TLSv1.3');
    const ciphers = /ssl_ciphers ([^;]+);/.exec(CONF)?.[1]?.split(':') ?? [];
    expect(ciphers.length).toBeGreaterThan(3);
    expect(ciphers.filter((cipher) => !/^ECDHE-.*(GCM|POLY1305)/.test(cipher))).toEqual([]);
  });

  it('redirects browsers from http to https, and refuses other clients', () => {
    const rules = [...CONF.matchAll(/^ {4}~(\S+) ([01]);$/gm)].map(([, pattern = '', value]) => ({
      pattern: new RegExp(pattern),
      isRedirected: value === '1',
    }));
    const isRedirected = (method: string, path: string): boolean =>
      rules.find(({ pattern }) => pattern.test(`${method}:${path}`))?.isRedirected ?? false;
    for (const page of ['/', '/login', '/subject/1/topic/2?tab=quiz', '/graphic-design']) {
      expect([page, isRedirected('GET', page)]).toEqual([page, true]);
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
      expect([method, path, isRedirected(method, path)]).toEqual([method, path, false]);
    }
  });

  it('replaces what a client claims about its own address and scheme', () => {
    expect(CONF).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(CONF).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  });
});
