import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** An identity provider of the school. Nothing answers at its address. */
export async function seedSignOnProvider(client: pg.ClientBase, school: string): Promise<void> {
  await client.query(
    `insert into sign_on_providers (id, school_id, name, issuer, client_id, scopes, domains, confirmed_domains, accounts,
       teacher_claim, teacher_values)
     values ($1, $2, 'Riverside Login', 'https://login.riverside.example', 'lectern', 'openid profile email',
       E'riverside.example\\nstaff.riverside.example', '{riverside.example}', 'automatic', 'groups', 'teachers')`,
    [randomUUID(), school],
  );
}
