/** Where clients find the database. On Windows a loopback port, everywhere else a socket in a folder. */
export type Listening =
  | { readonly kind: 'socket'; readonly folder: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number };

/** Part of the socket file's name; nothing listens on it. */
export const SOCKET_PORT = 5432;

const quoted = (text: string): string => `'${text.replace(/'/g, "''")}'`;

/**
 * The settings of the embedded PostgreSQL, written at every start.
 * `durable: false` is for tests: a power cut may then lose everything.
 */
export function postgresConfiguration(listening: Listening, { durable }: { readonly durable: boolean }): string {
  const rows: readonly (readonly [name: string, value: string])[] = [
    ['listen_addresses', listening.kind === 'loopback' ? '127.0.0.1' : ''],
    ['unix_socket_directories', listening.kind === 'socket' ? listening.folder : ''],
    ['unix_socket_permissions', '0700'],
    ['port', String(listening.port)],
    ['max_connections', '100'],
    ['shared_buffers', '128MB'],
    ['work_mem', '8MB'],
    ['maintenance_work_mem', '64MB'],
    // There are only small queries by key; compiling them costs more than it saves.
    ['jit', 'off'],
    ['random_page_cost', '1.1'],
    ['timezone', 'UTC'],
    ['log_timezone', 'UTC'],
    // User input is not logged: no statements, and no details, which quote the values of rows.
    ['log_min_error_statement', 'panic'],
    ['log_error_verbosity', 'terse'],
    ['log_min_messages', 'warning'],
    ...(durable
      ? []
      : ([
          ['fsync', 'off'],
          ['synchronous_commit', 'off'],
          ['full_page_writes', 'off'],
        ] as const)),
  ];
  return `${rows.map(([name, value]) => `${name} = ${quoted(value)}`).join('\n')}\n`;
}
