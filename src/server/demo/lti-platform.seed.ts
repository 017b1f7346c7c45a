import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** A connected learning platform of the school. Nothing answers at its addresses. */
export async function seedPlatform(client: pg.ClientBase, school: string): Promise<void> {
  const issuer = 'https://moodle.riverside.example';
  await client.query(
    `insert into platforms (id, school_id, name, issuer, client_id, deployments, authorization_url, token_url, keys_url)
     values ($1, $2, 'Riverside Moodle', $3, 'Jk3vTq8RsZ0mXwL', '1', $4, $5, $6)`,
    [
      ...[randomUUID(), school, issuer],
      ...[`${issuer}/mod/lti/auth.php`, `${issuer}/mod/lti/token.php`, `${issuer}/mod/lti/certs.php`],
    ],
  );
}
