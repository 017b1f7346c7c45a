import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ContactMessage } from '#domain/site/contact.schema.ts';

/** Saves a message of the contact page. Spam is not saved, but gets the same response. */
export async function saveContactMessage(
  pool: pg.Pool,
  { name, email, message, website }: ContactMessage,
): Promise<boolean> {
  if (website !== '') return false;
  await pool.query('insert into contact_messages (id, name, email, message) values ($1, $2, $3, $4)', [
    randomUUID(),
    name,
    email,
    message,
  ]);
  return true;
}
