import { testDatabase } from '../servers/test-server.ts';
import { testBank } from './test-bank.ts';

/**
 * A database with a bank of questions, for the tests of a file: `const { database, bank } = await testBankDatabase({ free: true })`.
 * It is dropped after the last test.
 */
export async function testBankDatabase(options: Parameters<typeof testBank>[1]) {
  const database = await testDatabase();
  return { database, bank: await testBank(database.pool, options) };
}
