import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { StartError } from '../../process/start-error.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

export type Outcome = { readonly ok: boolean; readonly output: string };

/** How PostgreSQL's programs are run, and who must own their files. */
export type PostgresAccount = {
  /** `folder` is the working directory, `/` by default. */
  readonly run: (program: string, args: readonly string[], folder?: string) => Promise<Outcome>;
  /** Owner of cluster and socket folder. Null on systems without such owners. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
};

type Credentials = { readonly uid: number; readonly gid: number };
type SystemAccount = Credentials & { readonly name: string };

/** Accounts that may run PostgreSQL for root, the best first. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root. So root runs it under an unprivileged account; if that account cannot reach
 * the programs or the data folder (a copy under /root), in a user namespace in which root has another name.
 * @throws StartError when neither works.
 */
export async function choosePostgresAccount(programs: PostgresPrograms, dataDir: string): Promise<PostgresAccount> {
  await assertRunnable(programs);
  const uid = process.getuid?.();
  if (uid !== 0) return { owner: uid === undefined ? null : { uid, gid: process.getgid?.() ?? 0 }, run };
  const accounts = await systemAccounts();
  for (const name of UNPRIVILEGED) {
    const account = accounts.find((candidate) => candidate.name === name);
    if (account !== undefined && (await reaches(account, programs, dataDir))) {
      const { uid, gid } = account;
      return { owner: { uid, gid }, run: (program, args, folder) => run(program, args, folder, { uid, gid }) };
    }
  }
  return await namespaceAccount(programs, dataDir, accounts);
}

/** Root under another name: root still owns the files, but PostgreSQL sees another user. */
async function namespaceAccount(
  programs: PostgresPrograms,
  dataDir: string,
  accounts: readonly SystemAccount[],
): Promise<PostgresAccount> {
  // initdb looks up the name of its account, so it has to exist.
  const borrowed = accounts.find(({ name }) => UNPRIVILEGED.includes(name)) ?? accounts.find(({ uid }) => uid !== 0);
  const account: PostgresAccount = {
    owner: { uid: 0, gid: 0 },
    run: (program, args, folder) =>
      run('unshare', ['-U', `--map-user=${borrowed?.uid ?? 65_534}`, program, ...args], folder),
  };
  const probe = await account.run(programs.postgres, ['--version']);
  if (probe.ok) return account;
  throw new StartError(
    `PostgreSQL does not run as root, and no other account can access ${dataDir} and ${programs.postgres}. Start Lectern under an ordinary account, move it out of folders that only root can access, or set DATABASE_URL.`,
    { cause: new Error(probe.output) },
  );
}

/** Tested by running it, because permissions depend on more than file modes. */
async function reaches(account: SystemAccount, programs: PostgresPrograms, dataDir: string): Promise<boolean> {
  const script = 'cd -- "$0" && exec "$1" --version';
  return (await run('/bin/sh', ['-c', script, dataDir, programs.postgres], '/', account)).ok;
}

/** PostgreSQL prints its version for any user, including root. */
async function assertRunnable(programs: PostgresPrograms): Promise<void> {
  const probe = await run(programs.postgres, ['--version']);
  if (probe.ok) return;
  throw new StartError(
    `PostgreSQL's programs do not run on this machine (${lastLine(probe.output)}). Run "npm rebuild" in Lectern's folder, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

async function systemAccounts(): Promise<readonly SystemAccount[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name !== undefined && uid !== undefined && gid !== undefined
      ? [{ name, uid: Number(uid), gid: Number(gid) }]
      : [];
  });
}

/** Resolves when the program ends; PostgreSQL's background processes hold none of the pipes. */
function run(program: string, args: readonly string[], folder = '/', as?: Credentials): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: environment(), ...(as === undefined ? {} : { uid: as.uid, gid: as.gid }) };
    execFile(program, [...args], options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      resolve({ ok: error === null, output: output === '' && error !== null ? error.message : output });
    });
  });
}

/** Messages in English whatever the locale, and no PG* variable that would point to another database. */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}
