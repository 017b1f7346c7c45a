/**
 * Placeholder for an effect, promise or delay that is provided where the machine runs. If it is missing there, using it
 * throws an error that names it.
 * @param machine name of the machine, for the error message
 */
export const unprovidedIn = (machine: string) => (name: string) => (): never => {
  throw new Error(`The ${machine} machine has no implementation of "${name}".`);
};
