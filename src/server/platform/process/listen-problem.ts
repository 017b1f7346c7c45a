import { StartError } from './start-error.ts';
import { errorCodeOf } from './system-error.ts';

type Address = { readonly host: string; readonly port: number };

/** What the operator can do about a server that cannot listen: a `StartError`, or the error itself. */
export function listenProblem(error: unknown, { host, port }: Address): unknown {
  const code = errorCodeOf(error);
  const message = ((): string | null => {
    if (code === 'EADDRINUSE')
      return `Port ${port} is in use by another program, perhaps another Lectern. Stop that program, or set PORT to another port, such as ${port + 1}.`;
    if (code === 'EACCES')
      return `This account may not listen on port ${port}. Set PORT to 1024 or higher, and let a proxy receive the requests.`;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `HOST=${host} is not an address of this machine. Set HOST to one that is, or to 0.0.0.0 for all.`;
    return null;
  })();
  return message === null ? error : new StartError(message, { cause: error });
}
