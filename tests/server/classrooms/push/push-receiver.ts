import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a push service received for a browser, and what that browser decrypts (RFC 8291, RFC 8188). */
export type ReceivedPush = { readonly message: unknown; readonly raw: Buffer; readonly headers: IncomingHttpHeaders };

/** A push service on this machine, and a browser that has subscribed there. */
export async function openPushReceiver() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const next = { status: 201, location: '' };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts);
      received.push({ message: decrypt(raw), raw, headers: request.headers });
      response.writeHead(next.status, next.location === '' ? {} : { location: next.location }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  /** One record of `aes128gcm`: salt, record size, the sender's key, ciphertext; the last byte before padding is 2. */
  function decrypt(raw: Buffer): unknown {
    const salt = raw.subarray(0, 16);
    const idLength = raw.readUInt8(20);
    const sender = raw.subarray(21, 21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
    const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = raw.subarray(21 + idLength);
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    return JSON.parse(padded.subarray(0, end).toString('utf8'));
  }

  const { port } = server.address() as AddressInfo;
  return {
    received,
    /** With what the service responds from now on. */
    respond: (status: number, location = ''): void => void Object.assign(next, { status, location }),
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push/${randomBytes(8).toString('hex')}`,
      p256dh: ecdh.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
  };
}

/** Whether the `Authorization` header is signed with the key that it names (VAPID, RFC 8292), and what it claims. */
export function vapidOf(authorization: string | undefined): { readonly publicKey: string; readonly claims: unknown } {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The authorization is not signed with its key.');
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}
